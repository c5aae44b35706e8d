import { and, asc, eq, gt, gte, lte, ne, not, or, type SQL, sql } from "drizzle-orm"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { currentCancellationCost, refundAmounts } from "#domain/bookings/cancellation-state.server.ts"
import { recordEvent, SYSTEM } from "#domain/bookings/history.server.ts"
import { presentPayments } from "#domain/bookings/payment-plan/payment-steps.ts"
import { startInstant } from "#domain/bookings/quote/cancellation.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { createHook } from "#server/hook.server.ts"
import { queueMails, wasLastSent } from "#server/mail/outbox.server.ts"
import { cancelLocked } from "./cancel.server.ts"
import { RELEASED_REASON } from "./status-messages.ts"

/** Whether the guest of a row of `bookings` says that a payment is on its way, such as by a slip of the transfer. */
export const paymentAnnounced = createHook<SQL>("payments that guests have announced")
const isAnnounced = () => or(...paymentAnnounced.all())!

export const PAYMENT_DUE_MAIL = "booking-payment-due"
export const PAYMENT_OVERDUE_MAIL = "booking-payment-overdue"

/** Bookings of one run. The rest follows a minute later. */
const MOST = 500
/** A plan that releases places announces it, even where no other reminders are sent. */
const ANNOUNCED_HOURS = 24

const { paymentDueAt, paymentRemindedFor, paymentOverdueFor, paymentPlan, customerEmail, travelDate } = bookings
const isReleasing = sql`(${paymentPlan} ->> 'release')::boolean`

/** Reminds guests of payments, and cancels bookings that the reminder said would be released. */
export async function watchPaymentDates(stopped: () => boolean, now: Date = new Date()): Promise<void> {
  const settings = await findSettings()
  const { beforeHours = 0, afterHours = 0 } = settings.paymentReminders ?? {}
  const each = async (condition: SQL | undefined, act: (id: string) => Promise<unknown>) => {
    for (const id of await findDue(condition)) if (!stopped()) await act(id)
  }
  const before = isToRemind(beforeHours, now)
  await each(before, (id) => remind(id, before, PAYMENT_DUE_MAIL))
  await each(isToRelease(now), (id) => release(id, settings, now))
  if (afterHours === 0) return
  const after = isToNotice(afterHours, now)
  await each(after, (id) => remind(id, after, PAYMENT_OVERDUE_MAIL))
}

async function findDue(condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    // A literal, because the planner must match the partial index.
    .where(and(sql`payment_due_at is not null`, condition))
    .orderBy(asc(paymentDueAt), asc(bookings.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
}

/**
 * Within the hours before the date, but not before half of the time since the last change is over: what is due within a
 * day was said in the mail that confirmed it.
 */
function isToRemind(beforeHours: number, now: Date): SQL | undefined {
  const hours = sql`case when ${isReleasing} then ${beforeHours || ANNOUNCED_HOURS}::int else ${beforeHours}::int end`
  const notice = sql`least(make_interval(hours => ${hours}), (${paymentDueAt} - ${bookings.updatedAt}) / 2)`
  return and(
    gt(paymentDueAt, now),
    sql`${hours} > 0`,
    sql`${paymentDueAt} - ${notice} <= ${now.toISOString()}::timestamptz`,
    sql`${paymentRemindedFor} is distinct from ${paymentDueAt}`,
    ne(customerEmail, ""),
  )
}

const isToNotice = (afterHours: number, now: Date) =>
  and(
    lte(paymentDueAt, new Date(now.getTime() - afterHours * 3_600_000)),
    sql`${paymentOverdueFor} is distinct from ${paymentDueAt}`,
    not(isAnnounced()),
    gte(travelDate, hanoiDate(now)),
    ne(customerEmail, ""),
  )

const isToRelease = (now: Date) =>
  and(
    isReleasing,
    lte(paymentDueAt, now),
    eq(paymentRemindedFor, paymentDueAt),
    lte(bookings.paidMinor, 0),
    not(isAnnounced()),
    gte(travelDate, addDays(hanoiDate(now), 1)),
  )

/** The version stays the same: this must not conflict with an edit in progress. */
function remind(id: string, condition: SQL | undefined, kind: string): Promise<void> {
  return transact(async (transaction) => {
    const row = await lockDue(id, condition, transaction)
    if (!row) return
    const { customerEmail: recipient, language, paymentDueAt: dueAt } = row
    const isBefore = kind === PAYMENT_DUE_MAIL
    const reminded = isBefore ? { paymentRemindedFor: dueAt } : { paymentOverdueFor: dueAt }
    await transaction.update(bookings).set(reminded).where(eq(bookings.id, id))
    const told = { kind: isBefore ? "payment-reminded" : "payment-overdue", before: {}, after: {} }
    const event = await recordEvent(id, SYSTEM, told, transaction)
    await queueMails([{ kind, recipient, language, payload: { bookingId: id, event } }], transaction)
  })
}

/**
 * Cancels a booking of which nothing was paid by the date that its reminder named, at no cost to the guest. Never within a
 * day of the start, while the reminder has not been sent, or once the guest has announced a payment.
 */
function release(id: string, settings: Settings, now: Date): Promise<void> {
  return transact(async (transaction) => {
    const row = await lockDue(id, isToRelease(now), transaction)
    if (!row) return
    const { releaseAt } = presentPayments({ ...row, startsAt: startInstant(row) }, now)
    if (releaseAt === null || new Date(releaseAt) > now || isSoon(row, now)) return
    if (!(await wasLastSent({ kind: PAYMENT_DUE_MAIL, bookingId: id }, transaction))) return
    const cancellation = { ...currentCancellationCost(row, now), ...refundAmounts(row, 100) }
    const why = { reason: RELEASED_REASON[row.language], cause: "unpaid" } as const
    await cancelLocked(row, why, cancellation, { actor: SYSTEM, settings, transaction })
  })
}

const DAY_MS = 86_400_000
const isSoon = (row: BookingRow, now: Date) => startInstant(row).getTime() - now.getTime() <= DAY_MS

/** Locks a booking that still fulfils the condition. One that somebody else holds is left to the next run. */
async function lockDue(id: string, condition: SQL | undefined, transaction: Database): Promise<BookingRow | undefined> {
  const [row] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), condition))
    .for("update", { skipLocked: true })
  return row
}
