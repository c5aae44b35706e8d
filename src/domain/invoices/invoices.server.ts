import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm"
import type { findBookingRow } from "#domain/bookings/bookings.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { products } from "#domain/products/products.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"
import type { InvoiceListing } from "./handover/handover.schema.ts"
import type { InvoiceReason, InvoiceState, WaitingInvoices } from "./invoice.ts"
import { invoiceExportBookings, invoices, vatRates } from "./invoices.table.server.ts"

/** What invoices read of bookings. */

export type BookingRow = Awaited<ReturnType<typeof findBookingRow>>
export type StoredInvoice = typeof invoices.$inferSelect

/** The price, or the fee of a cancellation, in minor units, as `dueMinor` of bookings. */
const due = sql<number>`(case when ${bookings.status} = 'cancelled'
  then round(coalesce((${bookings.cancellation} ->> 'fee')::numeric, 0) * (case ${bookings.currency} when 'USD' then 100 else 1 end))
  else ${bookings.totalMinor} end)`.mapWith(Number)

/** Facts about the last invoice or adjustment of each booking. */
function lastInvoice(database: Database) {
  return database
    .select()
    .from(invoices)
    .where(eq(invoices.bookingId, bookings.id))
    .orderBy(desc(invoices.createdAt), desc(invoices.isAdjustment))
    .limit(1)
    .as("last_invoice")
}
type LastInvoice = ReturnType<typeof lastInvoice>

/** Why an invoice is due. A part that was paid before secures the contract, and needs none. */
const reason = sql<InvoiceReason | null>`(case
  when ${bookings.status} in ('completed', 'no-show') and ${bookings.totalMinor} > 0 then 'completed'
  when ${bookings.status} = 'cancelled' and ${due} > 0 then 'fee'
  when ${bookings.status} = 'confirmed' and ${bookings.paidMinor} > 0 and ${bookings.balanceVnd} <= 0 then 'prepaid'
end)`

const lastDay = sql`(${bookings.travelDate} + (case when ${bookings.productType} = 'tour'
  then greatest(coalesce((${bookings.details} #>> '{duration,days}')::int, 1) - 1, 0) else 0 end))`
const lastPaid = sql`(select max(${bookingPayments.paidOn}) from ${bookingPayments}
  where ${bookingPayments.bookingId} = ${bookings.id} and ${bookingPayments.kind} = 'payment')`

/** The day on which the invoice became due, or today's if it isn't. */
const since = sql<string>`(case ${reason}
  when 'completed' then ${lastDay}
  when 'fee' then (${bookings.cancelledAt} at time zone 'Asia/Ho_Chi_Minh')::date
  when 'prepaid' then ${lastPaid}
end)::text`

/** Whether the booking isn't what its invoice states any more. A guest who was erased changes nothing of it. */
const isChanged = (
  last: LastInvoice,
) => sql`((${last.dueMinor}, ${last.currency}, ${last.productId}, ${last.travelDate})
  is distinct from (${due}, ${bookings.currency}, ${bookings.productId}, ${bookings.travelDate})
  or (${bookings.customerBuyer} is not null and ${bookings.customerBuyer} is distinct from ${last.buyer}))`

const stateOf = (last: LastInvoice) => sql<InvoiceState | null>`(case ${last.status}
  when 'waived' then 'waived'
  when 'exported' then 'exported'
  when 'issued' then (case when ${isChanged(last)} then 'adjust' else 'issued' end)
  else (case when ${reason} is not null then 'needed' end)
end)`

export type InvoicedBooking = {
  row: BookingRow
  /** The last invoice or adjustment. */
  last: StoredInvoice | null
  reason: InvoiceReason | null
  since: string | null
  state: InvoiceState | null
}

const select = (database: Database) => {
  const last = lastInvoice(database)
  const state = stateOf(last)
  const rows = database
    .select({ row: bookings, lastId: last.id, reason, since, state })
    .from(bookings)
    .leftJoinLateral(last, sql`true`)
    .$dynamic()
  return { rows, state }
}

type Found = Omit<InvoicedBooking, "last"> & { lastId: string | null }

