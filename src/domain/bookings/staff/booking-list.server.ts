import {
  and,
  arrayContains,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
  sum,
} from "drizzle-orm"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { presentForStaff } from "#domain/bookings/booking-presenter.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { matchesPhone } from "#domain/bookings/guest/guest-contact.server.ts"
import { type HistoryEntry, listHistory } from "#domain/bookings/history.server.ts"
import { hasCode, readReference } from "#domain/bookings/reference.server.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { isEmail, readEmail } from "#lib/text/email.ts"
import { readCompact } from "#lib/text/typed-text.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import {
  containsWords,
  countUpTo1001,
  pageIds,
  paginateUpTo1000,
  paginationUpTo1000,
  tokenize,
} from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { relatedRequests } from "#server/limits/related-requests.server.ts"
import { possibleNumbers } from "#server/phone.server.ts"
import type { BookingListing } from "./booking-list.schema.ts"
import { staffRow } from "./shapes.server.ts"
import type { StaffBookingRow } from "./staff-booking.ts"

type WithoutPlaces = { requests: number; places: number; networks: number }

/** Many such requests from few networks may be an attempt to block the season. */
async function countWithoutPlaces(): Promise<WithoutPlaces> {
  return firstOf(
    await db
      .select({
        requests: count(),
        places: sql`coalesce(${sum(bookings.travelers)}, 0)`.mapWith(Number),
        networks: countDistinct(bookings.requestedFromNetwork),
      })
      .from(bookings)
      // Literals, because the planner must match the partial index.
      .where(sql`${bookings.status} = 'pending' and not ${bookings.holdsPlaces}`),
  )
}

type Listed<View> = { bookings: View[]; pagination: Pagination; withoutPlaces: WithoutPlaces }

/** Returns one page of all bookings: pending requests first, by answer deadline, then the others, newest first. */
export async function listAllBookings(listing: BookingListing): Promise<Listed<StaffBooking>> {
  const { rows, pagination } = await findFirstMatching(listing)
  return { bookings: rows.map(presentForStaff), pagination, withoutPlaces: await countWithoutPlaces() }
}

/** Returns the same, with only the fields that a list shows. */
export async function listBookingRows(listing: BookingListing): Promise<Listed<StaffBookingRow>> {
  const { rows, pagination } = await findFirstMatching(listing)
  const countRelated = await relatedRequests(rows, ({ status }) => status === "pending")
  const bookings = rows.map((row) => ({ ...presentRow(presentForStaff(row)), related: countRelated(row) }))
  return { bookings, pagination, withoutPlaces: await countWithoutPlaces() }
}

const presentRow = (booking: StaffBooking): Omit<StaffBookingRow, "related"> => ({
  ...pick(booking, ...staffRow.omit({ related: true, duePayment: true }).keyof().options),
  duePayment: presentDue(booking),
  pricing: pick(booking.pricing, ...staffRow.shape.pricing.keyof().options),
})

function presentDue({ payments }: StaffBooking): StaffBookingRow["duePayment"] {
  const due = payments.steps.find(({ isDue }) => isDue)
  return due ? pick(due, ...staffRow.shape.duePayment.unwrap().keyof().options) : null
}

/** Tries the search conditions from exact to fuzzy, until one finds a booking. */
async function findFirstMatching(listing: BookingListing) {
  const { page = 1, limit = 20, search = "" } = listing
  const filters = buildCondition(listing)
  const order = buildOrder(listing)
  const find = async (searched: SQL | undefined) => {
    const where = and(filters, searched)
    const rows = await db
      .select({ ...getTableColumns(bookings), total: countUpTo1001(bookings, where) })
      .from(bookings)
      .where(inArray(bookings.id, pageIds(bookings, { where, order }, { page, limit })))
      .orderBy(...order)
    if (rows[0]) return { rows, pagination: paginationUpTo1000({ page, limit }, rows[0].total) }
    // A page beyond the last has no rows, so no total.
    return { rows, pagination: await paginateUpTo1000(bookings, where, { page, limit }) }
  }
  for (const exact of buildExactConditions(search, referencePrefix(await findSettings()))) {
    const found = await find(exact)
    if (found.pagination.total) return found
  }
  return find(containsWords(bookings.searchText, search))
}

/** Matches a reference, email or phone number, then several words of a name ('Vo Thi Binh' may be both). */
function buildExactConditions(search: string, prefix: string): SQL[] {
  const typed = readCompact(search)
  const words = tokenize(typed)
  return [isContact(typed, prefix), words.length > 1 ? isNamed(words) : undefined].filter((one) => one !== undefined)
}

