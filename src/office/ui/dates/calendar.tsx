import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs"
import { DateCalendar } from "@mui/x-date-pickers/DateCalendar"
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider"
import { enUS, type PickersLocaleText, viVN } from "@mui/x-date-pickers/locales"
import dayjs from "dayjs"
import { hanoiDate } from "#lib/today.ts"
import "dayjs/locale/en-gb"
import "dayjs/locale/vi"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type Props = {
  /** YYYY-MM-DD, or empty. */
  value: string
  min: string | undefined
  max: string | undefined
  onChoose: (date: string) => void
}

/** A month to choose a day of. Weeks begin on Monday. */
export default function Calendar({ value, min, max, onChoose }: Props) {
  const language = useStaffLanguage()
  const { components } = language === "vi" ? viVN : enUS
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language === "vi" ? "vi" : "en-gb"}
      localeText={components.MuiLocalizationProvider.defaultProps.localeText as Partial<PickersLocaleText>}
    >
      <DateCalendar
        autoFocus
        referenceDate={dayjs(value || hanoiDate())}
        // Its today is the device's.
        disableHighlightToday={hanoiDate() !== hanoiDate(new Date())}
        value={value ? dayjs(value) : null}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        onChange={(day, stage) => {
          if (day && stage === "finish") onChoose(day.format("YYYY-MM-DD"))
        }}
      />
    </LocalizationProvider>
  )
}
