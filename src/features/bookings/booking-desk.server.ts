import { asc, desc, eq, getTableName, gte, lt, lte, or, type SQL, sql } from "drizzle-orm"
import { EMAIL_PATTERN } from "#lib/fields.ts"
import type { Pagination } from "#lib/pagination.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { wordsOf } from "#server/catalogue-listing.server.ts"
import { db, gap } from "#server/database.server.ts"
import { findDeskPage } from "#server/desk-pages.server.ts"
import { notFound } from "#server/errors.server.ts"
import { type Condition, holds } from "#server/listing-statements.server.ts"
import { DEFAULT_COUNTRY, e164 } from "#server/phone.server.ts"
import { isUuid } from "#server/requests.server.ts"
import type { BookingStatus } from "./booking.ts"
import type { HistoryEntry } from "./booking-events.server.ts"
import { listHistory } from "./booking-events.server.ts"
import type { BookingListing } from "./booking-listing.ts"
import { bookingSearch, bookings } from "./bookings.table.server.ts"
import { type DeskBooking, type DeskRow, showBookings, showRows } from "./desk-views.server.ts"
import { readReference } from "./reference.server.ts"

type Found = { ids: string[]; pagination: Pagination }

/**
 * One page of all bookings. Unanswered requests come first, those promised soonest on top; else the newest. Whoever
 * searches for a whole reference, address or number, or for several whole words of a name, means the bookings that have
 * them, if there are such.
 */
export async function listAllBookings(
  listing: BookingListing,
): Promise<{ bookings: DeskBooking[]; pagination: Pagination }> {
  const { ids, pagination } = await findBookings(listing)
  return { bookings: await showBookings(ids), pagination }
}

/** The same, of each booking only what a list shows. */
export async function listBookingRows(
  listing: BookingListing,
): Promise<{ bookings: DeskRow[]; pagination: Pagination }> {
  const { ids, pagination } = await findBookings(listing)
  return { bookings: await showRows(ids), pagination }
}

/** Where what is listed is found: among the bookings, or among what is searched by words. */
type Among = typeof bookings | typeof bookingSearch

async function findBookings(listing: BookingListing): Promise<Found> {
  const { search, ...others } = listing
  if (search === undefined) return findPage(bookings, listing, conditionsOf(bookings, listing))
  for (const { among, condition } of waysToMean(search)) {
    const found = await findPage(among, others, [...conditionsOf(among, others), condition])
    if (found.pagination.total) return found
  }
  const words = wordsOf(search).map(havingPart)
  return findPage(bookingSearch, others, [...conditionsOf(bookingSearch, others), ...words])
}

/** What somebody may have typed whole, as it reads: 'Vo Thi Binh' is nine letters that a reference may have too. */
function waysToMean(search: string): { among: Among; condition: Condition }[] {
  const typed = search.trim()
  const known = havingKnown(typed)
  const words = wordsOf(typed)
  return [
    ...(known ? [{ among: bookings, condition: known }] : []),
    ...(words.length > 1 ? [{ among: bookingSearch, condition: havingWords(words) }] : []),
  ]
}

