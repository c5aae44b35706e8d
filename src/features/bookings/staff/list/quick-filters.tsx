import { Box, Chip } from "@mui/material"
import { useListContext, useTranslate } from "react-admin"
import { addDays, hanoiDate } from "#lib/today.ts"

/** The filters that are used all day, one press each. */
export function QuickFilters() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const today = hanoiDate()
  const options = [
    { label: "bookings.quick.answer", filter: { due: "answer" } },
    { label: "bookings.quick.today", filter: { status: "confirmed", from: today, to: today } },
    { label: "bookings.quick.week", filter: { status: "confirmed", from: today, to: addDays(today, 6) } },
    { label: "bookings.quick.completion", filter: { due: "completion" } },
    { label: "bookings.quick.choice", filter: { due: "choice" } },
    { label: "bookings.quick.refund", filter: { due: "refund" } },
    { label: "bookings.quick.notHeld", filter: { status: "pending", placesHeld: "false" } },
  ]
  const { search, ...chosen } = filterValues
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 1.5 }}>
      {options.map(({ label, filter }) => {
        const isOn = JSON.stringify(chosen) === JSON.stringify(filter)
        return (
          <Chip
            key={label}
            label={translate(label)}
            color={isOn ? "primary" : "default"}
            variant={isOn ? "filled" : "outlined"}
            aria-pressed={isOn}
            onClick={() => setFilters({ ...(search && { search }), ...(isOn ? {} : filter) }, displayedFilters)}
          />
        )
      })}
    </Box>
  )
}
