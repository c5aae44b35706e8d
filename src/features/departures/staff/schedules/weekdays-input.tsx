import { FormControl, FormHelperText, FormLabel, ToggleButton, ToggleButtonGroup } from "@mui/material"
import { useId } from "react"
import { useInput, useTranslate } from "react-admin"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { shortWeekday, WEEKDAYS, weekdayName } from "./weekdays.ts"

/** Weekdays to press, Monday first. */
export function WeekdaysInput({ source }: { source: string }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const labelId = useId()
  const { field, fieldState } = useInput({ source })
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId}>{translate("departures.fields.weekdays")}</FormLabel>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        value={field.value}
        onChange={(_, chosen: number[]) => field.onChange(chosen.toSorted())}
        color="primary"
        fullWidth
        sx={{ mt: 0.5 }}
      >
        {WEEKDAYS.map((weekday) => (
          <ToggleButton key={weekday} value={weekday} aria-label={weekdayName(weekday, language)} sx={{ px: 0.5 }}>
            {shortWeekday(weekday, language)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.error?.message && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  )
}
