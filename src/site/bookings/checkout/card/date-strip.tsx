import { useId } from "react"
import type { DateSelection } from "#domain/bookings/checkout/fields/tour-draft.ts"
import { type Departure, willRunWords } from "#domain/departures/departure.ts"
import { FEW_PLACES } from "#domain/tours/tour.ts"
import { formatDate } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { cardMessages as texts } from "./messages.ts"

type Props = {
  legend: string
  days: DateSelection[]
  /** Says what the party pays on a day. Empty if the price is open. */
  priceOn: (day: DateSelection) => string
  people: number
  chosen: string
  onChoose: (day: DateSelection) => void
}

/** Offers some days, each with what the party pays, the places if they are few, and whether it runs with them. */
export function DateStrip({ legend, days, priceOn, people, chosen, onChoose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const name = useId()
  const hasMinimum = days.some(({ departure }) => departure && departure.needed !== null)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-2 gap-1.5">
        {days.map((day) => (
          <label key={day.travelDate} className="choice min-w-0 flex-col items-start justify-start gap-0 py-2 text-sm">
            <input
              type="radio"
              name={name}
              value={day.travelDate}
              checked={day.travelDate === chosen}
              onChange={() => onChoose(day)}
            />
            {formatDate(day.travelDate, language, "brief")}
            <span className="font-normal tabular-nums">{priceOn(day)}</span>
            {day.departure && <DepartureNote departure={day.departure} people={people} hasMinimum={hasMinimum} />}
          </label>
        ))}
      </div>
      {days.some(({ departure }) => departure && isOpen(departure, people)) && (
        <p className="mt-1 text-sm text-soft">{t(texts.undecided)}</p>
      )}
    </fieldset>
  )
}

const isOpen = ({ needed }: Departure, people: number) => needed !== null && needed > people

type NoteProps = { departure: Departure; people: number; hasMinimum: boolean }

function DepartureNote({ departure, people, hasMinimum }: NoteProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { placesLeft } = departure
  const certain = willRunWords(departure, language, people) ?? (hasMinimum && t(texts.runs))
  const runs = !isOpen(departure, people) && certain
  return (
    <>
      {placesLeft <= FEW_PLACES && <span className="text-xs">{formatPlacesLeft(placesLeft, language)}</span>}
      {runs && <span className="text-xs font-normal">{runs}</span>}
    </>
  )
}
