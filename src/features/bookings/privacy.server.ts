import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm"
import { PERSONAL, withoutReplaced } from "#features/privacy/privacy.server.ts"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { NamedIn } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { e164 } from "#server/phone.server.ts"
import type { StaffBooking } from "./booking.ts"
import { presentForStaff } from "./booking-presenter.server.ts"
import { bookingEvents, bookingPayments, bookings, guestTokens } from "./bookings.table.server.ts"

/** Whose bookings are meant: an address and the account that confirmed it, or the phone number of guests without one. */
export type BookedBy = { email: string; userId?: string | undefined } | { phone: string }

function ofPerson(person: BookedBy): SQL | undefined {
  if ("email" in person) {
    const { email, userId } = person
    return or(eq(bookings.customerEmail, email), userId === undefined ? undefined : eq(bookings.userId, userId))
  }
  const onBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`
  return and(eq(bookings.customerEmail, ""), inArray(onBooking, numbersOf(person.phone)))
}

/** Returns a phone number as it is stored with a booking, with and without its country. */
export function numbersOf(phone: string): string[] {
  return [phone, e164(phone) ?? phone]
}

/** Returns a person's bookings, the newest first, with what staff noted on them. */
export async function findBookingsOfPerson(person: BookedBy): Promise<StaffBooking[]> {
  const rows = await db.select().from(bookings).where(ofPerson(person)).orderBy(desc(bookings.createdAt))
  return rows.map(presentForStaff)
}

export type RecordedPayment = { booking: string; amount: number; createdAt: string } & Pick<
  typeof bookingPayments.$inferSelect,
  "kind" | "currency" | "method" | "paidOn" | "note"
>

/** Returns the payments and refunds of bookings, oldest first, each with the booking's reference. */
export async function findPaymentsOfBookings(bookingIds: string[]): Promise<RecordedPayment[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .select({ payment: bookingPayments, reference: bookings.reference })
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .where(inArray(bookingPayments.bookingId, bookingIds))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  return rows.map(({ payment: { kind, amountMinor, currency, method, paidOn, note, createdAt }, reference }) => ({
    ...{ booking: reference, kind, amount: toMajor(amountMinor, currency), currency, method, paidOn, note },
    createdAt: createdAt.toISOString(),
  }))
}

export async function findBookingIdsOfPerson(person: BookedBy, transaction: Database): Promise<string[]> {
  const rows = await transaction.select({ id: bookings.id }).from(bookings).where(ofPerson(person))
  return rows.map(({ id }) => id)
}

export async function findPaymentIds(bookingIds: string[], transaction: Database): Promise<string[]> {
  const { id, bookingId } = bookingPayments
  const rows = await transaction.select({ id }).from(bookingPayments).where(inArray(bookingId, bookingIds))
  return rows.map((row) => row.id)
}

/** Returns whether a person has open future bookings. The office needs their contact until then. */
export async function hasUpcomingTrip(person: BookedBy, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(ofPerson(person), isAhead()))
    .limit(1)
  return row !== undefined
}

const isAhead = () => and(inArray(bookings.status, ["pending", "confirmed"]), gte(bookings.travelDate, hanoiDate()))

/**
 * Removes a person's data from their bookings, and returns the bookings' ids. Trips ahead are left alone: one may
 * have been booked since `hasUpcomingTrip` was asked, so ask again at the end of the transaction.
 */
export async function forgetBookingsOfPerson(person: BookedBy, transaction: Database) {
  // The address may also be pending on someone else's booking.
  const entered = "email" in person ? eq(bookings.customerPendingEmail, person.email) : undefined
  if (entered) await transaction.update(bookings).set({ customerPendingEmail: null }).where(entered)
  return forgetBookings(and(ofPerson(person), sql`not ${isAhead()}`), transaction)
}

/** Removes the guests' data from some of the trips that ended that many days ago. @returns their ids */
export function forgetOldBookings(days: number, limit: number, transaction: Database): Promise<string[]> {
  const isOver = lt(bookings.travelDate, addDays(hanoiDate(), -days))
  const old = transaction
    .select({ id: bookings.id })
    .from(bookings)
    // Every booking has a phone number until it is forgotten.
    .where(and(isOver, sql`customer_phone <> ''`))
    .orderBy(bookings.travelDate)
    .limit(limit)
    .for("update", { skipLocked: true })
  return forgetBookings(inArray(bookings.id, old), transaction)
}

/**
 * Clears what bookings that were handed over to somebody else still hold of a former guest: texts in the history, and the
 * payers that notes name.
 */
export async function forgetFormerGuests(named: NamedIn[], transaction: Database): Promise<void> {
  const { bookingEvents: history, bookingPayments: payments, contactLog } = PERSONAL
  for (const { subject, at } of named) {
    const [kind, id = ""] = subject.split(":")
    if (kind !== "booking") continue
    const ofBooking = eq(bookingEvents.bookingId, id)
    await transaction
      .update(bookingEvents)
      .set(history.cleared!)
      .where(and(ofBooking, lte(bookingEvents.at, at)))
    // What a later event replaced may be the former guest's, too.
    await transaction
      .update(bookingEvents)
      .set({ data: withoutReplaced })
      .where(and(ofBooking, gt(bookingEvents.at, at)))
    await transaction
      .update(bookingPayments)
      .set(payments.cleared!)
      .where(and(eq(bookingPayments.bookingId, id), lte(bookingPayments.createdAt, at)))
    const { bookingId, createdAt } = contactLog.table
    await transaction.delete(contactLog.table).where(and(eq(bookingId, id), lte(createdAt, at)))
  }
}

/** Product, dates and amounts stay, for the accounts. @returns the ids */
async function forgetBookings(condition: SQL | undefined, transaction: Database): Promise<string[]> {
  const { cleared, networks } = PERSONAL.bookings
  const version = sql`${bookings.version} + 1`
  const forgotten = await transaction
    .update(bookings)
    .set({ ...cleared, ...networks, version })
    .where(condition)
    .returning({ id: bookings.id })
  const ids = forgotten.map(({ id }) => id)
  if (ids.length === 0) return ids
  const { bookingEvents: history, bookingPayments: payments, contactLog } = PERSONAL
  await transaction.delete(contactLog.table).where(inArray(contactLog.table.bookingId, ids))
  await transaction.update(bookingEvents).set(history.cleared!).where(inArray(bookingEvents.bookingId, ids))
  // Notes name payers. The amounts stay.
  await transaction.update(bookingPayments).set(payments.cleared!).where(inArray(bookingPayments.bookingId, ids))
  await transaction.delete(guestTokens).where(inArray(guestTokens.bookingId, ids))
  return ids
}
