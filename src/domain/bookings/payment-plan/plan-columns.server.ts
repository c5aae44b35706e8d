import type { BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { startInstant } from "#domain/bookings/quote/cancellation.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { convert } from "#lib/money.ts"
import { depositOf, earlier, inHours, later, type PaymentDates, paymentDates, restDueAt } from "./payment-dates.ts"

export type PlanColumns = Partial<Pick<BookingRow, "depositMinor" | keyof PaymentDates>>

const NONE = { depositMinor: null, depositDueAt: null, restDueAt: null } as const

/** A booking, or what becomes one. */
type Priced = Pick<typeof bookings.$inferInsert, "startTime" | "paymentPlan" | "depositMinor"> &
  Pick<BookingRow, "totalMinor" | "currency" | "fxRate" | "travelDate">

/** Returns the columns of a booking that is confirmed now. A deposit that was demanded before stays as it was agreed. */
export function demandedColumns(row: Priced, now: Date): PlanColumns {
  const { paymentPlan = null, depositMinor = null, startTime = null } = row
  if (paymentPlan === null) return NONE
  const dates = paymentDates(paymentPlan, now, startInstant({ ...row, startTime }))
  return { ...dates, depositMinor: dates.depositDueAt ? (depositMinor ?? depositOf(paymentPlan, row)) : depositMinor }
}

/**
 * Returns what a change makes of the agreed deposit and of the dates. Another price or party leaves the deposit as it was
 * agreed, and the difference goes to the rest; another date moves the rest (docs/booking-rules.md).
 */
export function changedPlan(row: BookingRow, change: Partial<BookingRow>, now: Date): PlanColumns {
  const next = { ...row, ...change }
  const { paymentPlan } = next
  if (paymentPlan === null) return row.paymentPlan === null ? {} : NONE
  // An undone confirmation demanded nothing.
  if (change.status === "pending" && change.confirmedAt === null) return NONE
  if (change.paymentPlan && next.status !== "confirmed") return NONE
  const depositMinor = inCurrency(row, next)
  if (next.status !== "confirmed") return depositMinor === row.depositMinor ? {} : { depositMinor }
  if (change.paymentPlan) return demandedColumns({ ...next, depositMinor: null }, now)
  if (row.status === "pending") return demandedColumns({ ...next, depositMinor }, now)
  const startsAt = startInstant(next)
  if (startsAt.getTime() !== startInstant(row).getTime()) return movedDates({ ...next, depositMinor }, paymentPlan, now)
  const isDearer =
    next.totalMinor > convert({ amount: row.totalMinor, currency: row.currency }, next.currency, next.fxRate)
  if (!isDearer || row.restDueAt === null) return { depositMinor }
  return { depositMinor, restDueAt: later(row.restDueAt, inHours(paymentPlan, now, startsAt)) }
}

/** Returns the deposit in the currency that the price has now. */
function inCurrency({ depositMinor, currency }: BookingRow, next: BookingRow): number | null {
  return depositMinor && convert({ amount: depositMinor, currency }, next.currency, next.fxRate)
}

/** A deposit keeps its date, if the trip doesn't start before. */
function movedDates(next: BookingRow, plan: PaymentPlan, now: Date): PlanColumns {
  const { depositMinor, depositDueAt } = next
  const startsAt = startInstant(next)
  if (depositDueAt === null) return demandedColumns(next, now)
  return { depositMinor, depositDueAt: earlier(depositDueAt, startsAt), restDueAt: restDueAt(plan, now, startsAt) }
}
