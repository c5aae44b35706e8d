import { awaitsChoice, type Booking } from "#domain/bookings/booking.ts"
import type { PaymentStep } from "#domain/bookings/quote/types.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import type { Asked, Kind } from "../bank-statement.ts"

/** A booking as far as a transfer is about it. Amounts are minor units of the transfer's currency. */
export type Payable = {
  bookingId: string
  status: Booking["status"]
  /** Whether the company has called its departure off, and its guest has yet to choose. */
  isCalledOff?: boolean
  currency: Currency
  /** What the guest owes; below zero, the company owes it. */
  balance: number
  dueNow: number
  /** What is asked for step by step, such as a deposit, and what is open of it. */
  steps: Step[]
}
type Step = { kind: PaymentStep["kind"]; amount: number; open: number }

export type Transfer = { amountMinor: number; currency: Currency }

/** A booking that gets a part of a transfer, in minor units. */
export type Part = { bookingId: string; amount: number }
/** `asked`: what it falls short of, exceeds or repeats, in minor units. */
export type Verdict = { kind: Kind; parts: Part[]; asked?: Asked }

const payables = new WeakMap<Booking, Partial<Record<Currency, Payable>>>()

/** Returns what a booking owes. It is worked out once, because thousands of rows may name the booking. */
export function payableIn(currency: Currency, booking: Booking): Payable {
  const known = payables.get(booking)
  if (known?.[currency]) return known[currency]
  const payable = readPayable(currency, booking)
  payables.set(booking, { ...known, [currency]: payable })
  return payable
}

function readPayable(currency: Currency, booking: Booking): Payable {
  const { _id, status, pricing, balance, balanceOther, payments } = booking
  const isOwn = pricing.currency === currency
  const { dueNow, dueNowOther, steps } = payments
  const minor = (own: number, other: number) => toMinor(isOwn ? own : other, currency)
  return {
    bookingId: _id,
    status,
    isCalledOff: awaitsChoice(booking),
    currency: pricing.currency,
    balance: minor(balance, balanceOther),
    dueNow: minor(dueNow, dueNowOther),
    steps: steps.map(({ kind, amount, amountOther, open, openOther }) => ({
      kind,
      amount: minor(amount, amountOther),
      open: minor(open, openOther),
    })),
  }
}

const openSteps = ({ steps }: Payable) => steps.filter(({ open }) => open > 0)

/** Returns the sums that a booking asks for: what is due, each open step, and everything. */
export const askedSums = (payable: Payable): Set<number> =>
  new Set([payable.balance, payable.dueNow, ...openSteps(payable).map(({ open }) => open)].filter((sum) => sum !== 0))

/** Compares a transfer with the bookings that its content names. Only `exact` needs nobody's decision. */
export function judge({ amountMinor, currency }: Transfer, named: readonly Payable[]): Verdict {
  if (amountMinor === 0) return { kind: "zero", parts: [] }
  if (amountMinor < 0) {
    const parts = refunds(-amountMinor, named)
    return { kind: named.length > 0 && parts.length === 0 ? "notOwed" : "outgoing", parts }
  }
  const [booking, ...others] = named
  if (!booking) return { kind: "unknown", parts: [] }
  if (others.length) return { kind: "several", parts: split(amountMinor, named) }
  return {
    ...compare(amountMinor, currency, booking),
    parts: [{ bookingId: booking.bookingId, amount: amountMinor }],
  }
}

function compare(amount: number, currency: Currency, booking: Payable): Omit<Verdict, "parts"> {
  const { status, balance, steps } = booking
  if (status === "cancelled") return { kind: "cancelled" }
  if (status === "pending") return { kind: "unconfirmed" }
  if (booking.isCalledOff) return { kind: "calledOff" }
  if (balance <= 0) return { kind: "twice" }
  if (amount <= balance && askedSums(booking).has(amount)) return { kind: "exact" }
  const repeated = steps.find((step) => step.open <= 0 && step.amount === amount)
  if (repeated) return { kind: "twice", asked: { kind: repeated.kind, amount } }
  if (currency === "USD" && booking.currency === "VND") return { kind: "foreign" }
  const asked = nearestTo(amount, booking)
  return { kind: amount < asked.amount ? "short" : "over", asked }
}

/** Returns the first open step or everything, whichever is nearer to the amount. */
function nearestTo(amount: number, booking: Payable): Asked {
  const [first, ...others] = openSteps(booking)
  const all: Asked = { kind: others.length ? "full" : (first?.kind ?? "full"), amount: booking.balance }
  if (!first) return all
  const isNearer = Math.abs(amount - first.open) < Math.abs(amount - all.amount)
  return isNearer ? { kind: first.kind, amount: first.open } : all
}

/** What is due of each of them, and then what else they owe, as far as the transfer goes. */
function split(amount: number, named: readonly Payable[]): Part[] {
  let left = amount
  const parts = named.map(({ bookingId }) => ({ bookingId, amount: 0 }))
  for (const sumOf of [dueOf, ({ balance }: Payable) => balance])
    for (const [nth, part] of parts.entries()) {
      const more = Math.min(left, Math.max(0, sumOf(named[nth]!) - part.amount))
      part.amount += more
      left -= more
    }
  return parts.filter(({ amount }) => amount > 0)
}

/** What is due, or else the next step. */
const dueOf = (booking: Payable) => Math.min(booking.dueNow || (openSteps(booking)[0]?.open ?? 0), booking.balance)

function refunds(amount: number, named: readonly Payable[]): Part[] {
  return named
    .filter(({ balance }) => balance < 0)
    .slice(0, 1)
    .map(({ bookingId, balance }) => ({ bookingId, amount: Math.min(amount, -balance) }))
}

/** Returns the booking as it is after this payment, which fills the steps in their order. */
export function afterPayment(payable: Payable, amount: number): Payable {
  let left = amount
  const steps = payable.steps.map((step) => {
    const paid = Math.min(left, Math.max(0, step.open))
    left -= paid
    return { ...step, open: step.open - paid }
  })
  return { ...payable, balance: payable.balance - amount, dueNow: Math.max(0, payable.dueNow - amount), steps }
}
