import { and, eq, gt, gte, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { lockBookings } from "#domain/bookings/bookings.server.ts"
import { bookingEvents, bookings } from "#domain/bookings/bookings.table.server.ts"
import { guestTokens } from "#domain/bookings/guest-tokens.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type NamedIn, redactAuditNote } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { type Contact, countByMonth, type Person, type PersonalData } from "#server/database/personal-data.server.ts"
import { exportedBooking, findBookingsOfPerson, findPaymentsOfBookings, ofPerson, payment } from "./exported.server.ts"
import { events, ofBookings, others, payments, withoutReplaced } from "./personal-columns.server.ts"

async function findNumbers(person: Contact, transaction: Database) {
  const { customerPhone: phone, customerPhoneE164: phoneE164 } = bookings
  const rows = await transaction.selectDistinct({ phone, phoneE164 }).from(bookings).where(ofPerson(person))
  return rows.map((row) => row.phoneE164 ?? row.phone)
}

export async function findBookingIdsOfPerson(person: Contact, transaction: Database): Promise<string[]> {
  const rows = await transaction.select({ id: bookings.id }).from(bookings).where(ofPerson(person))
  return rows.map(({ id }) => id)
}

async function findPaymentIds({ bookingIds }: Person, transaction: Database): Promise<string[]> {
  const { id, bookingId } = bookingPayments
  const rows = await transaction.select({ id }).from(bookingPayments).where(inArray(bookingId, bookingIds))
  return rows.map((row) => row.id)
}

/** Returns whether a person has open future bookings. The office needs their contact until then. */
export async function hasUpcomingTrip(person: Contact, database: Database): Promise<boolean> {
  return (await database.$count(bookings, and(ofPerson(person), isAhead()))) > 0
}

const isAhead = () => and(inArray(bookings.status, ["pending", "confirmed"]), gte(bookings.travelDate, hanoiDate()))

/**
 * Removes a person's data from their bookings, and returns the bookings' ids. Trips ahead are left alone: one may
 * have been booked since `hasUpcomingTrip` was asked, so ask again at the end of the transaction.
 */
async function forgetBookingsOfPerson(person: Contact, transaction: Database) {
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
 * Clears what bookings that were handed over to another guest still hold of a former guest: texts in the history, and the
 * payers that notes name.
 */
export async function forgetFormerGuests(named: NamedIn[], transaction: Database): Promise<void> {
  for (const { subject, at } of named) {
    const [kind, id = ""] = subject.split(":")
    if (kind !== "booking") continue
    const ofBooking = eq(bookingEvents.bookingId, id)
    await transaction
      .update(bookingEvents)
      .set(events.cleared!)
      .where(and(ofBooking, lte(bookingEvents.at, at)))
    // A later event may hold the former guest's contact as its old value.
    await transaction
      .update(bookingEvents)
      .set({ data: withoutReplaced })
      .where(and(ofBooking, gt(bookingEvents.at, at)))
    await transaction
      .update(bookingPayments)
      .set(payments.cleared!)
      .where(and(eq(bookingPayments.bookingId, id), lte(bookingPayments.createdAt, at)))
  }
}

/** Clears the notes of payments that name their payers: in ledgers, histories and the log, whatever the booking. */
export async function forgetNotes(paymentIds: string[], transaction: Database): Promise<void> {
  const { id, bookingId, note } = bookingPayments
  const lines = await transaction
    .select({ bookingId, note })
    .from(bookingPayments)
    .where(and(inArray(id, paymentIds), ne(note, "")))
  for (const line of lines) {
    const isNoted = sql`${bookingEvents.data} -> 'after' ->> 'note' = ${line.note}`
    await transaction
      .update(bookingEvents)
      .set({ data: sql`${bookingEvents.data} #- '{after,note}'` })
      .where(and(eq(bookingEvents.bookingId, line.bookingId), isNoted))
    await redactAuditNote(`booking:${line.bookingId}`, line.note, transaction)
  }
  await transaction.update(bookingPayments).set(payments.cleared!).where(inArray(id, paymentIds))
}

/** Product, dates and amounts stay, for the accounts. @returns the ids */
async function forgetBookings(condition: SQL | undefined, transaction: Database): Promise<string[]> {
  const { cleared, networks } = ofBookings
  const version = sql`${bookings.version} + 1`
  const ids = await lockBookings(condition, transaction)
  if (ids.length === 0) return ids
  await transaction
    .update(bookings)
    .set({ ...cleared, ...networks, version })
    .where(inArray(bookings.id, ids))
  await transaction.update(bookingEvents).set(events.cleared!).where(inArray(bookingEvents.bookingId, ids))
  // Notes name payers. The amounts stay.
  await transaction.update(bookingPayments).set(payments.cleared!).where(inArray(bookingPayments.bookingId, ids))
  await transaction.delete(guestTokens).where(inArray(guestTokens.bookingId, ids))
  return ids
}

export const personalData: PersonalData = {
  tables: [ofBookings, events, payments, ...others],
  exports: {
    bookings: { shape: z.array(exportedBooking), find: findBookingsOfPerson },
    payments: { shape: z.array(payment), find: ({ bookingIds }) => findPaymentsOfBookings(bookingIds) },
  },
  withBookings: {
    bookings: {
      subject: "booking",
      erase: forgetBookingsOfPerson,
      eraseOld: forgetOldBookings,
      countOld: (until) =>
        countByMonth(bookings, bookings.travelDate, and(lte(bookings.travelDate, until), sql`customer_phone <> ''`)),
    },
  },
  numbers: [findNumbers],
  answered: [findPaymentIds],
}
