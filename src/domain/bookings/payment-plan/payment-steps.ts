import { balanceMinors, dueMinor, isUnpriced, type Owed, type Paid } from "#domain/bookings/balance.ts"
import type { PaymentStep, Payments, Quote } from "#domain/bookings/quote/types.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { type BothKept, toShownMinor } from "#i18n/money/shown-money.ts"
import { otherCurrency, toMajor } from "#lib/money.ts"
import { hanoiDate, hanoiInstant } from "#lib/today.ts"
import { depositOf, inHours, paymentDates } from "./payment-dates.ts"

/** What was agreed of a booking. The dates count while it is confirmed. */
export type Agreed = {
  paymentPlan: PaymentPlan | null
  /** The sum that was demanded, in the booking's currency. Null: not yet. */
  depositMinor: number | null
  depositDueAt: Date | null
  restDueAt: Date | null
}

export type Payable = Owed & Paid & Agreed & { startsAt: Date; calledOffReason: string | null; isRecorded?: boolean }

type PlannedStep = Pick<PaymentStep, "kind" | "method"> & {
  /** What is due with this step and those before it, in minor units of the booking's currency. */
  upToMinor: number
  dueAt: Date | null
  /** Counted from a confirmation that is still to come. */
  withinHours: number | null
}

/**
 * Returns what the guest pays, in which order, by when and how, in major units. Payments fill the steps in their order.
 * In both currencies the steps add up to what is due, and what is open of them to the balance (docs/booking-rules.md).
 */
export function presentPayments(booking: Payable, now: Date): Payments {
  const { currency, paymentPlan } = booking
  const other = otherCurrency(currency)
  const filled = fillSteps(booking, planSteps(booking, now))
  const next = filled.findIndex(isOpen)
  const states = filled.map((step, nth) => stateOf(booking, step, nth === next, now))
  const releaseAt = releaseOf(booking, filled[next])
  const sumDue = (of: keyof BothKept) =>
    filled.reduce((all, { open }, nth) => all + (states[nth]?.isDue ? open[of] : 0), 0)
  return {
    plan: paymentPlan,
    steps: filled.map(({ kind, method, dueAt, withinHours, amount, paid, open }, nth) => ({
      kind,
      method,
      dueAt: dueAt?.toISOString() ?? null,
      withinHours,
      amount: toMajor(amount.own, currency),
      amountOther: toMajor(amount.other, other),
      paid: toMajor(paid.own, currency),
      paidOther: toMajor(paid.other, other),
      open: toMajor(open.own, currency),
      openOther: toMajor(open.other, other),
      ...states[nth]!,
    })),
    dueNow: toMajor(sumDue("own"), currency),
    dueNowOther: toMajor(sumDue("other"), other),
    releaseAt: releaseAt?.toISOString() ?? null,
  }
}

/** Returns how an order is paid that is confirmed now. */
export function quotePayments(
  { currency, totalMinor, vndPerUsd: fxRate }: Quote,
  paymentPlan: PaymentPlan | null,
  startsAt: Date,
  now: Date,
): Payments {
  return presentPayments(
    {
      ...{ status: "pending", currency, totalMinor, fxRate, cancellation: null, calledOffReason: null },
      ...{ paidMinor: 0, paidOwnMinor: 0, paidOtherMinor: 0 },
      ...{ paymentPlan, depositMinor: null, depositDueAt: null, restDueAt: null, startsAt },
    },
    now,
  )
}

const DEMANDED = ["confirmed", "completed", "no-show", "cancelled"]

type FilledStep = PlannedStep & Record<"amount" | "paid" | "open", BothKept>

const isOpen = ({ open }: FilledStep) => open.own > 0 || open.other > 0

/** The first open step is due, cash from the day of the trip on, and with it every step whose date has passed. */
function stateOf(booking: Payable, step: FilledStep, isNext: boolean, now: Date) {
  const isDemanded = isOpen(step) && booking.calledOffReason === null && DEMANDED.includes(booking.status)
  const isPast = step.dueAt !== null && step.dueAt < now
  const isPayable = step.method === "transfer" || now >= hanoiInstant(hanoiDate(booking.startsAt), "00:00")
  return {
    isDue: isDemanded && (isPast || (isNext && isPayable)),
    isOverdue: isDemanded && isPast && step.method === "transfer",
  }
}

