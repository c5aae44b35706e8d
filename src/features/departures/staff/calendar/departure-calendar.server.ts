import { and, asc, between, eq } from "drizzle-orm"
import type { StaffDeparture } from "#features/departures/departure.ts"
import { presentStaffDeparture, selectStaffDepartures } from "#features/departures/departures.server.ts"
import { departures } from "#features/departures/departures.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { CalendarQuery } from "../departure-entry.schema.ts"

/** More could not be read in a calendar. */
const MAX_DEPARTURES = 2_000

/** Returns the departures in a range of days, past and cancelled ones included. */
export async function listCalendarDepartures({ from, to, tourId }: CalendarQuery): Promise<StaffDeparture[]> {
  if (tourId !== undefined && !isUuid(tourId)) return []
  const rows = await selectStaffDepartures(
    and(between(departures.date, from, to), tourId ? eq(departures.tourId, tourId) : undefined),
    db,
  )
    .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
    .limit(MAX_DEPARTURES)
  return rows.map(presentStaffDeparture)
}
