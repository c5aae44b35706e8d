import { splitRefund } from "./cancellation.ts"
import { labels } from "./labels.ts"
import { line, sumLines } from "./lines.ts"
import type { QuoteLine } from "./types.ts"

export type LateLine = QuoteLine & { late: NonNullable<QuoteLine["late"]> }

export function lateLines(lines: readonly QuoteLine[]): LateLine[] {
  return lines.filter((one): one is LateLine => one.late !== undefined)
}

export function bookedLines(lines: readonly QuoteLine[]): QuoteLine[] {
  return lines.filter(({ late }) => late === undefined)
}

/** Returns the late fees in minor units. */
export function lateFee(lines: readonly QuoteLine[]): number {
  return sumLines(lateLines(lines))
}

/** Splits a price with late fees into refund and fee, in minor units. Late fees come back only with everything. */
export function splitPrice(totalMinor: number, lateMinor: number, refundPercent: number) {
  const late = refundPercent === 100 ? 0 : lateMinor
  const { refund } = splitRefund(totalMinor - late, refundPercent)
  return { refund, fee: totalMinor - refund, late }
}

/** Price before and after a change, in minor units, without late fees. */
type PriceChange = { from: number; to: number }

/**
 * Returns the late fee lines after a price change. A reduction costs the share that cancelling that part would cost. An
 * increase undoes the last reductions first, at the share at which they were charged. So reducing first and then
 * cancelling never saves money.
 */
export function changeLateFees(late: LateLine[], { from, to }: PriceChange, refundPercent: number): LateLine[] {
  const cancelling = (price: number) => splitRefund(price, refundPercent).fee
  const reduction = { differenceMinor: from - to, percent: 100 - refundPercent }
  const changed = to < from ? charge(late, reduction, cancelling(from) - cancelling(to)) : undo(late, from, to - from)
  // Charges the rounding loss where the two shares differ.
  const missing = sumLines(late) + cancelling(from) - sumLines(changed) - cancelling(to)
  return missing > 0 ? charge(changed, { ...reduction, differenceMinor: 0 }, missing) : changed
}

function charge(late: LateLine[], reduction: LateLine["late"], feeMinor: number): LateLine[] {
  if (feeMinor === 0) return late
  const last = late.at(-1)
  if (last?.late.percent !== reduction.percent) return [...late, lateLine(reduction, feeMinor)]
  const differenceMinor = last.late.differenceMinor + reduction.differenceMinor
  return [...late.slice(0, -1), lateLine({ ...reduction, differenceMinor }, last.totalMinor + feeMinor)]
}

function undo(late: LateLine[], price: number, risenBy: number): LateLine[] {
  const last = late.at(-1)
  if (!last || risenBy === 0) return late
  const { differenceMinor, percent } = last.late
  const earlier = late.slice(0, -1)
  if (differenceMinor <= risenBy) return undo(earlier, price + differenceMinor, risenBy - differenceMinor)
  const cancelling = (amount: number) => splitRefund(amount, 100 - percent).fee
  const left = { percent, differenceMinor: differenceMinor - risenBy }
  const feeMinor = cancelling(price + differenceMinor) - cancelling(price + risenBy)
  return feeMinor > 0 ? [...earlier, lateLine(left, feeMinor)] : earlier
}

function lateLine(late: LateLine["late"], feeMinor: number): LateLine {
  return { ...line("late-reduction", 1, feeMinor, labels["late-reduction"](late.percent)), late }
}
