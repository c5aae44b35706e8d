import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { freePlaces, hasPlacesFor, isOffered, takesBookings } from "./bookable.server.ts"
import { departures } from "./departures.table.server.ts"
import { placesFreed } from "./places-freed.server.ts"

/** What staff decide against the limits for guests: places beyond the capacity, or after the time for booking. */
export type PlaceExceptions = { overbook?: boolean | undefined; afterClosing?: boolean | undefined }

const isOpenTo = ({ afterClosing = false }: PlaceExceptions) => (afterClosing ? isOffered : takesBookings)

/**
 * Reserves places atomically.
 * @returns false if the departure takes no bookings or has too few places left, apart from the exceptions of staff
 */
export function reservePlaces(
  departureId: string,
  people: number,
  transaction: Database,
  exceptions: PlaceExceptions = {},
): Promise<boolean> {
  const booked = bookedWith(people)
  const condition = and(isOpenTo(exceptions), exceptions.overbook ? undefined : hasPlacesFor(people))
  return update(departureId, { booked, overbooked: overbookedAt(booked) }, condition, transaction)
}

/** Reserves places even if the departure takes no more bookings. @returns false if too few are left */
export function reservePlacesIgnoringStatus(
  departureId: string,
  people: number,
  transaction: Database,
): Promise<boolean> {
  return update(departureId, { booked: bookedWith(people) }, hasPlacesFor(people), transaction)
}

/** Gives places back. Those who wait for some are offered them at once. */
export async function releasePlaces(departureId: string, people: number, transaction: Database): Promise<void> {
  const booked = sql`greatest(0, ${departures.booked} - ${people})`
  await update(departureId, { booked, overbooked: overbookedAt(booked) }, undefined, transaction)
  await placesFreed.one()(departureId, transaction)
}

async function update(
  departureId: string,
  counts: { booked: SQL; overbooked?: SQL },
  condition: SQL | undefined,
  transaction: Database,
): Promise<boolean> {
  const rows = await transaction
    .update(departures)
    .set(counts)
    .where(and(eq(departures.id, departureId), condition))
    .returning({ id: departures.id })
  return rows.length === 1
}

const bookedWith = (people: number) => sql`${departures.booked} + ${people}`
const overbookedAt = (booked: SQL) => sql`greatest(0, ${booked} - ${departures.capacity})`

/** Returns whether a departure has room for a request, and locks it against deletion until the transaction ends. */
export async function hasRoomFor(departureId: string, people: number, transaction: Database): Promise<boolean> {
  const rows = await transaction
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.id, departureId), takesBookings, hasPlacesFor(people)))
    .for("key share")
  return rows.length === 1
}

/** Returns the places left, or undefined if the departure takes no more bookings. */
export async function findPlacesLeft(
  departureId: string,
  database: Database,
  exceptions: PlaceExceptions = {},
): Promise<number | undefined> {
  const [row] = await database
    .select({ left: freePlaces })
    .from(departures)
    .where(and(eq(departures.id, departureId), isOpenTo(exceptions)))
  return row?.left
}
