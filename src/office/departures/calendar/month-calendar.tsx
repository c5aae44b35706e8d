import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from "@mui/material"
import { useState } from "react"
import type { Departure } from "#domain/departures/departure.ts"
import { now } from "#lib/clock.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Hint } from "#office/ui/hint.tsx"

type Props = {
  departures: Departure[]
  chosenId: string
  /** Where the booking is now. */
  presentId?: string | undefined
  onChoose: (id: string) => void
}

const monthOf = ({ date }: Departure) => date.slice(0, 7)

/** Chooses a departure: first the month, then the day with the places left. */
export function MonthCalendar({ departures, chosenId, presentId, onChoose }: Props) {
  const words = useWords()
  const { translate, day, clock } = words
  const present = new Date(now()).toISOString()
  const months = [...new Set(departures.map(monthOf))]
  const chosen = departures.find(({ _id }) => _id === chosenId)
  const open = departures.find(({ closesAt }) => closesAt > present)
  const firstOpen = open && monthOf(open)
  const [opened, setOpened] = useState<string>()
  const month = opened ?? (chosen && monthOf(chosen)) ?? firstOpen ?? months[0] ?? ""
  return (
    <Box sx={{ mb: 1 }}>
      <TextField
        select
        label={translate("departures.month")}
        value={months.includes(month) ? month : ""}
        onChange={(event) => setOpened(event.target.value)}
      >
        {months.map((one) => (
          <MenuItem key={one} value={one}>
            {words.month(one)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        value={chosenId}
        onChange={(_, id: string | null) => id && onChoose(id)}
        aria-label={translate("bookings.moving.departure")}
        sx={{
          display: "grid",
          gap: 0.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
          maxHeight: 280,
          overflowY: "auto",
        }}
      >
        {departures
          .filter((departure) => monthOf(departure) === month)
          .map(({ _id, date, startTime, placesLeft, closesAt }) => (
            <ToggleButton
              key={_id}
              value={_id}
              {...(_id === chosenId && { ref: bringIntoView })}
              sx={{ ...OPEN, display: "block", textAlign: "left", lineHeight: 1.3 }}
            >
              {day(date)}
              <Hint component="span" sx={{ display: "block" }}>
                {clock(startTime)} · {translate("bookings.moving.placesLeft", { n: placesLeft })}
                {closesAt <= present && ` · ${translate("departures.closedToGuests")}`}
                {_id === presentId && ` · ${translate("bookings.moving.present")}`}
              </Hint>
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** The list scrolls, and a chosen day late in the month would be out of sight. */
const bringIntoView = (chosen: HTMLElement | null) => chosen?.scrollIntoView({ block: "nearest" })

/** The buttons stand apart, so each has its whole border. */
const OPEN = {
  "&&": { border: 1, borderColor: "divider", borderRadius: 1, m: 0, px: 1.25, py: 0.75, color: "text.primary" },
  "&&.Mui-selected": { borderColor: "primary.main", boxShadow: "inset 0 0 0 1px currentColor", color: "primary.main" },
} as const
