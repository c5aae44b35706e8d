import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import { isStaff, type User } from "#features/account/account.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import type { Booking } from "./booking.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookingEvents, bookings } from "./bookings.table.server.ts"
import { bookingsOpenedBy } from "./guest-tokens.server.ts"
import { readReference } from "./reference.server.ts"
import { presentForStaff } from "./staff/booking-list-views.server.ts"
import type { StaffBooking } from "./staff/staff-booking.ts"

/** A booking in words, for its papers. */
export { extrasIn, flightIn, partyIn, returnIn, servicesIn } from "./booking-summary.ts"
export { viewerOf } from "./guest-tokens.server.ts"
export { lateFeeOf } from "./quote/late-reduction.ts"

/** Which part of a list. */
type Place = { page?: number | undefined; limit?: number | undefined }

/** Bookings that fit a condition, the newest first. */
export async function listBookings(
  condition: SQL | undefined,
  { page = 1, limit = 20 }: Place,
  database: Database = db,
): Promise<{ bookings: Booking[]; pagination: Pagination }> {
  const rows = await database
    .select()
    .from(bookings)
    .where(condition)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const isAll = page === 1 && rows.length < limit
  const [counted] = isAll ? [] : await database.select({ total: count() }).from(bookings).where(condition)
  const total = isAll ? rows.length : (counted?.total ?? 0)
  return { bookings: rows.map(presentBooking), pagination: pagination(page, limit, total) }
}

/** The bookings of a user, the newest first. */
export function listBookingsOf(user: User, place: Place): Promise<{ bookings: Booking[]; pagination: Pagination }> {
  return listBookings(eq(bookings.userId, user._id), place)
}

/** Who asks for a booking: the user who is signed in, and the guest tokens of the browser. */
export type Viewer = { user: User | undefined; tokens: string[] }

/**
 * Returns a booking by its id or reference to its owner, to a guest with a token that opens it, and to staff with their
 * note.
 * @throws notFound, the same for an unknown booking and one of somebody else
 */
export async function findBookingFor(viewer: Viewer, idOrReference: string): Promise<Booking | StaffBooking> {
  const named = isUuid(idOrReference)
    ? eq(bookings.id, idOrReference)
    : eq(bookings.reference, readReference(idOrReference) ?? "")
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(named, visibleTo(viewer)))
  if (!row) throw notFound("Booking")
  return viewer.user && isStaff(viewer.user) ? presentForStaff(row) : presentBooking(row)
}

/** Which bookings somebody may see. */
export function visibleTo({ user, tokens }: Viewer): SQL | undefined {
  if (user && isStaff(user)) return undefined
  const opened = sql`${bookings.id} in ${bookingsOpenedBy(tokens)}`
  return user ? or(eq(bookings.userId, user._id), opened) : opened
}

/** Gives a user the bookings that guests made under an address that the user has proved to be theirs. */
export async function claimGuestBookings(userId: string, email: string, database: Database): Promise<void> {
  await database
    .update(bookings)
    .set({ userId })
    .where(and(eq(bookings.customerEmail, email), isNull(bookings.userId)))
}

/** What is told of a departure to those who have booked it. */
export type DepartureNews = { kind: "guaranteed" } | { kind: "called-off"; reason: string }

/**
 * Tells all who have booked a departure, and are neither cancelled nor through, what has become of it: a line in the
 * history of each booking, and a mail.
 */
export async function notifyDeparture(
  departureId: string,
  news: DepartureNews,
  actor: string,
  transaction: Database,
): Promise<void> {
  const concerned = await transaction
    .select({ bookingId: bookings.id, recipient: bookings.customerEmail, language: bookings.language })
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), inArray(bookings.status, ["pending", "confirmed"])))
  if (concerned.length === 0) return
  const { kind, ...data } = news
  const event = `departure-${kind}`
  await transaction
    .insert(bookingEvents)
    .values(concerned.map(({ bookingId }) => ({ bookingId, kind: event, actor, data })))
  const mails = concerned.map(({ bookingId, ...mail }) => ({ ...mail, kind: event, payload: { bookingId, ...data } }))
  await queueMails(mails, transaction)
  if (news.kind === "called-off")
    await markDepartureCancelled(
      concerned.map(({ bookingId }) => bookingId),
      news.reason,
      transaction,
    )
}

/** Whom the company lets down pays nothing for going another way. */
async function markDepartureCancelled(ids: string[], reason: string, transaction: Database): Promise<void> {
  await transaction
    .update(bookings)
    .set({
      ...{ calledOffReason: reason, refundFloor: 100 },
      calendarSequence: sql`${bookings.calendarSequence} + 1`,
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(bookings.id, ids))
}

/**
 * A booking by its reference, however it was typed, for what tells nothing of persons; undefined where there is none.
 */
export async function findBookingByReference(typed: string): Promise<Booking | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, readReference(typed) ?? ""))
  return row && presentBooking(row)
}

/** A booking by its id, for the server's own use; undefined where there is none. */
export async function findBookingById(id: string): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row && presentBooking(row)
}

/** Whether somebody has ever booked a product; cancelled bookings count, for they tell of it. */
export async function isBooked(productId: string, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.productId, productId))
    .limit(1)
  return row !== undefined
}
