import { and, eq } from "drizzle-orm"
import { findEarliestAnswered } from "#domain/settings/settings.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { closedDaysSince, findNearestDepartures, firstFreeDay } from "./departures.server.ts"

/** Returns whether a tour can be booked now for any day. @throws notFound */
export async function isBookable(tourId: string): Promise<boolean> {
  const from = hanoiDate()
  const columns = pick(tours, "hasDepartures", "startTime", "cutoffHours", "pickupZones")
  const [tour] = isUuid(tourId)
    ? await db
        .select({ ...columns, closedDays: closedDaysSince(from) })
        .from(tours)
        .where(and(eq(tours.id, tourId), tours.isActive))
    : []
  if (!tour) throw notFound("Tour")
  if (tour.hasDepartures) return (await findNearestDepartures(tourId, from, 1)).length > 0
  const days = { from, to: addDays(from, 366), earliest: await findEarliestAnswered() }
  return firstFreeDay(tour, days, tour.closedDays) !== undefined
}
