import { asc, desc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm"
import { EMAIL_PATTERN } from "#lib/fields.ts"
import type { Pagination } from "#lib/pagination.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { wordsOf } from "#server/catalogue-listing.server.ts"
import { db, gap } from "#server/database.server.ts"
import { findDeskPage, MOST_COUNTED } from "#server/desk-pages.server.ts"
import { notFound } from "#server/errors.server.ts"
import { type Condition, holds } from "#server/listing-statements.server.ts"
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
 * searches for a whole reference, address or number, or for several whole words, means the bookings that have them, if
 * there are such.
 */
export async function listAllBookings(listing: BookingListing): Promise<DeskPage> {
  const { search, ...others } = listing
  const whole = search === undefined ? undefined : havingWhole(search)
  const found = whole && (await findPage(others, [...conditionsOf(others), whole]))
  return found?.pagination.total ? found : findPage(listing, conditionsOf(listing))
}

function havingWhole(search: string): Condition | undefined {
  const typed = search.trim()
  const reference = readReference(typed)
  if (reference) return holds("reference", (value) => eq(bookings.reference, value), reference)
  if (EMAIL_PATTERN.test(typed))
    return holds("email", (value) => eq(bookings.customerEmail, value), typed.toLowerCase())
  const phone = e164(typed, DEFAULT_COUNTRY)
  const onBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`
  if (phone) return holds("phone", (value) => sql`${onBooking} = any(${value}::text[])`, [typed, phone])
  const words = wordsOf(typed)
  return words.length > 1 ? havingWords(words) : undefined
}

/** So many that have some whole words are sorted sooner than a walk along an index meets the first of them. */
const MOST_SORTED = 5 * MOST_COUNTED

/** Few are found by the index of words; for more than that the planner is not to know of it, and walks. */
function havingWords(words: string[]): Condition {
  const whole = sql`' ' || bookings.search_text || ' ' like all(${gap("whole")}::text[])`
  return {
    name: "words",
    sql: () => sql`case when ${whole} then true end`,
    values: { words, whole: words.map((word) => `% ${word} %`) },
    lookUp: () => sql`words_of(bookings.search_text) @> ${gap("words")}::text[]`,
  }
}

async function findPage(listing: BookingListing, conditions: Condition[]): Promise<DeskPage> {
  const { page = 1, limit = 20 } = listing
  const order = orderOf(listing)
  const read = (condition: SQL | undefined) =>
    db
      .select()
      .from(bookings)
      .where(condition)
      .orderBy(...order.columns)
      .limit(gap("limit"))
      .offset(gap("offset"))
  const most = conditions.some(({ lookUp }) => lookUp) ? MOST_SORTED : MOST_COUNTED
  const readAmong = (condition: SQL | undefined) => {
    const some = db
      .select()
      .from(bookings)
      .where(condition)
      .limit(most + 1)
      .as("bookings")
    return db
      .select({ row: bookings, total: sql<number>`(count(*) over ())::int` })
      .from(some)
      .orderBy(...order.columns)
      .limit(gap("limit"))
      .offset(gap("offset"))
  }
  const isSearch = conditions.some(({ name }) => name.startsWith("word"))
  const list = {
    name: `bookings ${order.name}`,
    table: bookings,
    conditions,
    read,
    sift: isSearch ? { most, read: readAmong } : undefined,
  }
  const { rows, pagination } = await findDeskPage(list, { page, limit })
  return { bookings: rows.map(presentForDesk), pagination }
}

const NEWEST = [desc(bookings.createdAt), desc(bookings.id)]
const ORDERS = {
  travelDate: [asc(bookings.travelDate), asc(bookings.startTime), asc(bookings.id)],
  newest: NEWEST,
  pending: [asc(bookings.answerBy), ...NEWEST],
  queue: [
    sql`(${bookings.status} <> 'pending')`,
    sql`(case when ${bookings.status} = 'pending' then ${bookings.answerBy} end)`,
    ...NEWEST,
  ],
}

/** As the indexes have them: where one status is wanted, the queue is a part of itself. */
function orderOf({ sort = "queue", status, due }: BookingListing): { name: string; columns: SQL[] } {
  const only = status ?? (due && DUE_STATUS[due])
  const ofOne = only === "pending" ? "pending" : "newest"
  const name = sort === "queue" && only ? ofOne : sort
  return { name, columns: ORDERS[name] }
}

function conditionsOf({ status, due, productType, productId, departureId, from, to, ...others }: BookingListing) {
  const { createdFrom, createdTo, search } = others
  const conditions = [
    status && is(status),
    due && is(DUE_STATUS[due]),
    due === "completion" && holds("before", (day) => lt(bookings.travelDate, day), hanoiDate()),
    productType && holds("type", (type) => eq(bookings.productType, type), productType),
    productId && holds("product", (id) => eq(bookings.productId, id), productId),
    departureId && holds("departure", (id) => eq(bookings.departureId, id), departureId),
    from && holds("from", (day) => gte(bookings.travelDate, day), from),
    to && holds("to", (day) => lte(bookings.travelDate, day), to),
    createdFrom && holds("since", (at) => gte(bookings.createdAt, at), hanoiInstant(createdFrom, "00:00")),
    createdTo && holds("until", (at) => lt(bookings.createdAt, at), hanoiInstant(addDays(createdTo, 1), "00:00")),
    ...wordsOf(search).map((word, nth) =>
      holds(`word${nth}`, (part) => sql`bookings.search_text like ${part}`, `%${word}%`),
    ),
  ]
  return conditions.filter((condition) => typeof condition === "object")
}

/** What waits for staff: an answer, or a word on how a journey that is over has gone. */
const DUE_STATUS = { answer: "pending", completion: "confirmed" } as const

/** Written out, not as a value: some indexes are of one status. */
const is = (status: BookingStatus): Condition => ({
  name: status,
  sql: () => sql`${bookings.status} = ${sql.raw(`'${status}'`)}`,
})

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
