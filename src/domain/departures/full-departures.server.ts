import { and, asc, eq, gt, lte, sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { freePlaces, takesBookings } from "./bookable.server.ts"
import { departures } from "./departures.table.server.ts"

/**
 * Locks a departure against other bookings and offers until the transaction ends. Returns whether it takes bookings,
 * until when, and the places left.
 */
export async function lockDeparture(departureId: string, transaction: Database) {
  // In a statement of its own, so that the next one reads what the lock waited for. Rows that refer to the departure may
  // still be inserted: those who insert them would otherwise wait for us, and we for them.
  await transaction
    .select({ id: departures.id })
    .from(departures)
    .where(eq(departures.id, departureId))
    .for("no key update")
  const [row] = await transaction
    .select({ isOpen: sql<boolean>`${takesBookings}`, left: freePlaces, closesAt: departures.closesAt })
    .from(departures)
    .where(eq(departures.id, departureId))
  return row
}

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
