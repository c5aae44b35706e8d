import { and, between, desc, or, type SQL, sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { storedNumbers } from "#server/phone.server.ts"

const MAX_FOUND = 500

/** Returns the bookings that have one of these codes, with whatever prefix. */
export async function findBookingsByCodes(codes: string[], database: Database = db): Promise<Booking[]> {
  if (codes.length === 0) return []
  const rows = await database
    .select()
    .from(bookings)
    .where(sql`right(${bookings.reference}, 11) = any(${sql.param(codes)}::text[])`)
  return rows.map(presentBooking)
}

/** What may tell whose a transfer is. Balances are ranges in đồng; below zero the company owes. */
export type PayableHints = { balances: [from: number, to: number][]; phones: string[]; names: string[][] }

/**
 * Returns bookings with something to pay, or to pay back, that fit one of the hints, at most 500. Names are words that
 * follow each other, folded.
 */
export async function findPayable({ balances, phones, names }: PayableHints): Promise<Booking[]> {
  const exact = balances.filter(([from, to]) => from === to).map(([from]) => from)
  const numbers = phones.flatMap((phone) => storedNumbers(phone))
  const hints: (SQL | undefined)[] = [
    ...(exact.length ? [sql`${bookings.balanceVnd} = any(${sql.param(exact)}::bigint[])`] : []),
    ...balances.filter(([from, to]) => from !== to).map(([from, to]) => between(bookings.balanceVnd, from, to)),
    ...(numbers.length
      ? [sql`coalesce(customer_phone_e164, customer_phone) = any(${sql.param(numbers)}::text[])`]
      : []),
    ...names.map((words) => sql`${bookings.nameWords} @> ${sql.param(words)}::text[]`),
  ]
  if (hints.length === 0) return []
  const rows = await db
    .select()
    .from(bookings)
    .where(and(sql`${bookings.balanceVnd} <> 0`, or(...hints)))
    .orderBy(desc(bookings.travelDate), desc(bookings.id))
    .limit(MAX_FOUND)
  return rows.map(presentBooking)
}
