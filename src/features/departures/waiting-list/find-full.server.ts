import { and, asc, gt, lte } from "drizzle-orm"
import { freePlaces, takesBookings } from "#features/departures/departures.server.ts"
import { departures } from "#features/departures/departures.table.server.ts"
import type { Database } from "#server/database/database.server.ts"

/** Returns the id of the first departure after a day that is full. */
export async function findFullDeparture(after: string, transaction: Database): Promise<string | undefined> {
  const [row] = await transaction
    .select({ id: departures.id })
    .from(departures)
    .where(and(takesBookings, lte(freePlaces, 0), gt(departures.date, after)))
    .orderBy(asc(departures.date), asc(departures.startTime))
    .limit(1)
  return row?.id
}
