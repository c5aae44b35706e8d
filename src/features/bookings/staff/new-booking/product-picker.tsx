import { Autocomplete, TextField } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { inLanguage } from "#i18n/localized.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { callApi } from "#staff/http.ts"
import type { FoundProduct } from "./new-order.ts"

const KINDS = [
  ["tour", "/tours"],
  ["transfer", "/transfers"],
  ["product", "/products"],
] as const
const PER_KIND = 8

type Props = { product: FoundProduct | null; onChange: (product: FoundProduct | null) => void }

/** Finds a tour, a transfer or an extra by a few letters, without accents. */
export function ProductPicker({ product, onChange }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [typed, setTyped] = useState("")
  const { data = [], isFetching } = useQuery<FoundProduct[]>({
    queryKey: ["products to book", typed],
    queryFn: () => findProducts(typed),
    placeholderData: keepPreviousData,
  })
  return (
    <Autocomplete
      options={data}
      value={product}
      loading={isFetching}
      filterOptions={(options) => options}
      groupBy={({ productType }) => translate(`bookings.types.${productType}`)}
      getOptionLabel={({ title }) => inLanguage(title, language)}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(option, value) => option._id === value._id}
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, text, reason) => reason !== "reset" && setTyped(text)}
      renderInput={(props) => <TextField {...props} label={translate("bookings.fields.product")} autoFocus required />}
    />
  )
}

async function findProducts(search: string): Promise<FoundProduct[]> {
  const lists = await Promise.all(
    KINDS.map(async ([productType, path]) => {
      const query = new URLSearchParams({ view: "card", limit: String(PER_KIND), page: "1", ...(search && { search }) })
      const { data } = await callApi(`${path}?${query}`)
      return (data as Omit<FoundProduct, "productType">[]).map((found) => ({ ...found, productType }))
    }),
  )
  return lists.flat()
}
