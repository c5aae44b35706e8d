import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { type Currency, convert, percentOf, toMinor } from "#lib/money.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"

const HOUR_MS = 3_600_000
const END_OF_DAY = "23:59"

/** Without `depositDueAt` everything is paid at once. Without `restDueAt` the rest is paid in cash on the day. */
export type PaymentDates = { depositDueAt: Date | null; restDueAt: Date | null }

type Price = { totalMinor: number; currency: Currency; fxRate: number }

/** Returns the deposit of a price in minor units of its currency: at most the price, and nothing without a deposit. */
export function depositOf({ deposit }: PaymentPlan, { totalMinor, currency, fxRate }: Price): number {
  if (deposit === null) return 0
  const { value, unit } = deposit
  if (unit === "percent") return percentOf(totalMinor, value)
  return Math.min(totalMinor, convert({ amount: toMinor(value, unit), currency: unit }, currency, fxRate))
}

/**
 * Returns by when a booking is paid that is confirmed at `from`. Nobody has less than the hours of the plan, unless the
 * trip starts sooner. A booking that is confirmed when the rest is due, or so late that the plan wants the full price, is
 * paid at once.
 */
export function paymentDates(plan: PaymentPlan, from: Date, startsAt: Date): PaymentDates {
  const soon = inHours(plan, from, startsAt)
  const rest = restDueAt(plan, from, startsAt)
  const isLate = plan.fullWithinDays !== null && from > endOfDay(plan.fullWithinDays, startsAt)
  if (isLate || (rest !== null && rest <= soon)) return { depositDueAt: null, restDueAt: soon }
  return { depositDueAt: plan.deposit && soon, restDueAt: rest }
}

/** Returns when the rest is due if the trip or its price was last changed at `from`. Null: in cash on the day. */
export function restDueAt(plan: PaymentPlan, from: Date, startsAt: Date): Date | null {
  if (plan.restDaysBefore === null) return null
  return later(endOfDay(plan.restDaysBefore, startsAt), inHours(plan, from, startsAt))
}

/** Returns the hours of the plan after an instant, or the start of the trip if it is sooner. */
export const inHours = ({ withinHours }: PaymentPlan, from: Date, startsAt: Date): Date =>
  earlier(new Date(from.getTime() + withinHours * HOUR_MS), startsAt)

/** Returns the end of the day in Hanoi that is so many days before the trip. */
const endOfDay = (daysBefore: number, startsAt: Date): Date =>
  hanoiInstant(addDays(hanoiDate(startsAt), -daysBefore), END_OF_DAY)

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
export const later = (a: Date, b: Date): Date => (a > b ? a : b)
