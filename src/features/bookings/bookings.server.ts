import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import { isStaff, type User } from "#features/account/account.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { PageQuery } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import type { Booking } from "./booking.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookingEvents, bookings } from "./bookings.table.server.ts"
import type { Reasons } from "./departures/call-off-preview.server.ts"
import { bookingsOpenedBy } from "./guest-tokens.server.ts"
import { readReference } from "./reference.server.ts"
import { presentForStaff } from "./staff/booking-list-views.server.ts"
import type { StaffBooking } from "./staff/staff-booking.ts"

export { describeFlight, describeItems, describeParty, describeReturn, describeServices } from "./booking-summary.ts"
export { previewCallOff } from "./departures/call-off-preview.server.ts"
export { listPassengers } from "./departures/passengers.server.ts"
export { viewerFrom } from "./guest-tokens.server.ts"
export { lateFee } from "./quote/late-reduction.ts"

export async function listBookings(
  condition: SQL | undefined,
  { page = 1, limit = 20 }: PageQuery,
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

export function listUserBookings(
  user: User,
  page: PageQuery,
): Promise<{ bookings: Booking[]; pagination: Pagination }> {
  return listBookings(eq(bookings.userId, user._id), page)
}

export type Viewer = { user: User | undefined; tokens: string[] }

/** Returns a booking to its owner, to a guest with its token, and to staff. @throws notFound for everyone else */
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

export function visibleTo({ user, tokens }: Viewer): SQL | undefined {
  if (user && isStaff(user)) return undefined
  const opened = sql`${bookings.id} in ${bookingsOpenedBy(tokens)}`
  return user ? or(eq(bookings.userId, user._id), opened) : opened
}

/** Assigns guest bookings with this email to a user. The email must be verified. */
export async function claimGuestBookings(userId: string, email: string, database: Database): Promise<void> {
  await database
    .update(bookings)
    .set({ userId })
    .where(and(eq(bookings.customerEmail, email), isNull(bookings.userId)))
}

/** Guests read the reason in the language of their booking. */
export type DepartureNews = { kind: "guaranteed" } | { kind: "called-off"; reasons: Reasons }

export async function notifyDeparture(
  departureId: string,
  news: DepartureNews,
  actor: string,
  transaction: Database,
): Promise<void> {
  const affected = await transaction
    .select({ bookingId: bookings.id, recipient: bookings.customerEmail, language: bookings.language })
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), inArray(bookings.status, ["pending", "confirmed"])))
  if (affected.length === 0) return
  const event = `departure-${news.kind}`
  const dataFor = (language: Language) => (news.kind === "called-off" ? { reason: news.reasons[language] } : {})
  await transaction
    .insert(bookingEvents)
    .values(affected.map(({ bookingId, language }) => ({ bookingId, kind: event, actor, data: dataFor(language) })))
  const mails = affected
    .filter(({ recipient }) => recipient !== "")
    .map(({ bookingId, ...mail }) => ({ ...mail, kind: event, payload: { bookingId, ...dataFor(mail.language) } }))
  if (mails.length) await queueMails(mails, transaction)
  if (news.kind === "guaranteed") return
  for (const language of LANGUAGES) {
    const ids = affected.filter((booking) => booking.language === language).map(({ bookingId }) => bookingId)
    await markDepartureCancelled(ids, news.reasons[language], transaction)
  }
}

async function markDepartureCancelled(ids: string[], reason: string, transaction: Database): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(bookings)
    .set({
      calledOffReason: reason,
      refundFloor: 100,
      calendarSequence: sql`${bookings.calendarSequence} + 1`,
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(bookings.id, ids))
}

/** Returns a booking by its reference as typed. Check access, or show no personal data. */
export async function findBookingByReference(typed: string): Promise<Booking | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, readReference(typed) ?? ""))
  return row && presentBooking(row)
}

/** Returns a booking by id, without checking access. */
export async function findBookingById(id: string): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row && presentBooking(row)
}

export async function isBooked(productId: string, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.productId, productId))
    .limit(1)
  return row !== undefined
}
