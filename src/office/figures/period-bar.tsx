import { Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { CALENDARS } from "#domain/figures/figures.schema.ts"
import { MEASURES } from "#domain/figures/figures.ts"
import { PRESETS, presetPeriod } from "#domain/figures/period.ts"
import { hanoiDate } from "#lib/today.ts"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { ChoiceChips } from "#office/ui/forms/choice-chips.tsx"
import type { Choices } from "./choices.ts"

type Props = { choices: Choices; change: (changed: Partial<Choices>) => void; errors: Record<string, string> }

/** Chooses the period, the calendar and what the charts show. */
export function PeriodBar({ choices, change, errors }: Props) {
  const translate = useTranslate()
  const today = hanoiDate()
  const { from, to, by, measure } = choices
  const preset = PRESETS.find((name) => {
    const period = presetPeriod(name, today)
    return period.from === from && period.to === to
  })
  return (
    <Box role="search">
      <ChoiceChips
        label="figures.period"
        choices={choicesOf(PRESETS, "figures.presets").map(({ id, name }) => ({ id, name: translate(name) }))}
        chosen={preset}
        onChoose={(name) => change(presetPeriod(name, today))}
      />
      <Box sx={{ display: "grid", columnGap: 1.5, gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" } }}>
        <DateField
          label="figures.from"
          value={from}
          onChange={(day) => day && change({ from: day, ...(day > to && { to: day }) })}
          error={errors.from}
        />
        <DateField label="figures.to" value={to} onChange={(day) => day && change({ to: day })} error={errors.to} />
        <SelectField
          label="figures.by"
          choices={choicesOf(CALENDARS, "figures.calendars")}
          value={by}
          onChange={(by) => by && change({ by })}
        />
        <SelectField
          label="figures.measure"
          choices={choicesOf(MEASURES, "figures.measures")}
          value={measure}
          onChange={(measure) => measure && change({ measure })}
        />
      </Box>
    </Box>
  )
}
