import type { TransferDeparture } from "#features/transfers/transfer.ts"
import { formatTime, plural } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Choices } from "#ui/form/choices.tsx"
import { orderMessages as texts } from "./order-messages.ts"

type Props = {
  name: string
  departures: TransferDeparture[]
  passengers: number
  chosen: string
  error: string | undefined
  onChoose: (time: string) => void
}

/** Asks for one of a timetable's departures, with arrival and places left. Those without room can't be chosen. */
export function DepartureTimes({ name, departures, passengers, chosen, error, onChoose }: Props) {
  const t = useTranslate()
  return (
    <Choices
      legend={t(texts.departure)}
      name={name}
      choose="one"
      options={departures.map((departure) => ({
        value: departure.time,
        label: <DepartureLabel {...departure} />,
        disabled: departure.placesLeft !== null && departure.placesLeft < passengers,
      }))}
      chosen={[chosen]}
      error={error}
      onChoose={onChoose}
    />
  )
}

function DepartureLabel({ time, arrival, daysLater, placesLeft }: TransferDeparture) {
  const t = useTranslate()
  const language = useLanguage()
  const times = { time: formatTime(time, language), arrival: formatTime(arrival, language) }
  const left =
    placesLeft === 0 ? t(texts.full) : plural(placesLeft ?? 0, language, t(texts.onePlaceLeft), t(texts.placesLeft))
  return (
    <span>
      {interpolate(t(daysLater > 0 ? texts.arrivesNextDay : texts.arrivesAt), times)}
      {placesLeft !== null && (
        <span className="block text-sm font-normal">{interpolate(left, { n: placesLeft })}</span>
      )}
    </span>
  )
}
