import { and, desc, inArray, or, type SQL, sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { hasCode } from "#domain/bookings/reference.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { inTurns } from "#server/limits/in-turns.server.ts"
import { storedNumbers } from "#server/phone.server.ts"

const MAX_FOUND = 500

/** Returns the bookings that have one of these codes, with whatever prefix. */
export async function findBookingsByCodes(codes: string[], database: Database = db): Promise<Booking[]> {
  if (codes.length === 0) return []
  const rows = await database
    .select()
    .from(bookings)
    .where(hasCode(...codes))
  return inTurns(rows, presentBooking)
}

/** Returns bookings by their ids, at most 500. */
export async function findBookingsByIds(ids: string[]): Promise<Booking[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, ids.slice(0, MAX_FOUND)))
  return inTurns(rows, presentBooking)
}

/** What may tell whose a transfer is. Balances are ranges in đồng; below zero the company owes. */
export type PayableHints = { balances: [from: number, to: number][]; phones: string[]; names: string[][] }

/**
 * Returns bookings with something to pay, or to pay back, that fit one of the hints, at most 500. Names are words that
 * follow each other, folded.
 */
export async function findPayable({ balances, phones, names }: PayableHints): Promise<Booking[]> {
  const numbers = phones.flatMap((phone) => storedNumbers(phone))
  const hints: (SQL | undefined)[] = [
    ...(balances.length ? [hasBalanceIn(balances)] : []),
    ...(numbers.length
      ? [sql`coalesce(customer_phone_e164, customer_phone) = any(${sql.param(numbers)}::text[])`]
      : []),
    ...names.map(isNamed),
  ]
  if (hints.length === 0) return []
  const rows = await db
    .select()
    .from(bookings)
    .where(and(sql`${bookings.balanceVnd} <> 0`, or(...hints)))
    .orderBy(desc(bookings.travelDate), desc(bookings.id))
    .limit(MAX_FOUND)
  return inTurns(rows, presentBooking)
}

/** Looks up each range in the index, however many there are. */
function hasBalanceIn(ranges: [number, number][]): SQL {
  const [lows, highs] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)]
  return sql`${bookings.id} in (
    select near.id from unnest(${sql.param(lows)}::bigint[], ${sql.param(highs)}::bigint[]) as range (low, high)
    join bookings near on near.balance_vnd between range.low and range.high)`
}

/** Two words are a whole name, because many guests have the same two among others. */
function isNamed(words: string[]): SQL {
  const has = sql`${bookings.nameWords} @> ${sql.param(words)}::text[]`
  return words.length > 2 ? has : sql`(${has} and cardinality(${bookings.nameWords}) = 2)`
}
