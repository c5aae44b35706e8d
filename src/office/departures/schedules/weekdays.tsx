import { FormControl, FormHelperText, FormLabel, ToggleButton, ToggleButtonGroup } from "@mui/material"
import { useId } from "react"
import { useInput } from "react-admin"
import type { Language } from "#i18n/localized.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"

/** Weekdays to press, Monday first. */
export function WeekdaysInput({ source }: { source: string }) {
  const { translate, language } = useWords()
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

/** ISO weekdays, 1 = Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

const NAMES: Record<Language, string[]> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  vi: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
}

const SHORT: Record<Language, string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  vi: ["T2", "T3", "T4", "T5", "T6", "T7", "CN"],
}

const shortWeekday = (weekday: number, language: Language) => SHORT[language][weekday - 1] ?? ""
const weekdayName = (weekday: number, language: Language) => NAMES[language][weekday - 1] ?? ""

/** Returns 'Tuesday, Saturday', or `everyDay` for all seven. */
export function weekdaysText(weekdays: number[], language: Language, everyDay: string): string {
  if (weekdays.length === WEEKDAYS.length) return everyDay
  return weekdays.map((weekday) => weekdayName(weekday, language)).join(", ")
}
