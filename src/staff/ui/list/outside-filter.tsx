import { Box } from "@mui/material"
import { useGetList, useListContext, useResourceContext, useTranslate } from "react-admin"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"

/** Says how many records a search or filter hides, and shows them all at one press. `always` is sent anyway. */
export function OutsideFilter({ always = {} }: { always?: object }) {
  const { filterValues, total, isPending, setFilters } = useListContext()
  const resource = useResourceContext() ?? ""
  const translate = useTranslate()
  const isFiltered = Object.keys(filterValues).some((source) => !(source in always))
  const { total: all } = useGetList(
    resource,
    { filter: always, pagination: { page: 1, perPage: 1 } },
    { enabled: isFiltered },
  )
  const outside = (all ?? 0) - (total ?? 0)
  if (!isFiltered || isPending || outside <= 0) return null
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, px: 2 }}>
      <Hint role="status">{translate("staff.outsideFilter", { n: outside })}</Hint>
      <ActionButton label="staff.showAll" size="small" onClick={() => setFilters({}, [])} />
    </Box>
  )
}
