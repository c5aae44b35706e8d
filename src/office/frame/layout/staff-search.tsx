import SearchIcon from "@mui/icons-material/Search"
import { Autocomplete, type AutocompleteRenderInputParams, alpha, Box, InputBase, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type HTMLAttributes, useState } from "react"
import {
  type DataProvider,
  useCreatePath,
  useDataProvider,
  useDebouncedEvent,
  useNavigate,
  useResourceDefinitions,
  useTranslate,
} from "react-admin"
import type { Language } from "#i18n/localized.ts"
import { areaOf } from "#office/frame/access/screen-areas.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { labelOf, type StaffResource } from "#office/frame/staff-slice.ts"
import { staffSlices } from "#office/frame/staff-slices.ts"
import { Hint } from "#office/ui/hint.tsx"

const TYPING_MS = 250
const MIN_LETTERS = 2

/** Searches bookings, people and content from anywhere, as far as they belong to one's job. Enter lists the bookings found. */
export function StaffSearch() {
  const [typed, setTyped] = useState("")
  const [text, setText] = useState("")
  const searchLater = useDebouncedEvent((typed: string) => setText(typed.trim()), TYPING_MS)
  const navigate = useNavigate()
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const language = useStaffLanguage()
  const open = useOpen()
  const may = useMay()
  const mine = searched.filter((resource) => may(areaOf(resource)))
  const isLongEnough = text.length >= MIN_LETTERS
  const { data = [], isFetching } = useQuery<Found[]>({
    queryKey: ["staff search", text, language],
    queryFn: () => findEverything(mine, dataProvider, text, language),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const listBookings = (text: string) => {
    const filter = JSON.stringify({ search: text.trim() })
    navigate(`/staff/bookings?${new URLSearchParams({ filter, page: "1" })}`)
  }
  return (
    <Autocomplete
      freeSolo
      clearOnEscape
      value={null}
      inputValue={typed}
      options={isLongEnough && typed.trim() ? data : []}
      loading={isFetching}
      loadingText={translate("staff.searching")}
      filterOptions={(options) => options}
      groupBy={({ label }) => translate(label)}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.title)}
      getOptionKey={(option) => (typeof option === "string" ? option : `${option.resource} ${option.id}`)}
      onInputChange={(_, text, reason) => {
        if (reason === "reset") return
        setTyped(text)
        searchLater(text)
      }}
      onChange={(_, chosen) => {
        if (typeof chosen === "string") return may("bookings") ? listBookings(chosen) : undefined
        if (!chosen) return
        setTyped("")
        open(chosen)
      }}
      renderOption={({ key, ...props }, found) => <Option key={key} {...{ props, found }} />}
      renderInput={({ slotProps }) => <SearchField {...slotProps} />}
      // On phones the results take the whole width, not that of the field.
      slotProps={POPUP}
      sx={{ flex: { xs: 1, sm: "none" }, width: { sm: 320 }, minWidth: 0 }}
    />
  )
}

const POPUP = {
  popper: { placement: "bottom-start", sx: { minWidth: { xs: "calc(100vw - 16px)", sm: 420 } } },
  paper: { elevation: 8 },
  listbox: { sx: { maxHeight: "70vh" } },
} as const

function Option({ props, found: { title, details } }: { props: HTMLAttributes<HTMLLIElement>; found: Found }) {
  return (
    <Box component="li" {...props} sx={{ display: "block !important", overflowWrap: "anywhere" }}>
      <Typography component="div">{title}</Typography>
      <Hint>{details}</Hint>
    </Box>
  )
}

function SearchField({ input, htmlInput }: AutocompleteRenderInputParams["slotProps"]) {
  const translate = useTranslate()
  return (
    <InputBase
      ref={input.ref}
      placeholder={translate("staff.search")}
      inputProps={{ ...htmlInput, "aria-label": translate("staff.search") }}
      startAdornment={<SearchIcon sx={{ mr: 1 }} />}
      sx={{
        color: "inherit",
        px: 1.5,
        borderRadius: 1,
        width: 1,
        bgcolor: (theme) => alpha(theme.palette.common.white, 0.15),
      }}
    />
  )
}

function useOpen() {
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const definitions = useResourceDefinitions()
  return ({ resource, id }: Found) =>
    navigate(createPath({ resource, id, type: definitions[resource]?.hasShow ? "show" : "edit" }))
}

const PER_RESOURCE = 4

/** A search result. `label` names its resource. */
type Found = { resource: string; label: string; id: string; title: string; details: string }

const searched = staffSlices.flatMap(({ resources = [] }) => resources.filter(({ found }) => found))

/** Returns the best few records of each resource, also hidden ones, in the order of the menu. */
async function findEverything(
  resources: StaffResource[],
  dataProvider: DataProvider,
  search: string,
  language: Language,
): Promise<Found[]> {
  const found = await Promise.all(
    resources.map(async (resource) => {
      const { data } = await dataProvider.getList(resource.name, {
        filter: { search },
        pagination: { page: 1, perPage: PER_RESOURCE },
      })
      return data.map((row) => ({
        ...resource.found!(row, language),
        resource: resource.name,
        label: labelOf(resource),
        id: row.id,
      }))
    }),
  )
  return found.flat()
}