const DAY_MS = 86_400_000

/** Returns when the places are released if nothing is paid: where the plan says so, but never in the last 24 hours. */
function releaseOf(booking: Payable, next: FilledStep | undefined): Date | null {
  const { paymentPlan, status, calledOffReason, isRecorded = false, paidMinor, startsAt } = booking
  if (!paymentPlan?.release || status !== "confirmed" || calledOffReason !== null || isRecorded) return null
  if (!next?.dueAt || next.method === "cash" || paidMinor > 0) return null
  return startsAt.getTime() - next.dueAt.getTime() > DAY_MS ? next.dueAt : null
}

function planSteps(booking: Payable, now: Date): PlannedStep[] {
  const { status, paymentPlan, startsAt, totalMinor } = booking
  const due = dueMinor(booking)
  const whole = { method: "transfer", upToMinor: due, dueAt: null, withinHours: null } as const
  if (isUnpriced(status, totalMinor)) return []
  if (status === "cancelled") return due > 0 ? [{ ...whole, kind: "fee" }] : []
  if (paymentPlan === null) return [{ ...whole, kind: "full" }]
  const isWaiting = status === "pending"
  const { depositDueAt, restDueAt } = isWaiting ? paymentDates(paymentPlan, now, startsAt) : booking
  const within = isWaiting ? paymentPlan.withinHours : null
  const deposit = depositDueAt ? Math.min(booking.depositMinor ?? depositOf(paymentPlan, booking), due) : 0
  const inCash = { ...whole, method: "cash", dueAt: startsAt } as const
  const last = restDueAt ? { ...whole, dueAt: restDueAt } : inCash
  const atOnce = { method: "transfer", dueAt: isWaiting ? null : depositDueAt, withinHours: within } as const
  if (deposit === due) return [{ ...whole, ...atOnce, kind: "full" }]
  if (deposit > 0)
    return [
      { ...atOnce, kind: "deposit", upToMinor: deposit },
      { ...last, kind: "rest" },
    ]
  const isAtOnce = isWaiting && restDueAt !== null && restDueAt <= inHours(paymentPlan, now, startsAt)
  return [{ ...(isAtOnce ? { ...whole, ...atOnce } : last), kind: "full" }]
}

/** Splits what is paid and what is open of the booking between its steps. */
function fillSteps(booking: Payable, steps: PlannedStep[]): FilledStep[] {
  const due = dueMinor(booking)
  const open = [NOTHING, ...steps.map(({ upToMinor }) => openUpTo(booking, upToMinor))]
  const all = minus(bothOf(booking, due), open.at(-1)!)
  const paid = [NOTHING, ...steps.map((step, nth) => paidUpTo(step, open[nth + 1]!))]

  /** A step that is settled has taken what it costs, and the next one takes the rest. */
  function paidUpTo({ upToMinor }: PlannedStep, left: BothKept): BothKept {
    const isSettled = left.own === 0 && left.other === 0
    return isSettled && upToMinor < due ? least(all, bothOf(booking, upToMinor)) : all
  }

  return steps.map((step, nth) => {
    const [opened, filled] = [minus(open[nth + 1]!, open[nth]!), minus(paid[nth + 1]!, paid[nth]!)]
    return { ...step, open: opened, paid: filled, amount: plus(opened, filled) }
  })
}

const NOTHING: BothKept = { own: 0, other: 0 }
const each = (of: (which: keyof BothKept) => number): BothKept => ({ own: of("own"), other: of("other") })
const plus = (a: BothKept, b: BothKept) => each((which) => a[which] + b[which])
const minus = (a: BothKept, b: BothKept) => each((which) => a[which] - b[which])
const least = (a: BothKept, b: BothKept) => each((which) => Math.min(a[which], b[which]))

const bothOf = ({ currency, fxRate }: Payable, minor: number): BothKept => ({
  own: minor,
  other: toShownMinor(minor, currency, fxRate),
})

/** Returns what would be owed if the booking cost no more than this: the balance once it is all that is due. */
function openUpTo(booking: Payable, upToMinor: number): BothKept {
  const isAll = upToMinor === dueMinor(booking)
  const left = balanceMinors(isAll ? booking : { ...booking, status: "confirmed", totalMinor: upToMinor })
  return each((which) => Math.max(0, left[which]))
}
