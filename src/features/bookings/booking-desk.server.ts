import { and, asc, count, desc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { wordsOf } from "#server/catalogue-listing.server.ts"
import { db } from "#server/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/requests.server.ts"
import type { Booking } from "./booking.ts"
import type { HistoryEntry } from "./booking-events.server.ts"
import { listHistory } from "./booking-events.server.ts"
import type { BookingListing } from "./booking-listing.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookings } from "./bookings.table.server.ts"

/** A booking as staff see it. */
export type DeskBooking = Booking & { staffNote: string; userId: string | null; updatedAt: string }

type Row = typeof bookings.$inferSelect

/** One page of all bookings. Unanswered requests come first, those promised soonest on top; else the newest. */
export async function listAllBookings(
  listing: BookingListing,
): Promise<{ bookings: DeskBooking[]; pagination: Pagination }> {
  const { page = 1, limit = 20 } = listing
  const condition = conditionOf(listing)
  const rows = await db
    .select()
    .from(bookings)
    .where(condition)
    .orderBy(...ORDERS[listing.sort ?? "queue"])
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(bookings).where(condition)
  return { bookings: rows.map(presentForDesk), pagination: pagination(page, limit, counted?.total ?? 0) }
}

/** As the indexes have them. */
const ORDERS: Record<NonNullable<BookingListing["sort"]>, SQL[]> = {
  queue: [
    sql`(${bookings.status} <> 'pending')`,
    sql`(case when ${bookings.status} = 'pending' then ${bookings.answerBy} end)`,
    desc(bookings.createdAt),
    desc(bookings.id),
  ],
  newest: [desc(bookings.createdAt), desc(bookings.id)],
  travelDate: [asc(bookings.travelDate), asc(bookings.startTime), asc(bookings.id)],
}

function conditionOf({ status, due, productType, productId, departureId, from, to, ...others }: BookingListing) {
  const { createdFrom, createdTo, search } = others
  return and(
    status && eq(bookings.status, status),
    due && DUE[due](),
    productType && sql`${bookings.productType} = ${productType}`,
    productId ? eq(bookings.productId, productId) : undefined,
    departureId ? eq(bookings.departureId, departureId) : undefined,
    from ? gte(bookings.travelDate, from) : undefined,
    to ? lte(bookings.travelDate, to) : undefined,
    createdFrom ? gte(bookings.createdAt, hanoiInstant(createdFrom, "00:00")) : undefined,
    createdTo ? lt(bookings.createdAt, hanoiInstant(addDays(createdTo, 1), "00:00")) : undefined,
    ...wordsOf(search).map((word) => sql`bookings.search_text like ${`%${word}%`}`),
  )
}

/** What waits for staff: an answer, or a word on how a journey that is over has gone. */
const DUE: Record<NonNullable<BookingListing["due"]>, () => SQL | undefined> = {
  answer: () => eq(bookings.status, "pending"),
  completion: () => and(eq(bookings.status, "confirmed"), lt(bookings.travelDate, hanoiDate())),
}

function presentForDesk(row: Row): DeskBooking {
  const { staffNote, userId, updatedAt } = row
  return { ...presentBooking(row), staffNote, userId, updatedAt: updatedAt.toISOString() }
}

/**
 * All that happened to a booking, for staff.
 * @throws notFound
 */
export async function findHistory(bookingId: string): Promise<HistoryEntry[]> {
  const entries = isUuid(bookingId) ? await listHistory(bookingId) : []
  if (entries.length === 0) throw notFound("Booking")
  return entries
}
