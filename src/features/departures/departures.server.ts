import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import type { Tour } from "#features/tours/tour.ts"
import { findTourById } from "#features/tours/tours.server.ts"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database.server.ts"
import type { Departure, DepartureQuery } from "./departure.ts"
import { departures } from "./departures.table.server.ts"

/**
 * The departures of a tour that can still be booked or are full, by date. Closed and called-off ones are left out.
 * @throws notFound for an unknown tour
 */
export async function listDepartures(tourId: string, range: DepartureQuery): Promise<Departure[]> {
  const tour = await findTourById(tourId)
  const from = range.from ?? hanoiDate()
  const inRange = and(gte(departures.date, from), lte(departures.date, range.to ?? addDays(from, 366)))
  return (await selectOpen(tour, inRange, db)).map((row) => presentDeparture(row, tour))
}

/** The departures of a tour on one day that are not closed, called off or past their cut-off; they may be full. */
export async function findOpenDepartures(tour: Tour, date: string, database: Database): Promise<Departure[]> {
  return (await selectOpen(tour, eq(departures.date, date), database)).map((row) => presentDeparture(row, tour))
}

const takesBookings = and(inArray(departures.status, ["open", "guaranteed"]), gt(departures.closesAt, sql`now()`))

const selectOpen = (tour: Tour, condition: SQL | undefined, database: Database) =>
  database
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tour._id), condition, takesBookings))
    .orderBy(asc(departures.date), asc(departures.startTime))
    .limit(1000)

function presentDeparture(row: typeof departures.$inferSelect, tour: Tour): Departure {
  return {
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
  }
}

/**
 * Takes places on a departure in one statement: of all who try at once only those who fit succeed, for each waits for
 * the row the one before has locked, until its transaction ends.
 * @returns false when the departure is closed, called off, past its cut-off or has too few places left
 */
export async function takePlaces(departureId: string, people: number, transaction: Database): Promise<boolean> {
  const fits = sql`${departures.booked} + ${people} <= ${departures.capacity}`
  const taken = await transaction
    .update(departures)
    .set({ booked: sql`${departures.booked} + ${people}` })
    .where(and(eq(departures.id, departureId), takesBookings, fits))
    .returning({ id: departures.id })
  return taken.length === 1
}

/** Gives places back, of a booking that was cancelled or moved: also those of a departure that is closed or called off. */
export async function givePlaces(departureId: string, people: number, transaction: Database): Promise<void> {
  await transaction
    .update(departures)
    .set({ booked: sql`greatest(0, ${departures.booked} - ${people})` })
    .where(eq(departures.id, departureId))
}

/** Places left on a departure; undefined when it takes no bookings any more. */
export async function placesLeft(departureId: string, database: Database): Promise<number | undefined> {
  const [row] = await database
    .select({ left: sql<number>`${departures.capacity} - ${departures.booked}` })
    .from(departures)
    .where(and(eq(departures.id, departureId), takesBookings))
  return row?.left
}

/** Adds dated departures; those that exist for the same tour, date and time stay as they are. */
export async function createDepartures(
  rows: (typeof departures.$inferInsert)[],
  database: Database = db,
): Promise<void> {
  if (rows.length) await database.insert(departures).values(rows).onConflictDoNothing()
}
