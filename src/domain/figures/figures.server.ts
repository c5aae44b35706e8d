import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLChunk,
  type SQLWrapper,
  sql,
} from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { enquiries, enquiryBookings } from "#domain/enquiries/enquiries.table.server.ts"
import { CHANNELS } from "#domain/enquiries/enquiry.ts"
import { invoiceDay, invoices } from "#domain/invoices/invoices.table.server.ts"
import { papers } from "#domain/invoices/papers/papers.table.server.ts"
import { products } from "#domain/products/products.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Calendar } from "./figures.schema.ts"
import { type Answers, type Counted, LEADS, MOST_DEPARTURES, MOST_PRODUCTS } from "./figures.ts"
import type { Period } from "./period.ts"

/** What is counted: a period, and the one before it, which ends where it begins, or earlier. */
export type Span = { period: Period; before: Period; by: Calendar; unit: "day" | "month" }

export type Dimension = "time" | "kind" | "product" | "channel" | "language" | "country" | "cause" | "lead"
/** In the order in which PostgreSQL numbers them. */
const DIMENSIONS: Dimension[] = ["time", "kind", "product", "channel", "language", "country", "cause", "lead"]

const SUMS = ["bookings", "cancelled", "travelers", "value", "received", "open", "refunded"] as const
type Sums = Record<`${(typeof SUMS)[number]}_${"now" | "before"}`, string>
export type Group = Sums & { set: number; key: string | null }

/** Hanoi's day of an instant. */
const dayOf = (instant: SQL | typeof bookings.createdAt) => sql`(${instant} at time zone 'Asia/Ho_Chi_Minh')::date`
const startOf = (day: string) => hanoiInstant(day, "00:00").toISOString()

/** Matches instants of the days of both periods, so that an index finds them. */
function isWithin(instant: unknown, { period, before }: Span): SQL {
  const is = (from: string, to: string) =>
    sql`(${instant} >= ${startOf(from)}::timestamptz and ${instant} < ${startOf(addDays(to, 1))}::timestamptz)`
  const gap = gapOf({ period, before })
  return gap ? sql`${is(before.from, period.to)} and not ${is(gap.from, gap.to)}` : is(before.from, period.to)
}

function isDayWithin(day: unknown, { period, before }: Span): SQL {
  const is = (from: string, to: string) => sql`(${day} between ${from}::date and ${to}::date)`
  const gap = gapOf({ period, before })
  return gap ? sql`${is(before.from, period.to)} and not ${is(gap.from, gap.to)}` : is(before.from, period.to)
}

/** Returns the days between both periods, which neither of them counts. */
function gapOf({ period, before }: Pick<Span, "period" | "before">): Period | undefined {
  const gap = { from: addDays(before.to, 1), to: addDays(period.from, -1) }
  return gap.from <= gap.to ? gap : undefined
}

/** Whether a guest owes something now. A request owes nothing until it is confirmed (docs/figures.md). */
const isOwing = (status: SQLWrapper, balance: SQLWrapper) => sql`(${status} <> 'pending' and ${balance} > 0)`

/** Đồng of a payment at its own rate, as `countedMinor`. */
const dongOf = sql`case p.currency when 'VND' then p.amount_minor else round(p.amount_minor * p.fx_rate / 100)::bigint end`

/** A request that was entered after its trip has no lead time. */
const leadOf = sql`nullif(width_bucket(b.travel_date - ${dayOf(sql`b.created_at`)}, array[${sql.raw(LEADS.join(", "))}]), 0)`

/**
 * Adds up bookings by the day of request or travel, and payments by the day on which they were paid, once for all and
 * once for each dimension. Of products, those of the highest value.
 */
