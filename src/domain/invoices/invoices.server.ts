import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm"
import type { findBookingRow } from "#domain/bookings/bookings.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { hasCode, readReference } from "#domain/bookings/reference.server.ts"
import { invoiceReason, needsInvoice, waitsForInvoice } from "#domain/bookings/table/invoice-due.server.ts"
import { products } from "#domain/products/products.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords, paginateUpTo1000 } from "#server/database/lists.server.ts"
import type { InvoiceListing } from "./handover/handover.schema.ts"
import type { InvoiceReason, InvoiceState, StatedInvoice, WaitingInvoices } from "./invoice.ts"
import { invoiceExportBookings, invoiceHandledOn, invoices, vatRates } from "./invoices.table.server.ts"
import { papers } from "./papers/papers.table.server.ts"

/** What invoices read of bookings. */

export type BookingRow = Awaited<ReturnType<typeof findBookingRow>>
export type StoredInvoice = typeof invoices.$inferSelect

const lastDay = sql`(travel_date + (case when product_type = 'tour'
  then greatest(coalesce((details #>> '{duration,days}')::int, 1) - 1, 0) else 0 end))`
/** The day of the last payment that counts. */
const lastPaid = sql`(select max(line.paid_on) from booking_payments line
  where line.booking_id = bookings.id and line.kind = 'payment' and line.reverses is null
    and not exists (select from booking_payments taken where taken.reverses = line.id))`
/** Payments less refunds in đồng alone. */
const paidVnd =
  sql<number>`(select coalesce(sum(case line.kind when 'payment' then line.amount_minor else -line.amount_minor end), 0)
  from booking_payments line where line.booking_id = bookings.id and line.currency = 'VND')`.mapWith(Number)

const reason = sql<InvoiceReason | null>`${invoiceReason}`

/** The day on which the invoice became due, or null if it isn't. */
const since = sql<string | null>`(case ${reason}
  when 'completed' then ${lastDay}
  when 'fee' then (cancelled_at at time zone 'Asia/Ho_Chi_Minh')::date
  when 'prepaid' then ${lastPaid}
end)::text`

const state = sql<InvoiceState | null>`coalesce(invoice_state, case when ${needsInvoice} then 'needed' end)`

export type InvoicedBooking = {
  row: BookingRow
  /** The last invoice or adjustment. */
  last: StoredInvoice | null
  reason: InvoiceReason | null
  since: string | null
  state: InvoiceState | null
  /** Payments less refunds in đồng alone, whole. */
  paidVnd: number
}

const select = (database: Database) =>
  database.select({ row: bookings, reason, since, state, paidVnd }).from(bookings).$dynamic()

async function withLast(found: Omit<InvoicedBooking, "last">[], database: Database): Promise<InvoicedBooking[]> {
  const ids = found.filter(({ row }) => row.invoiceState !== null).map(({ row }) => row.id)
  const lasts = ids.length
    ? await database
        .selectDistinctOn([invoices.bookingId])
        .from(invoices)
        .where(inArray(invoices.bookingId, ids))
        .orderBy(invoices.bookingId, desc(invoices.createdAt), desc(invoices.isAdjustment))
    : []
  const byBooking = new Map(lasts.map((invoice) => [invoice.bookingId, invoice]))
  return found.map((one) => ({ ...one, last: byBooking.get(one.row.id) ?? null }))
}

/** Returns bookings with what there is to do about their invoices, in any order. */
export async function findInvoiced(ids: string[], database: Database): Promise<InvoicedBooking[]> {
  return withLast(await select(database).where(inArray(bookings.id, ids)), database)
}

/** Returns the booking of a receipt or request for payment, by the id of that. */
export async function findBookingOfPaper(paperId: string): Promise<BookingRow | undefined> {
  const ofPaper = inArray(bookings.id, db.select({ id: papers.bookingId }).from(papers).where(eq(papers.id, paperId)))
  const [row] = await db.select().from(bookings).where(ofPaper)
  return row
}

/**
 * Without dates, lists of what is done cover these travel dates, and what accounts had in hand as lately. What is to be
 * done never drops out.
 */
const DAYS_BACK = 92
const DAYS_AHEAD = 366
const TO_DO: readonly (InvoiceState | undefined)[] = ["needed", "adjust"]

/** Each has an index, in the order of travel dates. */
function inState({ state, asked }: Pick<InvoiceListing, "state" | "asked">): SQL | undefined {
  if (state === "needed") return and(needsInvoice, asked && waitsForInvoice)
  if (state) return and(sql`invoice_state = ${state}`, asked && isNotNull(bookings.customerBuyer))
  return asked ? waitsForInvoice : sql`(invoice_state is not null or ${invoiceReason} is not null)`
}

function withinDays({ state, asked, from, to }: InvoiceListing): SQL | undefined {
  const isBounded = !asked && !TO_DO.includes(state)
  const first = from ?? (isBounded ? addDays(hanoiDate(), -DAYS_BACK) : undefined)
  const last = to ?? (isBounded ? addDays(hanoiDate(), DAYS_AHEAD) : undefined)
  const isNear = and(
    first ? gte(bookings.travelDate, first) : undefined,
    last ? lte(bookings.travelDate, last) : undefined,
  )
  if (!isBounded || from || to) return isNear
  return or(isNear, handledSince(first!), state === undefined ? isToDo() : undefined)
}

