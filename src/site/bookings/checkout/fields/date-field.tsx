import { useQuery } from "@tanstack/react-query"
import { useHydrated } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useId } from "react"
import { type DateSelection, NO_DATE, selectDeparture } from "#domain/bookings/checkout/fields/tour-draft.ts"
import { firstTravelDate, lastTravelDate } from "#domain/bookings/quote/order-limits.ts"
import { type Departure, willRunWords } from "#domain/departures/departure.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { formatInstant } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { DepartureCalendar } from "#site/departures/departure-calendar.tsx"
import { departuresQuery } from "#site/tours/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { SelectField, TextField } from "#site/ui/form/field.tsx"
import { FieldError } from "#site/ui/form/field-error.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { orderMessages } from "./order-messages.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = {
  tour: Tour
  anyDate: boolean
  /** Shows departures as a select, which works without JavaScript. */
  asSelect?: boolean
  people: number
  /** The date of a booking that is moved, or one that fits what the visitor searched for. */
  opensOn?: string | undefined
  value: DateSelection
  onChange: (value: DateSelection) => void
}

type FieldProps = Props & { id: string; error: string | undefined }

export function DateField(given: Props) {
  const hydrated = useHydrated()
  const field = useFormField()
  const made = useId()
  const { id = made, error = field("departureId").error } = field("travelDate")
  const props = { ...given, id, error }
  const { tour, asSelect, anyDate } = props
  if (asSelect && !hydrated && tour.hasDepartures && tour.priceRules.privateGroups.length > 0) {
    // Without JavaScript both fields are rendered, and CSS shows the one for the chosen group type.
    return (
      <>
        <div className="group-has-[[value=alone]:checked]/order:hidden">
          <DepartureList {...props} />
        </div>
        <div className="hidden group-has-[[value=alone]:checked]/order:block">
          <DayField {...props} id={`${props.id}-day`} />
        </div>
      </>
    )
  }
  if (anyDate) return <DayField {...props} />
  return asSelect ? <DepartureList {...props} /> : <DepartureChoice {...props} />
}

function DayField({ id, value, error, onChange }: FieldProps) {
  const t = useTranslate()
  return (
    <TextField
      id={id}
      name="travelDate"
      type="date"
      label={t(texts.travelDate)}
      required
      min={firstTravelDate()}
      max={lastTravelDate()}
      value={value.travelDate}
      error={error}
      onChange={(event) => onChange({ travelDate: event.currentTarget.value, departure: undefined })}
    />
  )
}

function DepartureList({ tour, people, id, value, error, onChange }: FieldProps) {
  const t = useTranslate()
  // Without JavaScript the party size is only known after submit, so no option is disabled.
  const hydrated = useHydrated()
  const language = useLanguage()
  const { data: departures = [] } = useQuery(departuresQuery(tour._id))
  useClearedIfFull(departures, { people, value, onChange })
  const open = departures.filter(({ placesLeft }) => placesLeft > 0)
  const choose = (code: string) => onChange(selectDeparture(open.find(({ _id }) => _id === code)))
  return (
    <SelectField
      id={id}
      name="departure"
      label={t(texts.chooseDeparture)}
      hint={open.length ? undefined : t(texts.noDepartures)}
      required
      value={value.departure?._id ?? ""}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t(orderMessages.choose)}</option>
      {open.map((departure) => (
        <option key={departure._id} value={departure._id} disabled={hydrated && departure.placesLeft < people}>
          {withDots(
            formatMoment(departure.date, departure.startTime, language),
            formatPlacesLeft(departure.placesLeft, language),
            willRunWords(departure, language, people),
          )}
        </option>
      ))}
    </SelectField>
  )
}

function DepartureChoice({ tour, people, opensOn, id, value, error, onChange }: FieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: departures, isPending, isError, refetch } = useQuery(departuresQuery(tour._id))
  useClearedIfFull(departures, { people, value, onChange })
  if (isPending) {
    // As high as a calendar of five weeks: the fields below stay where they are when it comes.
    return (
      <div className="min-h-[29rem]">
        <p className="font-semibold">{t(texts.chooseDeparture)}</p>
        <p role="status">{t(texts.loadingDepartures)}</p>
      </div>
    )
  }
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
    if (departure) onChange(selectDeparture(departure))
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="outline-none">
      <legend className="font-semibold">{t(texts.chooseDeparture)}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {departures.length === 0 ? (
        <p className="mt-2">{t(texts.noDepartures)}</p>
      ) : (
        <DepartureCalendar
          departures={departures}
          people={people}
          chosen={value.departure?.date}
          opensOn={opensOn}
          onChoose={choose}
        />
      )}
      {value.departure && (
        <div role="status" className="mt-2">
          <p className="font-semibold">{formatMoment(value.departure.date, value.departure.startTime, language)}</p>
          <WillRun departure={value.departure} people={people} />
        </div>
      )}
    </fieldset>
  )
}

/** Says whether the chosen departure will run, and until when the company decides. */
function WillRun({ departure, people }: { departure: Departure; people: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const words = willRunWords(departure, language, people)
  if (!words) return null
  const { decideBy, needed } = departure
  return (
    <p>
      {words}
      {decideBy && (needed ?? 0) > people && `. ${t(texts.decidedBy, { time: formatInstant(decideBy, language) })}`}
    </p>
  )
}

/** Clears the choice if newer data shows that the departure is gone or has too few places. */
function useClearedIfFull(
  departures: Departure[] | undefined,
  { people, value, onChange }: Pick<Props, "people" | "value" | "onChange">,
) {
  const clear = useEffectEvent(() => {
    const { departure } = value
    if (!departure || !departures) return
    if (!departures.some(({ _id, placesLeft }) => _id === departure._id && placesLeft >= people)) onChange(NO_DATE)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger party alone does not clear the choice
  useEffect(() => clear(), [departures])
}