export async function countBookings(span: Span, database: Database): Promise<Group[]> {
  const { by, period } = span
  const day = by === "request" ? dayOf(sql`b.created_at`) : sql`b.travel_date`
  const where = by === "request" ? isWithin(sql`b.created_at`, span) : isDayWithin(sql`b.travel_date`, span)
  const shared = sql`b.product_type as kind, b.product_id as product, b.channel, b.language, b.dial_code as country`
  const time = (day: SQL) => sql`${timeOf(day, span)} as time, ${day} >= ${period.from}::date as is_now`
  const names = DIMENSIONS.map((name) => sql.identifier(name))
  const texts = names.map((name) => sql`${name}::text`)
  const sets = names.map((name) => sql`(is_now, ${name})`)
  const sums = SUMS.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`)
  const compared = SUMS.flatMap((name) => [
    sql`coalesce(sum(${sql.identifier(name)}) filter (where is_now), 0) as ${sql.identifier(`${name}_now`)}`,
    sql`coalesce(sum(${sql.identifier(name)}) filter (where not is_now), 0) as ${sql.identifier(`${name}_before`)}`,
  ])
  const { rows } = await database.execute<Group>(sql`
    with facts as (
      select ${time(day)}, ${shared},
        case when b.status = 'cancelled' then coalesce(b.cancellation_cause, 'unsaid') end as cause,
        case when b.status <> 'cancelled' and not b.is_recorded then ${leadOf} end as lead,
        1 as bookings, (b.status = 'cancelled')::int as cancelled,
        case b.status when 'cancelled' then 0 else b.travelers end as travelers, b.value_vnd as value,
        0::bigint as received,
        case when ${isOwing(sql`b.status`, sql`b.balance_vnd`)} then b.balance_vnd else 0 end as open, 0::bigint as refunded
      from ${bookings} b where ${where}
      union all
      select ${time(sql`p.paid_on`)}, ${shared}, null, null, 0, 0, 0, 0,
        case when p.kind = 'payment' and p.reverses is null then ${dongOf}
          when p.kind = 'refund' and p.reverses is not null then -(${dongOf}) else 0 end,
        0,
        case when p.kind = 'refund' and p.reverses is null then ${dongOf}
          when p.kind = 'payment' and p.reverses is not null then -(${dongOf}) else 0 end
      from ${bookingPayments} p join ${bookings} b on b.id = p.booking_id where ${isDayWithin(sql`p.paid_on`, span)}
    ),
    counted as (
      select grouping(${list(names)}) as set, coalesce(${list(texts)}) as key, is_now, ${list(sums)}
      from facts group by grouping sets ((is_now), ${list(sets)})
    ),
    compared as (select set, key, ${list(compared)} from counted group by set, key)
    select * from (
      select *, row_number() over (partition by set order by value_now desc, bookings_now desc, value_before desc, key) as nth
      from compared
    ) ranked
    where nth <= ${MOST_PRODUCTS} or set <> ${setOf("product")}`)
  return rows
}

const list = (parts: SQLChunk[]) => sql.join(parts, sql`, `)

/** The day, or the first day of its month. */
const timeOf = (day: SQL, { unit }: Span) => (unit === "day" ? day : sql`date_trunc('month', ${day}::timestamp)::date`)

/** Returns the number of a set of rows: a bit for each dimension that it isn't grouped by. */
export function setOf(dimension: Dimension | undefined): number {
  const all = 2 ** DIMENSIONS.length - 1
  return dimension === undefined ? all : all - 2 ** (DIMENSIONS.length - 1 - DIMENSIONS.indexOf(dimension))
}

/** Returns the titles of products as they are now. */
export async function findTitles(ids: string[], database: Database): Promise<Map<string, LocalizedContent>> {
  const list = sql`(select unnest(${`{${ids.join(",")}}`}::uuid[]))`
  const { rows } = await database.execute<{ id: string; title: LocalizedContent }>(sql`
    select id, title from ${tours} where id in ${list}
    union all select id, title from ${transfers} where id in ${list}
    union all select id, title from ${products} where id in ${list}`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The site confirms at once within a moment. */
const AT_ONCE = sql`interval '5 seconds'`
const HOURS = { within1h: [0, 1], within4h: [1, 4], within12h: [4, 12], within24h: [12, 24] } as const

/** Counts how long requests of the site waited for their decision, by the day of the request. */
export async function countAnswers(span: Span, database: Database): Promise<Counted["answers"]> {
  const took = sql`answered - created_at`
  const counts: Record<Exclude<keyof Answers, "medianMinutes">, SQL> = {
    ...(Object.fromEntries(
      Object.entries(HOURS).map(([name, [from, to]]) => [
        name,
        sql`not at_once and ${took} > make_interval(hours => ${from}) and ${took} <= make_interval(hours => ${to})`,
      ]),
    ) as Record<keyof typeof HOURS, SQL>),
    later: sql`${took} > interval '24 hours'`,
    atOnce: sql`at_once`,
    lapsed: sql`answered is null and status = 'cancelled' and cancelled_by = 'system'`,
    withdrawn: sql`answered is null and status = 'cancelled' and cancelled_by <> 'system'`,
    waiting: sql`answered is null and status <> 'cancelled'`,
  }
  const counted = Object.entries(counts).map(
    ([name, is]) => sql`count(*) filter (where ${is}) as ${sql.identifier(name)}`,
  )
  const { rows } = await database.execute<Record<keyof Answers, string | null> & { is_now: boolean }>(sql`
    select is_now, ${sql.join(counted, sql`, `)},
      round(extract(epoch from percentile_disc(0.5) within group (order by ${took})
        filter (where answered is not null and not at_once)) / 60) as "medianMinutes"
    from (
      select *, coalesce(answered <= created_at + ${AT_ONCE}, false) as at_once
      from (
        select created_at, status, cancelled_by, ${dayOf(sql`created_at`)} >= ${span.period.from}::date as is_now,
          coalesce(confirmed_at, case when status = 'cancelled' and cancelled_by = 'staff' then cancelled_at end) as answered
        from ${bookings} where ${isWithin(sql`created_at`, span)} and source = 'site'
      ) requests
    ) decided group by is_now`)
  const of = (isNow: boolean) => {
    const row = rows.find(({ is_now }) => is_now === isNow)
    const median = row?.medianMinutes ?? null
    const numbers = Object.fromEntries(
      Object.keys(counts).map((name) => [name, Number(row?.[name as keyof Answers] ?? 0)]),
    )
    return { ...numbers, medianMinutes: median === null ? null : Number(median) } as Answers
  }
  return { now: of(true), before: of(false) }
}

type Conversion = { key: Counted["enquiries"][number]["key"]; is_now: boolean; enquiries: string; booked: string }

/** Counts enquiries by the way they came, and those that became bookings. */
export async function countEnquiries(span: Span, database: Database): Promise<Conversion[]> {
  const typedIn = sql`kind = 'message' and source in (${sql.join(
    CHANNELS.map((name) => sql`${name}`),
    sql`, `,
  )})`
  const { rows } = await database.execute<Conversion>(sql`
    select case when ${typedIn} then source else 'website' end as key,
      ${dayOf(sql`created_at`)} >= ${span.period.from}::date as is_now, count(*) as enquiries,
      count(*) filter (where exists (select from ${enquiryBookings} l where l.enquiry_id = e.id)) as booked
    from ${enquiries} e where ${isWithin(sql`created_at`, span)} and status <> 'spam' group by 1, 2`)
  return rows
}

/** Adds up the places of departures that were not called off, by tour, and lists the fullest. */
export async function countPlaces(
  { period }: Span,
  database: Database,
): Promise<Pick<Counted, "tours" | "departures">> {
  const where = sql`d.date between ${period.from}::date and ${period.to}::date and d.status <> 'called-off'`
  const byTour = await database.execute<Counted["tours"][number]>(sql`
    select t.id as "tourId", t.title as name, count(*)::int as departures, sum(d.capacity)::int as capacity,
      sum(d.booked)::int as sold, count(*) filter (where d.booked > d.capacity)::int as overbooked
    from ${departures} d join ${tours} t on t.id = d.tour_id where ${where}
    group by t.id order by sold desc, t.id limit ${MOST_PRODUCTS}`)
  const fullest = await database.execute<Counted["departures"][number]>(sql`
    select d.id as _id, t.id as "tourId", t.title as name, d.date::text, d.start_time as "startTime", d.capacity, d.booked as sold
    from ${departures} d join ${tours} t on t.id = d.tour_id where ${where}
    order by d.booked::float / d.capacity desc, d.date, d.id limit ${MOST_DEPARTURES}`)
  return { tours: byTour.rows, departures: fullest.rows }
}

/** Returns the receipts that were made on some days, those for cash first, by their numbers, at most `limit`. */
export function listReceipts({ from, to }: Period, limit: number) {
  const day = [hanoiInstant(from, "00:00"), hanoiInstant(addDays(to, 1), "00:00")] as const
  const { reference } = bookings
  const { paidOn, fxRate } = bookingPayments
  const isVoid = sql<boolean>`exists (select from ${bookingPayments} r where r.reverses = ${papers.paymentId})`
  return db
    .select({ paper: papers, reference, paidOn, fxRate, isVoid })
    .from(papers)
    .innerJoin(bookings, eq(bookings.id, papers.bookingId))
    .innerJoin(bookingPayments, eq(bookingPayments.id, papers.paymentId))
    .where(and(isNotNull(papers.paymentId), gte(papers.createdAt, day[0]), lt(papers.createdAt, day[1])))
    .orderBy(desc(papers.kind), asc(papers.year), asc(papers.number))
    .limit(limit)
}

/**
 * Returns the invoices that bear some days, without those that were set aside, at most `limit`. `adjusted`: the invoice
 * that an adjustment follows.
 */
export async function listInvoicesOfDays({ from, to }: Period, limit: number) {
  const rows = await db
    .select({ invoice: invoices, day: invoiceDay, reference: bookings.reference, guest: bookings.customerName })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(between(invoiceDay, from, to), ne(invoices.status, "waived")))
    .orderBy(asc(invoiceDay), asc(invoices.id))
    .limit(limit)
  const adjusting = rows.flatMap(({ invoice }) => (invoice.isAdjustment ? invoice.bookingId : []))
  const issued = and(inArray(invoices.bookingId, adjusting), eq(invoices.status, "issued"))
  const former = groupBy(
    await db.select().from(invoices).where(issued).orderBy(desc(invoices.createdAt)),
    ({ bookingId }) => bookingId,
  )
  return rows.map((row) => {
    const { isAdjustment, bookingId, createdAt } = row.invoice
    const adjusted = isAdjustment ? former.get(bookingId)?.find((one) => one.createdAt < createdAt) : undefined
    return { ...row, adjusted }
  })
}

/** Returns bookings with something to pay or to give back, by travel date. One without a price has neither. */
export function listOpenItems(limit: number) {
  const { id, reference, travelDate, status, calledOffReason, cancelledBy, confirmedAt, details } = bookings
  const { customerName, customerPhone, currency, fxRate, totalMinor, totalVnd, balanceVnd, cancellation } = bookings
  const { depositMinor, paidMinor, paidOwnMinor, paidOtherMinor } = bookings
  const isOwed = sql`(${balanceVnd} < 0 and (${totalMinor} <> 0 or ${status} = 'cancelled'))`
  const product = sql<LocalizedContent>`${details} -> 'name'`
  const state = { status, calledOffReason, cancelledBy, confirmedAt, cancellation, customerName, customerPhone }
  const paid = { depositMinor, paidMinor, paidOwnMinor, paidOtherMinor }
  const money = { currency, fxRate, totalMinor, totalVnd, balanceVnd, ...paid }
  return db
    .select({ reference, travelDate, product, ...state, ...money })
    .from(bookings)
    .where(or(isOwing(status, balanceVnd), isOwed))
    .orderBy(asc(travelDate), asc(id))
    .limit(limit)
}