async function withLast(found: Found[], database: Database): Promise<InvoicedBooking[]> {
  const ids = found.flatMap(({ lastId }) => lastId ?? [])
  const lasts = ids.length ? await database.select().from(invoices).where(inArray(invoices.id, ids)) : []
  const byId = new Map(lasts.map((invoice) => [invoice.id, invoice]))
  return found.map(({ lastId, ...one }) => ({ ...one, last: byId.get(lastId ?? "") ?? null }))
}

/** Returns bookings with what there is to do about their invoices, in any order. */
export async function findInvoiced(ids: string[], database: Database): Promise<InvoicedBooking[]> {
  return withLast(await select(database).rows.where(inArray(bookings.id, ids)), database)
}

/** Without dates the list covers these travel dates, so that its work has a bound however old the site is. */
const DAYS_BACK = 92
const DAYS_AHEAD = 366
const MAX_COUNTED = 1_000

const withinDays = (from = addDays(hanoiDate(), -DAYS_BACK), to = addDays(hanoiDate(), DAYS_AHEAD)) =>
  and(gte(bookings.travelDate, from), lte(bookings.travelDate, to))

function isFound(search: string): SQL | undefined {
  const typed = search.trim()
  if (!typed) return undefined
  const inBuyer = ilike(sql`${bookings.customerBuyer}::text`, `%${typed.replace(/[\\%_]/g, "\\$&")}%`)
  return or(containsWords(bookings.searchText, typed), inBuyer)
}

/** Returns one page of bookings by travel date: those that need or have an invoice, unless a state is asked for. */
export async function findInvoicePage({ state, asked, from, to, search = "", page = 1, limit = 25 }: InvoiceListing) {
  const { rows, state: ofState } = select(db)
  const where = and(
    withinDays(from, to),
    state ? eq(ofState, state) : isNotNull(ofState),
    asked ? isNotNull(bookings.customerBuyer) : undefined,
    isFound(search),
  )
  const order = state === "needed" || !state ? asc(bookings.travelDate) : desc(bookings.travelDate)
  const found = await rows
    .where(where)
    .orderBy(order, asc(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const last = lastInvoice(db)
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(bookings)
    .leftJoinLateral(last, sql`true`)
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as("counted")
  const [total] = await db.select({ total: count() }).from(counted)
  return { rows: await withLast(found, db), total: total?.total ?? 0 }
}

/** Counts what waits for the accountant, up to a thousand. */
export async function countWaiting(): Promise<WaitingInvoices> {
  const last = lastInvoice(db)
  const found = db
    .select({ state: stateOf(last).as("state"), asked: sql`${bookings.customerBuyer} is not null`.as("asked") })
    .from(bookings)
    .leftJoinLateral(last, sql`true`)
    .where(and(withinDays(), sql`${stateOf(last)} in ('needed', 'exported', 'adjust')`))
    .limit(MAX_COUNTED)
    .as("found")
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const isState = (state: string) => sql`${found.state} = ${state}`
  const [row] = await db
    .select({
      needed: of(isState("needed")),
      asked: of(sql`${isState("needed")} and ${found.asked}`),
      exported: of(isState("exported")),
      adjust: of(isState("adjust")),
    })
    .from(found)
  return row!
}

/** Returns the bookings of a file that was handed over, with what their invoices state, by date. */
export function findHandedOver(exportId: string): Promise<{ invoice: StoredInvoice; booking: BookingRow }[]> {
  return db
    .select({ invoice: invoices, booking: bookings })
    .from(invoiceExportBookings)
    .innerJoin(bookings, eq(bookings.id, invoiceExportBookings.bookingId))
    .innerJoin(invoices, and(eq(invoices.bookingId, bookings.id), eq(invoices.isAdjustment, false)))
    .where(eq(invoiceExportBookings.exportId, exportId))
    .orderBy(asc(invoices.invoiceDate), asc(bookings.reference))
}

/** Returns the payments and refunds of bookings. */
export const findPaymentsOf = (bookingIds: string[]) =>
  db.select().from(bookingPayments).where(inArray(bookingPayments.bookingId, bookingIds))

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
