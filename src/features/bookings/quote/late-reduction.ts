import { splitRefund } from "./cancellation.ts"
import { labels } from "./labels.ts"
import { line, sumOf } from "./lines.ts"
import type { QuoteLine } from "./types.ts"

/** A line that charges a late reduction. */
export type LateLine = QuoteLine & { late: NonNullable<QuoteLine["late"]> }

/** Returns the lines that charge late reductions, the oldest first. */
export function lateLines(lines: readonly QuoteLine[]): LateLine[] {
  return lines.filter((one): one is LateLine => one.late !== undefined)
}

/** Returns the lines of what is booked, without those that charge late reductions. */
export function bookedLines(lines: readonly QuoteLine[]): QuoteLine[] {
  return lines.filter(({ late }) => late === undefined)
}

/** Returns what is due for late reductions, in minor units. It is not given back on cancelling. */
export function lateFeeOf(lines: readonly QuoteLine[]): number {
  return sumOf(lateLines(lines))
}

/** A price without late fees, in minor units, before and after a change. */
type PriceChange = { from: number; to: number }

/**
 * Returns the late fees after a change. What a change takes off the price costs the share that cancelling it would cost;
 * when the price rises again, the last reductions are undone first, at the share at which they were charged. So cancelling
 * right after a change never costs less than right before it.
 */
export function changeLateFees(late: LateLine[], { from, to }: PriceChange, refundPercent: number): LateLine[] {
  const cancelling = (price: number) => splitRefund(price, refundPercent).fee
  const reduction = { differenceMinor: from - to, percent: 100 - refundPercent }
  const changed = to < from ? charge(late, reduction, cancelling(from) - cancelling(to)) : undo(late, from, to - from)
  // What rounding would lose, where the two shares differ.
  const missing = sumOf(late) + cancelling(from) - sumOf(changed) - cancelling(to)
  return missing > 0 ? charge(changed, { ...reduction, differenceMinor: 0 }, missing) : changed
}

function charge(late: LateLine[], reduction: LateLine["late"], feeMinor: number): LateLine[] {
  if (feeMinor === 0) return late
  const last = late.at(-1)
  if (last?.late.percent !== reduction.percent) return [...late, lateLine(reduction, feeMinor)]
  const differenceMinor = last.late.differenceMinor + reduction.differenceMinor
  return [...late.slice(0, -1), lateLine({ ...reduction, differenceMinor }, last.totalMinor + feeMinor)]
}

/** Undoes reductions by an amount that the price has risen by, the last reduction first. */
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