/** As many as the list counts. */
const MAX_TO_DO = 1_001

/** Matches what is to be done, whatever its day. */
function isToDo(): SQL {
  const oldest = (where: SQL) => sql`select ${bookings.id} from ${bookings} where ${where}
    order by ${bookings.travelDate}, ${bookings.id} limit ${MAX_TO_DO}`
  return sql`${bookings.id} = any(array((${oldest(needsInvoice)}) union all (${oldest(sql`invoice_state = 'adjust'`)})))`
}

const handledSince = (day: string) =>
  sql`${bookings.id} = any(array(select booking_id from ${invoices} where ${invoiceHandledOn} >= ${day}::date))`

const INVOICE_NUMBER = /^(?:([A-Z0-9/]{4,15})\s+)?0*(\d{1,10})$/

/** Matches the booking of a whole reference or number of an invoice, whatever its day. */
function isNamed(search: string): SQL | undefined {
  const typed = search.trim()
  const code = readReference(typed)
  const [, series, number] = INVOICE_NUMBER.exec(typed.toUpperCase()) ?? []
  const isNumber = number && and(eq(invoices.number, number), series ? eq(invoices.series, series) : undefined)
  return or(
    code ? hasCode(code) : undefined,
    isNumber
      ? sql`${bookings.id} = any(array(select booking_id from ${invoices} where number <> '' and ${isNumber} limit ${MAX_NAMED}))`
      : undefined,
  )
}

/** A number is used again each year in another series. */
const MAX_NAMED = 50

function isFound(search: string): SQL | undefined {
  const typed = search.trim()
  if (!typed) return undefined
  const inBuyer = ilike(sql`${bookings.customerBuyer}::text`, `%${typed.replace(/[\\%_]/g, "\\$&")}%`)
  return or(containsWords(bookings.searchText, typed), inBuyer)
}

/** Returns one page of bookings by travel date: those that need or have an invoice, unless a state is asked for. */
export async function findInvoicePage(listing: InvoiceListing) {
  const { state, asked, search = "", page = 1, limit = 25 } = listing
  const { from, to } = listing
  const named = from || to ? undefined : isNamed(search)
  const found = and(withinDays(listing), isFound(search))
  const where = and(inState(listing), named ? or(named, found) : found)
  const order = asked || !state || TO_DO.includes(state) ? asc : desc
  const rows = await select(db)
    .where(where)
    .orderBy(order(bookings.travelDate), order(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows: await withLast(rows, db), pagination: await paginateUpTo1000(bookings, where, { page, limit }) }
}

/** Counts what waits for the accountant, each up to a thousand. */
export async function countWaiting(): Promise<WaitingInvoices> {
  const countIn = async (listing: Pick<InvoiceListing, "state" | "asked">) =>
    (await paginateUpTo1000(bookings, inState(listing), { page: 1, limit: 1 })).total
  const [needed, asked, exported, adjust] = await Promise.all([
    countIn({ state: "needed" }),
    countIn({ asked: "true" }),
    countIn({ state: "exported" }),
    countIn({ state: "adjust" }),
  ])
  return { needed, asked, exported, adjust }
}

export type HandedOver = { invoice: StoredInvoice; booking: BookingRow; stated: StatedInvoice | null }

/** Returns the bookings of a file that was handed over, with what their invoices state, by reference. */
export function findHandedOver(exportId: string): Promise<HandedOver[]> {
  return db
    .select({ invoice: invoices, booking: bookings, stated: invoiceExportBookings.stated })
    .from(invoiceExportBookings)
    .innerJoin(bookings, eq(bookings.id, invoiceExportBookings.bookingId))
    .innerJoin(invoices, and(eq(invoices.bookingId, bookings.id), eq(invoices.isAdjustment, false)))
    .where(eq(invoiceExportBookings.exportId, exportId))
    .orderBy(asc(bookings.reference))
}

/** Returns the payments and refunds of bookings. */
export const findPaymentsOf = (bookingIds: string[], database: Database) =>
  database.select().from(bookingPayments).where(inArray(bookingPayments.bookingId, bookingIds))

const MAX_PERIODS = 200

/** Returns the rates of VAT by their first day, with the names of products that have their own. */
export function findVatRates() {
  const product = sql<LocalizedContent | null>`coalesce(${tours.title}, ${transfers.name}, ${products.title})`
  return db
    .select({ period: vatRates, product })
    .from(vatRates)
    .leftJoin(tours, eq(tours.id, vatRates.productId))
    .leftJoin(transfers, eq(transfers.id, vatRates.productId))
    .leftJoin(products, eq(products.id, vatRates.productId))
    .orderBy(asc(vatRates.validFrom), asc(vatRates.kind), asc(vatRates.id))
    .limit(MAX_PERIODS)
}
