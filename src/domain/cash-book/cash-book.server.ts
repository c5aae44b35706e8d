import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  max,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { User } from "#domain/account/account.ts"
import { lockBookings } from "#domain/bookings/bookings.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import type { Currency } from "#lib/money.ts"
import { may } from "#lib/roles.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { cashHandOverLines, cashHandOvers } from "./cash-book.table.server.ts"

/** The longest list of payments. Sums count all. */
const MAX_PAYMENTS = 5_000
/** More than a season of cash that nobody handed over. */
const MAX_COLLECTED = 2_000
const MAX_RECENT = 20

const lineColumns = {
  payment: bookingPayments,
  booking: pick(bookings, "id", "reference", "customerName", "details"),
}

/** A payment with the booking that it is for. */
export type LineRow = Awaited<ReturnType<typeof selectCollected>>[number]
export type BookRow = Awaited<ReturnType<typeof selectPayments>>[number]

/** Oldest first. */
export const selectPayments = (from: string, to: string) =>
  db
    .select({ ...lineColumns, handedOn: cashHandOvers.handedOn })
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .leftJoin(cashHandOverLines, eq(cashHandOverLines.paymentId, bookingPayments.id))
    .leftJoin(cashHandOvers, eq(cashHandOvers.id, cashHandOverLines.handOverId))
    .where(between(bookingPayments.paidOn, from, to))
    .orderBy(asc(bookingPayments.paidOn), asc(bookingPayments.createdAt), asc(bookingPayments.id))
    .limit(MAX_PAYMENTS)

/** Adds up the payments of some days that were recorded alike. */
export function sumPayments(from: string, to: string) {
  const { kind, method, account, recordedBy, collectedBy, currency, amountMinor, fxRate, reverses } = bookingPayments
  const isReversal = sql<boolean>`${reverses} is not null`
  const alike = { kind, method, account, recordedBy, collectedBy, currency }
  const dong = sql`case ${currency} when 'VND' then ${amountMinor} else round(${amountMinor} * ${fxRate} / 100) end`
  return db
    .select({
      ...alike,
      isReversal,
      amountMinor: totalOf(sql`${amountMinor}`),
      dong: totalOf(sql`case ${kind} when 'payment' then 1 else -1 end * ${dong}`),
      count: count(),
    })
    .from(bookingPayments)
    .where(between(bookingPayments.paidOn, from, to))
    .groupBy(...Object.values(alike), isReversal)
}

/** Returns which lines were taken back, on whatever day. */
export async function findReversed(lines: BookRow["payment"][]): Promise<Set<string>> {
  const { reverses } = bookingPayments
  const ids = lines.map(({ id }) => id)
  const rows = ids.length ? await db.select({ reverses }).from(bookingPayments).where(inArray(reverses, ids)) : []
  return new Set(rows.flatMap((row) => row.reverses ?? []))
}

const counter = alias(bookingPayments, "counter_entry")
const handedCounter = alias(cashHandOverLines, "handed_counter")

/** A line and its counter-entry cancel each other out as long as neither was handed over. */
const isOutstanding = () => {
  const { id, reverses, collectedBy } = bookingPayments
  const isHanded = (paymentId: SQL | typeof id) =>
    sql`exists (select 1 from ${cashHandOverLines} where ${cashHandOverLines.paymentId} = ${paymentId})`
  const takenBack = db
    .select({ one: sql`1` })
    .from(counter)
    .leftJoin(handedCounter, eq(handedCounter.paymentId, counter.id))
    .where(and(eq(counter.reverses, id), isNull(handedCounter.paymentId)))
  return and(
    ne(collectedBy, ""),
    sql`not ${isHanded(id)}`,
    or(sql`${reverses} is not null`, notExists(takenBack)),
    or(isNull(reverses), isHanded(sql`${reverses}`)),
  )
}

