import { useQuery } from "@tanstack/react-query"
import type { Departure } from "#features/departures/departure.ts"
import { DepartureCalendar } from "#features/departures/departure-calendar.tsx"
import { departuresQuery } from "#features/tours/queries.ts"
import type { Tour } from "#features/tours/tour.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export type ChosenDate = { date?: string; departure?: Departure }

type Props = {
  tour: Tour
  /** Any day can be asked for. */
  onRequest: boolean
  people: number
  id: string
  range: { min: string; max: string }
  value: ChosenDate
  error: string | undefined
  onChange: (value: ChosenDate) => void
}

/** The day of travel: any within the range, or one of the open departures where the tour has dated ones. */
export function DateChoice(props: Props) {
  const t = useT()
  if (!props.onRequest) return <DepartureChoice {...props} />
  const { id, range, value, error, onChange } = props
  return (
    <TextField
      id={id}
      type="date"
      label={t(texts.travelDate)}
      required
      min={range.min}
      max={range.max}
      value={value.date ?? ""}
      error={error}
      onChange={(event) => onChange({ date: event.currentTarget.value })}
    />
  )
}

function DepartureChoice({ tour, people, id, value, error, onChange }: Props) {
  const t = useT()
  const language = useLanguage()
  const { data: departures, isPending, isError, refetch } = useQuery(departuresQuery(tour._id))
  if (isPending) return <p role="status">{t(texts.loadingDepartures)}</p>
  if (isError) {
    return (
      <div role="alert">
        <p>{t(texts.departuresFailed)}</p>
        <Button look="quiet" onClick={() => refetch()}>
          {t(texts.tryAgain)}
        </Button>
      </div>
    )
  }
  const choose = (date: string) => {
    const departure = departures.find((one) => one.date === date && one.placesLeft >= people)
    if (departure) onChange({ date, departure })
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="outline-none">
      <legend className="font-semibold">{t(texts.chooseDeparture)}</legend>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-cancelled">
          {error}
        </p>
      )}
      {departures.length === 0 ? (
        <p className="mt-2">{t(texts.noDepartures)}</p>
      ) : (
        <DepartureCalendar departures={departures} people={people} chosen={value.date} onChoose={choose} />
      )}
      {value.departure && (
        <p role="status" className="mt-2 font-semibold">
          {formatDate(value.departure.date, language)} · {formatTime(value.departure.startTime, language)}
        </p>
      )}
    </fieldset>
  )
}
