import type { TransferDeparture } from "#domain/transfers/transfer.ts"
import { formatTime } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withDots } from "#lib/text/join-parts.ts"
import { Choices } from "#site/ui/form/choices.tsx"
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
  const arrives = t(daysLater > 0 ? texts.arrivesNextDay : texts.arrives, {
    time: formatTime(arrival, language),
  })
  return (
    <span className="py-1.5">
      {formatTime(time, language)}
      <span className="block text-sm font-normal">
        {withDots(arrives, placesLeft !== null && formatPlacesLeft(placesLeft, language))}
      </span>
    </span>
  )
}
