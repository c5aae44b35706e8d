import { useTranslate } from "react-admin"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import type { TransferDeparture } from "#domain/transfers/transfer.ts"
import { formatTime } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

/**
 * Returns the departures of a timetable as choices, with arrival and places left. Full ones can be chosen, too: staff
 * decide whether they take more people. A chosen time outside the timetable stays a choice.
 */
export function useDepartureChoices(departures: TransferDeparture[], chosen: string): { id: string; name: string }[] {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const named = ({ time, arrival, daysLater, placesLeft }: TransferDeparture) =>
    withDots(
      translate(daysLater > 0 ? "bookings.new.arrivesNextDay" : "bookings.new.arrives", {
        time: formatTime(time, language),
        arrival: formatTime(arrival, language),
      }),
      placesLeft !== null && formatPlacesLeft(placesLeft, language),
    )
  const choices = departures.map((departure) => ({ id: departure.time, name: named(departure) }))
  const isOther = chosen !== "" && !choices.some(({ id }) => id === chosen)
  return isOther ? [...choices, { id: chosen, name: formatTime(chosen, language) }] : choices
}

/** Shows a whole departure on a phone, where its places would be cut off. */
export const WRAPPED = { "& .MuiSelect-select": { whiteSpace: "normal" } }

type Times = { pickupTime: string; returnLeg: { pickupTime: string } | null }

/** Returns how many places the chosen departures of a timetable have left. */
export function timedPlacesLeft(
  { pickupTime, returnLeg }: Times,
  departures: Quoted["departures"] | undefined,
): number {
  const left = (list: TransferDeparture[] = [], time = "") =>
    list.find((departure) => departure.time === time)?.placesLeft ?? Number.POSITIVE_INFINITY
  return Math.min(left(departures?.outbound, pickupTime), left(departures?.returnLeg, returnLeg?.pickupTime))
}
