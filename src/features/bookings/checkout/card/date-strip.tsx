import { useId } from "react"
import { type Departure, willRunWords } from "#features/departures/departure.ts"
import { FEW_PLACES } from "#features/tours/tour.ts"
import { formatDate } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { hanoiMoment } from "#lib/today.ts"
import type { DateSelection } from "../fields/tour-order.ts"
import { cardMessages as texts } from "./messages.ts"

type Props = {
  legend: string
  days: DateSelection[]
  /** Says what the party pays on a day. Empty if the price is open. */
  priceOn: (day: DateSelection) => string
  chosen: string
  onChoose: (day: DateSelection) => void
}

/** Offers some days, each with what the party pays, the places if they are few, and whether it will run. */
export function DateStrip({ legend, days, priceOn, chosen, onChoose }: Props) {
  const language = useLanguage()
  const name = useId()
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
            {day.departure && <DepartureNote departure={day.departure} />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function DepartureNote({ departure }: { departure: Departure }) {
  const t = useTranslate()
  const language = useLanguage()
  const { placesLeft, booked, minimum, needed, decideBy } = departure
  const runs =
    needed && decideBy
      ? t(texts.undecided, {
          booked,
          minimum: minimum ?? 0,
          date: formatDate(hanoiMoment(new Date(decideBy)).date, language, "brief").replaceAll(" ", "\u00A0"),
        })
      : willRunWords(departure, language)
  return (
    <>
      {placesLeft <= FEW_PLACES && <span className="text-xs">{formatPlacesLeft(placesLeft, language)}</span>}
      {runs && <span className="text-xs font-normal">{runs}</span>}
    </>
  )
}
