import { and, asc, eq, gt, gte, inArray, lte, sql } from "drizzle-orm"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { findTourById } from "#features/tours/tours.server.ts"
import { db, type Database } from "#server/database.server.ts"
import type { Departure, DepartureQuery } from "./departure.ts"
import { departures } from "./departures.table.server.ts"

/**
 * The departures of a tour that can still be booked or are full, by date. Closed and called-off ones are left out.
 * @throws notFound for an unknown tour
 */
export async function listDepartures(tourId: string, range: DepartureQuery): Promise<Departure[]> {
  const tour = await findTourById(tourId)
  const from = range.from ?? hanoiDate()
  const rows = await db
    .select()
    .from(departures)
    .where(
      and(
        eq(departures.tourId, tour._id),
        gte(departures.date, from),
        lte(departures.date, range.to ?? addDays(from, 366)),
        gt(departures.closesAt, new Date()),
        inArray(departures.status, ["open", "guaranteed"]),
      ),
    )
    .orderBy(asc(departures.date), asc(departures.startTime))
    .limit(1000)
  return rows.map((row) => ({
    _id: row.id,
    date: row.date,
    startTime: row.startTime,
    capacity: row.capacity,
    placesLeft: row.capacity - row.booked,
    minimum: row.minimum,
    booked: row.booked,
    status: row.status,
    closesAt: row.closesAt.toISOString(),
    price: row.priceMinor === null ? tour.price : toMajor(row.priceMinor, tour.pricing.currency),
  }))
}

/** A departure as the booking needs it, with its row locked until the transaction ends. */
export type HeldDeparture = typeof departures.$inferSelect

/**
 * Takes places on a departure in one statement: of all who try at once only those who fit succeed, for each waits for
 * the row the one before has locked.
 * @returns the departure, or undefined when it is closed, called off, past its cut-off or has too few places left
 */
export async function takePlaces(departureId: string, people: number, database: Database): Promise<HeldDeparture | undefined> {
  const [row] = await database
    .update(departures)
    .set({ booked: sql`${departures.booked} + ${people}` })
    .where(
      and(
        eq(departures.id, departureId),
        inArray(departures.status, ["open", "guaranteed"]),
        gt(departures.closesAt, sql`now()`),
        sql`${departures.booked} + ${people} <= ${departures.capacity}`,
      ),
    )
    .returning()
  return row
}

/** Gives places back, as when a booking is cancelled or moved. */
export async function givePlacesBack(departureId: string, people: number, database: Database): Promise<void> {
  await database
    .update(departures)
    .set({ booked: sql`${departures.booked} - ${people}` })
    .where(eq(departures.id, departureId))
}

/** Adds dated departures; those that exist for the same tour, date and time stay as they are. */
export async function createDepartures(rows: (typeof departures.$inferInsert)[], database: Database = db): Promise<void> {
  if (rows.length) await database.insert(departures).values(rows).onConflictDoNothing()
}
