import { type BothKept, toShownMinor } from "#i18n/money/shown-money.ts"
import { type Currency, otherCurrency, toMajor, toMinor } from "#lib/money.ts"

export type Owed = {
  status: string
  currency: Currency
  /** Đồng for a dollar, at which the booking is shown. */
  fxRate: number
  totalMinor: number
  /** The deposit that was demanded. Paid as it is shown, it counts as exactly that. */
  depositMinor: number | null
  /** In major units. */
  cancellation: { fee: number } | null
}

/** Payments minus refunds, in minor units. */
export type Paid = {
  /** All of them, in the booking's currency. */
  paidMinor: number
  /** Those in the booking's currency. */
  paidOwnMinor: number
  /** Those in the other currency, in that currency at the booking's rate. */
  paidOtherMinor: number
}

/** Returns what the booking costs, or what cancelling it costs, in minor units. */
export function dueMinor({ status, currency, totalMinor, cancellation }: Owed): number {
  return status === "cancelled" ? toMinor(cancellation?.fee ?? 0, currency) : totalMinor
}

/**
 * Returns what the guest still owes, in minor units of the booking's currency and of the other one. Below zero, the
 * company owes it to the guest. A guest who pays in the other currency settles the booking with the amount shown, the
 * exact amount, or anything between. `booking_balance_in_vnd` does the same in SQL.
 */
export function balanceMinors(booking: Owed & Paid): BothKept {
  const { status, currency, fxRate, totalMinor, paidOtherMinor } = booking
  const price = leftOf(totalMinor, booking)
  if (status !== "cancelled") return price
  // What counts as paid is what was shown as paid before the cancellation.
  const fee = dueMinor(booking)
  const shown = (minor: number) => toShownMinor(minor, currency, fxRate)
  const own = fee - totalMinor + price.own
  const other = shown(fee) - shown(totalMinor) + price.other
  const isMixed = paidOtherMinor !== 0 && booking.paidOwnMinor !== 0
  if (isMixed && booking.paidOwnMinor < 0) {
    // Paid in the other currency and refunded in the booked one. `other` would add up the roundings of three amounts.
    const exact = fee - booking.paidMinor
    return isRounding(exact, booking) ? SETTLED : { own: exact, other: shown(exact) }
  }
  const isLeft = !isSettled({ own, other }, booking) && !(isMixed && isRounding(own, booking))
  return isLeft ? { own, other } : SETTLED
}

/**
 * Returns whether one shown amount explains the difference. It is rounded by 500 đồng or half a dollar at most, and the
 * counted payments by one minor unit.
 */
function isRounding(minor: number, { currency, fxRate }: Owed): boolean {
  const half = (Math.abs(minor) - 1) * 2
  return currency === "USD" ? half * fxRate <= 100_000 : half <= fxRate
}

const SETTLED: BothKept = { own: 0, other: 0 }

/** Returns what is left of a price, in minor units. */
function leftOf(due: number, booking: Owed & Paid): BothKept {
  const left = exactlyLeftOf(due, booking)
  if (isSettled(left, booking)) return SETTLED
  const deposit = booking.depositMinor ?? 0
  const isDeposit = deposit > 0 && deposit < due && isSettled(exactlyLeftOf(deposit, booking), booking)
  return isDeposit ? { ...left, own: due - deposit } : left
}

function exactlyLeftOf(
  due: number,
  { currency, fxRate, paidMinor, paidOwnMinor, paidOtherMinor }: Owed & Paid,
): BothKept {
  return { own: due - paidMinor, other: toShownMinor(due - paidOwnMinor, currency, fxRate) - paidOtherMinor }
}

const isSettled = ({ own, other }: BothKept, { paidOtherMinor }: Paid) =>
  own === 0 || (paidOtherMinor !== 0 && own * other <= 0)

/** Returns whether the price isn't known yet. Such a booking is never settled. `total` is in any unit. */
export const isUnpriced = (status: string, total: number): boolean => status !== "cancelled" && total === 0

type Shown = { currency: Currency; balance: number; balanceOther: number }

/** Returns what `presentPaid` says is left, in đồng. */
export const balanceInDong = ({ currency, balance, balanceOther }: Shown): number =>
  currency === "VND" ? balance : balanceOther

type PaidOf = { pricing: { currency: Currency; vndPerUsd: number }; paid: number; paidOther: number }

/** Returns what the guest gets back if cancelling costs this fee, in major units of both currencies. */
export function backAfter(fee: number, { pricing: { currency, vndPerUsd }, paid, paidOther }: PaidOf): BothKept {
  const other = otherCurrency(currency)
  const kept = toShownMinor(toMinor(fee, currency), currency, vndPerUsd)
  const back = {
    own: toMinor(paid, currency) - toMinor(fee, currency),
    other: toMinor(paidOther, other) - kept,
  }
  return { own: toMajor(Math.max(0, back.own), currency), other: toMajor(Math.max(0, back.other), other) }
}

/** Returns what `presentPaid` says is paid, in đồng. */
export const paidInDong = ({ currency, paid, paidOther }: { currency: Currency; paid: number; paidOther: number }) =>
  currency === "VND" ? paid : paidOther

/** Returns what is paid and what is left of a booking, in major units of both currencies. They add up to the price. */
export function presentPaid(booking: Owed & Paid) {
  const { currency, fxRate } = booking
  const due = dueMinor(booking)
  const left = balanceMinors(booking)
  const other = otherCurrency(currency)
  const shown = toShownMinor(due, currency, fxRate)
  return {
    paid: toMajor(due - left.own, currency),
    paidOther: toMajor(shown - left.other, other),
    balance: toMajor(left.own, currency),
    balanceOther: toMajor(left.other, other),
    isOtherExact: booking.paidOtherMinor !== 0,
  }
}
