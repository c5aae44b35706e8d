import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm"
import { EMAIL_PATTERN } from "#lib/fields.ts"
import type { Pagination } from "#lib/pagination.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { wordsOf } from "#server/catalogue-listing.server.ts"
import { db } from "#server/database.server.ts"
import { findDeskPage } from "#server/desk-pages.server.ts"
import { notFound } from "#server/errors.server.ts"
import { DEFAULT_COUNTRY, e164 } from "#server/phone.server.ts"
import { isUuid } from "#server/requests.server.ts"
import type { Booking, BookingStatus } from "./booking.ts"
import type { HistoryEntry } from "./booking-events.server.ts"
import { listHistory } from "./booking-events.server.ts"
import type { BookingListing } from "./booking-listing.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookings } from "./bookings.table.server.ts"
import { readReference } from "./reference.server.ts"

/** A booking as staff see it. */
export type DeskBooking = Booking & { staffNote: string; userId: string | null; updatedAt: string }

type Row = typeof bookings.$inferSelect

type DeskPage = { bookings: DeskBooking[]; pagination: Pagination }

/**
 * One page of all bookings. Unanswered requests come first, those promised soonest on top; else the newest. Whoever
 * searches for a whole reference, address or number means the bookings that have it, if there are such.
 */
export async function listAllBookings(listing: BookingListing): Promise<DeskPage> {
  const { search, ...others } = listing
  const whole = search === undefined ? undefined : havingWhole(search)
  const found = whole && (await findPage(others, and(conditionOf(others), whole)))
  return found?.pagination.total ? found : findPage(listing, conditionOf(listing))
}

function havingWhole(search: string): SQL | undefined {
  const typed = search.trim()
  const reference = readReference(typed)
  if (reference) return eq(bookings.reference, reference)
  if (EMAIL_PATTERN.test(typed)) return eq(bookings.customerEmail, typed.toLowerCase())
  const phone = e164(typed, DEFAULT_COUNTRY)
  const onBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`
  return phone ? inArray(onBooking, [typed, phone]) : undefined
}

async function findPage(listing: BookingListing, condition: SQL | undefined): Promise<DeskPage> {
  const { page = 1, limit = 20 } = listing
  const read = (offset: number) =>
    db
      .select()
      .from(bookings)
      .where(condition)
      .orderBy(...orderOf(listing))
      .limit(limit)
      .offset(offset)
      // Unnamed: planned for the words and days at hand.
      .prepare("")
      .execute()
  const { rows, pagination } = await findDeskPage(bookings, condition, { page, limit }, read)
  return { bookings: rows.map(presentForDesk), pagination }
}

const NEWEST = [desc(bookings.createdAt), desc(bookings.id)]

/** As the indexes have them: where one status is wanted, the queue is a part of itself. */
function orderOf({ sort = "queue", status, due }: BookingListing): SQL[] {
  if (sort === "travelDate") return [asc(bookings.travelDate), asc(bookings.startTime), asc(bookings.id)]
  if (sort === "newest") return NEWEST
  const only = status ?? (due && DUE_STATUS[due])
  if (only === "pending") return [asc(bookings.answerBy), ...NEWEST]
  if (only) return NEWEST
  return [
    sql`(${bookings.status} <> 'pending')`,
    sql`(case when ${bookings.status} = 'pending' then ${bookings.answerBy} end)`,
    ...NEWEST,
  ]
}

function conditionOf({ status, due, productType, productId, departureId, from, to, ...others }: BookingListing) {
  const { createdFrom, createdTo, search } = others
  return and(
    status && is(status),
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
  answer: () => is(DUE_STATUS.answer),
  completion: () => and(is(DUE_STATUS.completion), lt(bookings.travelDate, hanoiDate())),
}
const DUE_STATUS = { answer: "pending", completion: "confirmed" } as const

/** Written out, not as a parameter: some indexes are of one status. */
const is = (status: BookingStatus) => sql`${bookings.status} = ${sql.raw(`'${status}'`)}`

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