function havingKnown(typed: string): Condition | undefined {
  const reference = readReference(typed)
  if (reference) return holds("reference", (value) => eq(bookings.reference, value), reference)
  if (EMAIL_PATTERN.test(typed))
    return holds("email", (value) => eq(bookings.customerEmail, value), typed.toLowerCase())
  const phone = e164(typed, DEFAULT_COUNTRY)
  const onBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`
  return phone ? holds("phone", (value) => sql`${onBooking} = any(${value}::text[])`, [typed, phone]) : undefined
}

/**
 * Few are found by two indexes: of whole names, and of parts of longer ones. Of more the planner is not to know, and walks;
 * whoever has the words elsewhere is then among them.
 */
function havingWords(words: string[]): Condition {
  const whole = sql`' ' || ${bookingSearch.searchText} || ' ' like all(${gap("whole")}::text[])`
  const { customerName } = bookingSearch
  const isName = sql`name_key(${customerName}) = name_key(${gap("name")})`
  const isPart = sql`name_parts(${customerName}) @> array[name_key(${gap("name")})]`
  // Of four words and more a name itself has the parts as well.
  const hasParts = sql`(name_parts(${customerName}) @> name_parts(${gap("name")}) and not ${isName})`
  const isMany = words.length > LONGEST_PART
  const ways = () => [isName, isMany ? hasParts : isPart]
  return {
    name: isMany ? "many words" : "words",
    sql: () => hidden(whole),
    values: { name: words.join(" "), whole: words.map((word) => `% ${word} %`) },
    lookUp: () => or(...ways()) as SQL,
    ways,
  }
}

/** Words of a name that its index has as one (migration 0017). */
const LONGEST_PART = 3

/** The same of a part of a word, by an index of such parts. */
function havingPart(part: string, nth: number): Condition {
  const name = `word${nth}`
  const lookUp = () => sql`${bookingSearch.searchText} like ${gap(name)}`
  return { name, sql: () => hidden(lookUp()), values: { [name]: `%${part}%` }, lookUp }
}

const hidden = (test: SQL) => sql`case when ${test} then true end`

/** Ids alone: what a page is found by stands in an index, and no booking is read that is not shown. */
async function findPage(among: Among, listing: BookingListing, conditions: Condition[]): Promise<Found> {
  const { page = 1, limit = 20 } = listing
  const order = orderOf(among, listing)
  const id = { id: among.id }
  const read = (condition: SQL | undefined) =>
    db
      .select(id)
      .from(among)
      .where(condition)
      .orderBy(...order.columns)
      .limit(gap("limit"))
      .offset(gap("offset"))
  const sift = (conditions: (SQL | undefined)[]) => {
    const ways = conditions.map((condition) => sql`${db.select(order.from).from(among).where(condition)}`)
    const some = sql`(${sql.join(ways, sql` union all `)} limit ${gap("most")}) ${sql.identifier(getTableName(among))}`
    return db
      .select({ row: { id: sql<string>`${among.id}` }, total: sql<number>`(count(*) over ())::int` })
      .from(some)
      .orderBy(...order.columns)
      .limit(gap("limit"))
      .offset(gap("offset"))
  }
  const list = { name: `${getTableName(among)} ${order.name}`, table: among, conditions, read, sift }
  const { rows, pagination } = await findDeskPage(list, { page, limit })
  return { ids: rows.map((row) => row.id), pagination }
}

const ordersOf = ({ id, status, answerBy, createdAt, travelDate, startTime }: Among) => {
  const newest = [desc(createdAt), desc(id)]
  return {
    travelDate: [asc(travelDate), asc(startTime), asc(id)],
    newest,
    pending: [asc(answerBy), ...newest],
    queue: [sql`(${status} <> 'pending')`, sql`(case when ${status} = 'pending' then ${answerBy} end)`, ...newest],
  }
}

/** What an order is reckoned from, and no more: an index that has it is read alone. */
const fromWhat = ({ id, status, answerBy, createdAt, travelDate, startTime }: Among) => {
  const ofQueue = { id, status, answerBy, createdAt }
  return { travelDate: { id, travelDate, startTime }, newest: { id, createdAt }, pending: ofQueue, queue: ofQueue }
}

/** As the indexes of bookings have them: where one status is wanted, the queue is a part of itself. */
function orderOf(among: Among, { sort = "queue", status, due }: BookingListing) {
  const only = among === bookings ? (status ?? (due && DUE_STATUS[due])) : undefined
  const ofOne = only === "pending" ? "pending" : "newest"
  const name = sort === "queue" && only ? ofOne : sort
  return { name, columns: ordersOf(among)[name], from: fromWhat(among)[name] }
}

function conditionsOf(among: Among, listing: Omit<BookingListing, "search">) {
  const { status, due, productType, productId, departureId, from, to, createdFrom, createdTo } = listing
  const conditions = [
    status && is(among, status),
    due && is(among, DUE_STATUS[due]),
    due === "completion" && holds("before", (day) => lt(among.travelDate, day), hanoiDate()),
    productType && holds("type", (type) => eq(among.productType, type), productType),
    productId && holds("product", (id) => eq(among.productId, id), productId),
    departureId && holds("departure", (id) => eq(among.departureId, id), departureId),
    from && holds("from", (day) => gte(among.travelDate, day), from),
    to && holds("to", (day) => lte(among.travelDate, day), to),
    createdFrom && holds("since", (at) => gte(among.createdAt, at), hanoiInstant(createdFrom, "00:00")),
    createdTo && holds("until", (at) => lt(among.createdAt, at), hanoiInstant(addDays(createdTo, 1), "00:00")),
  ]
  return conditions.filter((condition) => typeof condition === "object")
}

/** What waits for staff: an answer, or a word on how a journey that is over has gone. */
const DUE_STATUS = { answer: "pending", completion: "confirmed" } as const

/** Written out, not as a value: some indexes are of one status. */
const is = (among: Among, status: BookingStatus): Condition => ({
  name: status,
  sql: () => sql`${among.status} = ${sql.raw(`'${status}'`)}`,
})

/**
 * All that happened to a booking, for staff.
 * @throws notFound
 */
export async function findHistory(bookingId: string): Promise<HistoryEntry[]> {
  const entries = isUuid(bookingId) ? await listHistory(bookingId) : []
  if (entries.length === 0) throw notFound("Booking")
  return entries
}
