import { awaitsChoice, type Booking } from "#domain/bookings/booking.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import type { Kind } from "../bank-statement.ts"

/** A booking as far as a transfer is about it. Amounts are minor units of the transfer's currency. */
export type Payable = {
  bookingId: string
  status: Booking["status"]
  /** Whether the company has called its departure off, and its guest has yet to choose. */
  isCalledOff?: boolean
  currency: Currency
  /** What the guest owes; below zero, the company owes it. */
  balance: number
  /** What is asked for step by step, such as a deposit. */
  steps: number[]
}

export type Transfer = { amountMinor: number; currency: Currency }

/** A booking that gets a part of a transfer, in minor units. */
export type Part = { bookingId: string; amount: number }
export type Verdict = { kind: Kind; parts: Part[] }

export function payableIn(currency: Currency, booking: Booking): Payable {
  const { _id, status, pricing, balance, balanceOther, payments } = booking
  const isOwn = pricing.currency === currency
  const { dueNow, dueNowOther, steps } = payments
  const asked = [isOwn ? dueNow : dueNowOther, ...steps.map(({ open, openOther }) => (isOwn ? open : openOther))]
  return {
    bookingId: _id,
    status,
    isCalledOff: awaitsChoice(booking),
    currency: pricing.currency,
    balance: toMinor(isOwn ? balance : balanceOther, currency),
    steps: asked.map((major) => toMinor(major, currency)).filter((minor) => minor > 0),
  }
}

/** Compares a transfer with the bookings that its content names. Only `exact` needs nobody's decision. */
export function judge({ amountMinor, currency }: Transfer, named: readonly Payable[]): Verdict {
  if (amountMinor === 0) return { kind: "zero", parts: [] }
  if (amountMinor < 0) return { kind: "outgoing", parts: refunds(-amountMinor, named) }
  const [booking, ...others] = named
  if (!booking) return { kind: "unknown", parts: [] }
  if (others.length) return { kind: "several", parts: split(amountMinor, named) }
  return {
    kind: compare(amountMinor, currency, booking),
    parts: [{ bookingId: booking.bookingId, amount: amountMinor }],
  }
}

function compare(amount: number, currency: Currency, booking: Payable): Kind {
  const { status, balance, steps } = booking
  if (status === "cancelled") return "cancelled"
  if (status === "pending") return "unconfirmed"
  if (booking.isCalledOff) return "calledOff"
  if (balance <= 0) return "twice"
  if (amount === balance || (amount < balance && steps.includes(amount))) return "exact"
  if (currency === "USD" && booking.currency === "VND") return "foreign"
  return amount < balance ? "short" : "over"
}

/** What each of them owes, as far as the transfer goes. What is left over goes to the last one. */
function split(amount: number, named: readonly Payable[]): Part[] {
  let left = amount
  const parts = named.map(({ bookingId, balance }) => {
    const part = Math.min(left, Math.max(0, balance))
    left -= part
    return { bookingId, amount: part }
  })
  return parts.filter(({ amount }) => amount > 0)
}

function refunds(amount: number, named: readonly Payable[]): Part[] {
  return named
    .filter(({ balance }) => balance < 0)
    .slice(0, 1)
    .map(({ bookingId, balance }) => ({ bookingId, amount: Math.min(amount, -balance) }))
}

/** Returns the booking as it is after this payment. What else it asks for is known once the payment is recorded. */
export const afterPayment = (payable: Payable, amount: number): Payable => ({
  ...payable,
  balance: payable.balance - amount,
  steps: [],
})
