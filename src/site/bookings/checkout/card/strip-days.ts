import { type DateSelection, selectDeparture } from "#domain/bookings/checkout/fields/tour-draft.ts"
import type { DeparturesAnswer } from "#domain/departures/departure.ts"
import { addDays } from "#lib/today.ts"

/** How many days the side card shows. */
const STRIP_LENGTH = 8
const DAYS_AHEAD = 366

type Dates = Pick<DeparturesAnswer, "data" | "closedDays" | "firstDay">

/** Returns the next departures from a day on that have room for the party, one for each day. */
export function nextDepartures({ data: departures }: Dates, from: string, people: number): DateSelection[] {
  const fitting = departures.filter(({ date, placesLeft }) => date >= from && placesLeft >= people)
  const days = fitting.filter(({ date }, nth) => date !== fitting[nth - 1]?.date)
  return days.slice(0, STRIP_LENGTH).map((departure) => selectDeparture(departure))
}

/** Returns the next days from a day on that are not closed, for tours that start on any day. */
export function nextOpenDays({ closedDays, firstDay }: Dates, from: string): DateSelection[] {
  const days: DateSelection[] = []
  if (firstDay === null) return days
  const start = from > firstDay ? from : firstDay
  for (let nth = 0; days.length < STRIP_LENGTH && nth < DAYS_AHEAD; nth += 1) {
    const travelDate = addDays(start, nth)
    const isClosed = closedDays.some((closed) => closed.from <= travelDate && travelDate <= closed.to)
    if (!isClosed) days.push({ travelDate, departure: undefined })
  }
  return days
}
