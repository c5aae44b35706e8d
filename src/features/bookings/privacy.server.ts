import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from "drizzle-orm"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type NamedIn, redactAuditDetails } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { forgetMailsAbout } from "#server/mail/outbox.server.ts"
import { e164 } from "#server/phone.server.ts"
import type { Booking } from "./booking.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookingEvents, bookingPayments, bookings, guestTokens } from "./bookings.table.server.ts"
import type { Payment } from "./payments/payments.schema.ts"

/** Whose bookings are meant: an address and the account that confirmed it, or the phone number of guests without one. */
export type BookedBy = { email: string; userId?: string | undefined } | { phone: string }

function ofPerson(person: BookedBy): SQL | undefined {
  if ("email" in person) {
    const { email, userId } = person
    return or(eq(bookings.customerEmail, email), userId === undefined ? undefined : eq(bookings.userId, userId))
  }
  const onBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`
  const numbers = [person.phone, e164(person.phone) ?? person.phone]
  return and(eq(bookings.customerEmail, ""), inArray(onBooking, numbers))
}

export async function findBookingsOfPerson(person: BookedBy): Promise<Booking[]> {
  const rows = await db.select().from(bookings).where(ofPerson(person)).orderBy(desc(bookings.createdAt))
  return rows.map(presentBooking)
}

export type RecordedPayment = { booking: string } & Pick<
  Payment,
  "kind" | "amount" | "currency" | "method" | "paidOn" | "note" | "createdAt"
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

/** Returns a person's bookings with the addresses that wait there to be confirmed. */
export function findBookingIdsOfPerson(person: BookedBy, transaction: Database) {
  return transaction
    .select({ id: bookings.id, pendingEmail: bookings.customerPendingEmail })
    .from(bookings)
    .where(ofPerson(person))
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
 * Removes a person's data from their bookings, and returns the number of bookings. Trips ahead are left alone: one may
 * have been booked since `hasUpcomingTrip` was asked, so ask again at the end of the transaction.
 */
export async function forgetBookingsOfPerson(person: BookedBy, transaction: Database) {
  // The address may also be pending on someone else's booking.
  const entered = "email" in person ? eq(bookings.customerPendingEmail, person.email) : undefined
  if (entered) await transaction.update(bookings).set({ customerPendingEmail: null }).where(entered)
  return forgetBookings(and(ofPerson(person), sql`not ${isAhead()}`), transaction)
}

/** Removes the guests' data from some of the trips that ended that many days ago. @returns how many */
export function forgetOldBookings(days: number, limit: number, transaction: Database): Promise<number> {
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
 * Clears what bookings that were handed over to somebody else still hold of a former guest: details in the history, and
 * the payers that notes name.
 */
export async function forgetFormerGuests(named: NamedIn[], transaction: Database): Promise<void> {
  for (const { subject, at } of named) {
    const [kind, id = ""] = subject.split(":")
    if (kind !== "booking") continue
    await transaction
      .update(bookingEvents)
      .set({ data: withoutDetails })
      .where(and(eq(bookingEvents.bookingId, id), lte(bookingEvents.at, at), inArray(bookingEvents.kind, WITH_TEXTS)))
    await transaction
      .update(bookingPayments)
      .set({ note: "" })
      .where(and(eq(bookingPayments.bookingId, id), lte(bookingPayments.createdAt, at)))
  }
}

/** Removes where some of the older requests came from. @returns how many */
export async function forgetBookingNetworks(days: number, limit: number, transaction: Database): Promise<number> {
  const isOld = lt(bookings.createdAt, sql`now() - make_interval(days => ${days})`)
  const isKnown = or(isNotNull(bookings.requestedFromNetwork), isNotNull(bookings.requestedFromAddress))
  const known = transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, "pending"), isOld, isKnown))
    .limit(limit)
  const changed = transaction.update(bookings).set({ requestedFromAddress: null, requestedFromNetwork: null })
  return (await changed.where(inArray(bookings.id, known)).returning({ id: bookings.id })).length
}

/** Product, dates and amounts stay, for the accounts. */
async function forgetBookings(condition: SQL | undefined, transaction: Database): Promise<number> {
  const forgotten = await transaction
    .update(bookings)
    .set({
      customerName: "",
      customerEmail: "",
      customerPhone: "",
      customerPhoneE164: null,
      countryCode: "",
      customerPendingEmail: null,
      specialRequests: "",
      staffNote: "",
      cancellationReason: null,
      userId: null,
      requestedFromAddress: null,
      requestedFromNetwork: null,
      details: sql`${withoutPlaces} || case when ${bookings.productType} = 'transfer'
        then '{"nameSign": "", "dropoff": null, "flight": null, "returnTrip": null}'::jsonb else '{}'::jsonb end`,
      asked: sql`jsonb_build_object('productId', ${bookings.productId}, 'productType', ${bookings.productType},
        'travelers', ${bookings.travelers}, 'travelDate', ${bookings.travelDate})`,
      fingerprint: sql`'forgotten ' || ${bookings.id}`,
      version: sql`${bookings.version} + 1`,
    })
    .where(condition)
    .returning({ id: bookings.id })
  const ids = forgotten.map(({ id }) => id)
  if (ids.length === 0) return 0
  await transaction
    .update(bookingEvents)
    .set({ data: withoutDetails })
    .where(and(inArray(bookingEvents.bookingId, ids), inArray(bookingEvents.kind, WITH_TEXTS)))
  // Notes name payers. The amounts stay.
  await transaction.update(bookingPayments).set({ note: "" }).where(inArray(bookingPayments.bookingId, ids))
  await transaction.delete(guestTokens).where(inArray(guestTokens.bookingId, ids))
  await redactAuditDetails(
    ids.map((id) => `booking:${id}`),
    transaction,
  )
  await forgetMailsAbout(ids, transaction)
  return ids.length
}

/** Events with texts that guests or staff wrote. */
const WITH_TEXTS = ["changed", "moved", "cancelled", "priced"]
const withoutDetails = sql`jsonb_build_object('side', ${bookingEvents.data} -> 'side', 'forgotten', true)`

const withoutPlaces = sql`case when jsonb_typeof(${bookings.details} -> 'pickup') = 'object'
  then jsonb_set(${bookings.details}, '{pickup,place}', '""') else ${bookings.details} end`