function isContact(typed: string, prefix: string): SQL | undefined {
  const code = readReference(typed, prefix)
  if (code) return hasCode(code)
  if (isEmail(readEmail(typed))) return eq(bookings.customerEmail, readEmail(typed))
  return possibleNumbers(typed).length > 0 ? matchesPhone(typed) : undefined
}

/** Matches all words in any order, each as often as typed. */
function isNamed(words: string[]): SQL | undefined {
  const repeated = words.filter((word, at) => words.indexOf(word) < at)
  return and(
    arrayContains(bookings.nameWords, words),
    ...repeated.map((word) => {
      const times = words.filter((other) => other === word).length
      return sql`cardinality(array_positions(${bookings.nameWords}, ${word})) >= ${times}`
    }),
  )
}

const DUE_STATUS = {
  answer: "pending",
  completion: "confirmed",
  refund: undefined,
  choice: undefined,
  payment: "confirmed",
} as const

/** Each has an index. Amounts are compared in đồng, names in Vietnamese order. */
const SORT_COLUMNS = {
  travelDate: [bookings.travelDate, bookings.startTime],
  createdAt: [bookings.createdAt],
  total: [bookings.totalVnd],
  balance: [bookings.balanceVnd],
  name: [bookings.sortName],
}

/** Within travel dates, the queue is in their order. */
function buildOrder({ sort = "queue", order = "asc", status, due, from, to }: BookingListing): SQL[] {
  const newest = [desc(bookings.createdAt), desc(bookings.id)]
  if (sort === "queue" && (from || to)) return [asc(bookings.travelDate), asc(bookings.startTime), asc(bookings.id)]
  if (sort !== "queue" && sort !== "newest")
    return [...SORT_COLUMNS[sort], bookings.id].map(order === "asc" ? asc : desc)
  const only = status ?? (due && DUE_STATUS[due])
  if (sort === "newest" || (only && only !== "pending")) return newest
  if (only) return [asc(bookings.answerBy), ...newest]
  return [
    sql`(${bookings.status} <> 'pending')`,
    sql`(case when ${bookings.status} = 'pending' then ${bookings.answerBy} end)`,
    ...newest,
  ]
}

/** Literals, so that the planner reads the index. */
const IS_UNPRICED = sql`(${bookings.totalMinor} = 0 and ${bookings.status} <> 'cancelled')`
const BALANCES = {
  owed: sql`${bookings.balanceVnd} > 0`,
  settled: sql`(${bookings.balanceVnd} = 0 and not ${IS_UNPRICED})`,
  refund: sql`(${bookings.balanceVnd} < 0 and not ${IS_UNPRICED})`,
  unpriced: IS_UNPRICED,
}

/** Source: booking-rules.md. A trip that was called off is neither confirmed nor completed. */
function isDue(due: NonNullable<BookingListing["due"]>): SQL | undefined {
  const { status, travelDate, calledOffReason } = bookings
  // A literal, because the planner must match the partial index.
  if (due === "payment") return sql`payment_due_at is not null and ${bookings.paymentDueAt} < now()`
  if (due === "refund") return BALANCES.refund
  if (due === "choice") return and(isNotNull(calledOffReason), inArray(status, ["pending", "confirmed"]))
  if (due === "answer") return and(eq(status, "pending"), isNull(calledOffReason))
  return and(eq(status, "confirmed"), lt(travelDate, hanoiDate()), isNull(calledOffReason))
}

function buildCondition(listing: BookingListing): SQL | undefined {
  const { status, due, productType, productId, departureId, from, to, createdFrom, createdTo } = listing
  const { language, source, channel, balance, placesHeld } = listing
  return and(
    status && eq(bookings.status, status),
    due && isDue(due),
    productType && eq(bookings.productType, productType),
    productId ? eq(bookings.productId, productId) : undefined,
    departureId ? eq(bookings.departureId, departureId) : undefined,
    language && eq(bookings.language, language),
    source && eq(bookings.source, source),
    channel && eq(bookings.channel, channel),
    balance && BALANCES[balance],
    placesHeld && eq(bookings.holdsPlaces, placesHeld === "true"),
    from ? gte(bookings.travelDate, from) : undefined,
    to ? lte(bookings.travelDate, to) : undefined,
    createdFrom ? gte(bookings.createdAt, hanoiInstant(createdFrom, "00:00")) : undefined,
    createdTo ? lt(bookings.createdAt, hanoiInstant(addDays(createdTo, 1), "00:00")) : undefined,
  )
}

/** @throws notFound */
export async function findHistory(bookingId: string): Promise<HistoryEntry[]> {
  const entries = isUuid(bookingId) ? await listHistory(bookingId) : []
  if (entries.length === 0) throw notFound("Booking")
  return entries
}
