import { emptyDraft, partyOf, type TourDraft } from "#domain/bookings/checkout/fields/tour-draft.ts"
import { firstTravelDate, lastTravelDate } from "#domain/bookings/quote/order-limits.ts"
import type { Departure } from "#domain/departures/departure.ts"
import type { Trip } from "#domain/search/search.ts"
import { type Tour, TRAVELERS } from "#domain/tours/tour.ts"

type Rules = Parameters<typeof partyOf>[0] & Pick<Tour, "hasDepartures">

/** Starts an order with the party of the visitor's last search, and with its day if the tour runs on request. */
export function fillFromTrip(tour: Rules, draft: TourDraft, trip: Trip): TourDraft {
  const { adults, ages = [] } = trip
  const day = dayOf(trip)
  const isBegun = draft.adults !== emptyDraft.adults || draft.children.length > 0
  const isBookable = day !== undefined && day >= firstTravelDate() && day <= lastTravelDate()
  return {
    ...draft,
    ...(adults !== undefined && !isBegun && partyOf(tour, adults, ages.slice(0, TRAVELERS.max - adults))),
    ...(!draft.travelDate && !tour.hasDepartures && isBookable && { travelDate: day }),
  }
}

/** Returns the one day of the visitor's last search. Undefined if it named several, or none. */
export function dayOf({ from, to }: Trip): string | undefined {
  return from === to ? from : undefined
}

/** Returns the first departure with enough places on or after the first day of the visitor's last search. */
export function departureFor({ from = "" }: Trip, departures: Departure[], people: number): Departure | undefined {
  return departures
    .filter(({ date, placesLeft }) => date >= from && placesLeft >= people)
    .toSorted((one, other) => one.date.localeCompare(other.date))[0]
}
