import { Box, Chip } from "@mui/material"
import type { ReactNode } from "react"
import { useListContext, useTranslate } from "react-admin"

type Filters = Record<string, unknown>

/** The values that each filter sets, by the key of its text. */
export type QuickFilter = Record<string, Filters>

/** Returns a filter for each status, with texts that are called `<texts>.<status>`. */
export const byStatus = (texts: string, statuses: readonly string[]): QuickFilter =>
  Object.fromEntries(statuses.map((status) => [`${texts}.${status}`, { status }]))

type Props = {
  filters: QuickFilter
  /** The filter of the input that is shown before them. */
  kept?: string | undefined
  /** Shown before the filters. */
  children?: ReactNode
}

/**
 * Filters that are used all day, one press each. One of them replaces every other filter and the search, except those
 * of the input beside them (`kept`). Each shows its number of records if the API counts them.
 */
export function QuickFilters({ filters, kept, children }: Props) {
  const { filterValues, setFilters, meta } = useListContext()
  const translate = useTranslate()
  const sources = new Set(Object.values(filters).flatMap(Object.keys))
  const others = kept && filterValues[kept] ? { [kept]: filterValues[kept] } : {}
  return (
    <Box
      role="group"
      aria-label={translate("staff.quickFilters")}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, p: 1.5 }}
    >
      {children}
      {Object.entries(filters).map(([text, filter]) => {
        const isOn = [...sources].every((source) => filterValues[source] === filter[source])
        const count = meta?.counts?.[text.slice(text.lastIndexOf(".") + 1)]
        return (
          <Chip
            key={text}
            label={count ? `${translate(text)} (${count})` : translate(text)}
            color={isOn ? "primary" : "default"}
            variant={isOn ? "filled" : "outlined"}
            aria-pressed={isOn}
            onClick={() => setFilters(isOn ? others : { ...others, ...filter }, [])}
          />
        )
      })}
    </Box>
  )
}
