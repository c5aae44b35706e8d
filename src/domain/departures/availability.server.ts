import { findEarliestAnswered } from "#domain/settings/settings.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { notFound } from "#server/errors.server.ts"
import { findDayRules, findNearestDepartures, firstFreeDay } from "./departures.server.ts"

/** Returns whether a tour can be booked now for any day. @throws notFound */
export async function isBookable(tourId: string): Promise<boolean> {
  const from = hanoiDate()
  const tour = await findDayRules(tourId, from)
  if (!tour) throw notFound("Tour")
  if (tour.hasDepartures) return (await findNearestDepartures(tourId, from, 1)).length > 0
  const days = { from, to: addDays(from, 366), earliest: await findEarliestAnswered() }
  return firstFreeDay(tour, days, tour.closedDays) !== undefined
}
