import { Autocomplete, Box, TextField } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useTranslate } from "react-admin"
import { inLanguage } from "#i18n/localized.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { Hint } from "#office/ui/hint.tsx"
import { findProducts } from "./find-products.ts"
import type { FoundProduct } from "./new-order.ts"

type Props = { product: FoundProduct | null; onChange: (product: FoundProduct | null) => void }

/** Finds a tour, a transfer or an extra by a few letters, without accents. Enter takes the first. */
export function ProductPicker({ product, onChange }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [typed, setTyped] = useState("")
  const found = useQuery<FoundProduct[]>({
    queryKey: ["products to book", typed],
    queryFn: () => findProducts(typed),
    placeholderData: keepPreviousData,
  })
  const { data = [] } = found
  const isAnswered = !found.isPending && !found.isPlaceholderData
  const isFresh = useRef(true)
  const { isOpen, setOpen, take } = useFirst(isAnswered ? data : undefined, onChange)
  return (
    <Autocomplete
      options={data}
      value={product}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={found.isFetching}
      autoHighlight
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => inLanguage(title, language)}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(option, value) => option._id === value._id}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2, justifyContent: "space-between !important" }}>
          {inLanguage(option.title, language)}
          <Hint component="span">{translate(`bookings.types.${option.productType}`)}</Hint>
        </Box>
      )}
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, text, reason) => {
        if (reason === "reset") return
        setTyped(text)
        isFresh.current = true
      }}
      onKeyDown={(event) => {
        const isFirstDown = event.key === "ArrowDown" && (isFresh.current || !isAnswered)
        // The options are still those of what was typed before.
        const isEarly = event.key === "Enter" && !isAnswered
        if (!isFirstDown && !isEarly) return
        event.preventDefault()
        Object.assign(event, { defaultMuiPrevented: true })
        if (isEarly) return take()
        // The first option is lit already, so the first press only goes to it.
        isFresh.current = false
        setOpen(true)
      }}
      renderInput={(props) => <TextField {...props} label={translate("bookings.fields.product")} autoFocus required />}
    />
  )
}

/** Takes the first option as soon as it is found, for those who type faster than the search answers. */
function useFirst(found: FoundProduct[] | undefined, onChange: Props["onChange"]) {
  const [isOpen, setOpen] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!isAwaited || !found) return
    setAwaited(false)
    if (!found[0]) return
    onChange(found[0])
    setOpen(false)
  }, [isAwaited, found, onChange])
  return { isOpen, setOpen, take: () => setAwaited(true) }
}