/** Returns the cash that people have yet to hand over. Colleagues without the accounts see what is theirs. */
export function selectCollected(user: User) {
  const { collectedBy, recordedBy, createdAt, id } = bookingPayments
  const own = may(user, "accounts") ? undefined : or(eq(recordedBy, user._id), eq(collectedBy, user.name))
  return db
    .select(lineColumns)
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .where(and(isOutstanding(), own))
    .orderBy(asc(collectedBy), asc(createdAt), asc(id))
    .limit(MAX_COLLECTED)
}

/** Returns payments by their ids, and whether each is still to be handed over. */
export async function findLines(ids: string[], transaction: Database) {
  const isAmong = inArray(bookingPayments.id, ids)
  const rows = await transaction.select().from(bookingPayments).where(isAmong)
  const outstanding = await transaction.$count(bookingPayments, and(isAmong, isOutstanding()))
  return { rows, areOutstanding: outstanding === ids.length }
}

/** A payment is reversed, and handed over, by whoever holds its booking. */
export async function lockBookingsOfPayments(paymentIds: string[], transaction: Database): Promise<void> {
  const { id, bookingId } = bookingPayments
  const owners = transaction.select({ id: bookingId }).from(bookingPayments).where(inArray(id, paymentIds))
  await lockBookings(inArray(bookings.id, owners), transaction)
}

/** Returns hand-overs with the amounts of their payments, oldest first. */
export const selectHanded = (when: SQL | undefined, database: Database) =>
  database
    .select({
      handOver: cashHandOvers,
      payment: pick(bookingPayments, "id", "kind", "amountMinor", "currency"),
    })
    .from(cashHandOvers)
    .innerJoin(cashHandOverLines, eq(cashHandOverLines.handOverId, cashHandOvers.id))
    .innerJoin(bookingPayments, eq(bookingPayments.id, cashHandOverLines.paymentId))
    .where(when)
    .orderBy(asc(cashHandOvers.handedOn), asc(cashHandOvers.createdAt), asc(cashHandOvers.id))

export type Sums = Record<Currency, number>

const signed = sql`case ${bookingPayments.kind} when 'payment' then 1 else -1 end * ${bookingPayments.amountMinor}`
/** Adds up amounts of rows. */
export const totalOf = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
export const asSums = (rows: { currency: Currency; minor: number }[]): Sums => ({
  USD: 0,
  VND: 0,
  ...Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor])),
})

/** Adds up the cash that guests paid at the office or got back there before a day, or until its end, in minor units. */
export async function sumDirectCash(day: string, isEnd: boolean, database: Database): Promise<Sums> {
  const { currency, method, collectedBy, paidOn } = bookingPayments
  const when = (isEnd ? lte : lt)(paidOn, day)
  const rows = await database
    .select({ currency, minor: totalOf(signed) })
    .from(bookingPayments)
    .where(and(eq(method, "cash"), eq(collectedBy, ""), when))
    .groupBy(currency)
  return asSums(rows)
}

/** Adds up what was handed over, in minor units. */
export async function handedOver(when: SQL | undefined, database: Database): Promise<Sums> {
  const rows = await database
    .select({ currency: bookingPayments.currency, minor: totalOf(signed) })
    .from(cashHandOvers)
    .innerJoin(cashHandOverLines, eq(cashHandOverLines.handOverId, cashHandOvers.id))
    .innerJoin(bookingPayments, eq(bookingPayments.id, cashHandOverLines.paymentId))
    .where(when)
    .groupBy(bookingPayments.currency)
  return asSums(rows)
}

/** Returns who collected cash lately, the last one first. */
export async function recentCollectors(): Promise<string[]> {
  const { collectedBy, createdAt } = bookingPayments
  const rows = await db
    .select({ name: collectedBy })
    .from(bookingPayments)
    .where(ne(collectedBy, ""))
    .groupBy(collectedBy)
    .orderBy(desc(max(createdAt)))
    .limit(MAX_RECENT)
  return rows.map(({ name }) => name)
}
