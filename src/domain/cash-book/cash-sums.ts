import { groupBy } from "#lib/data/group-by.ts"
import { CURRENCIES, type Currency, toMajor, toVnd } from "#lib/money.ts"

/** The office's order: đồng first. */
export const DONG_FIRST = CURRENCIES.toSorted((a) => (a === "VND" ? -1 : 1))

/** Payments or refunds, in minor units. Counter-entries take back lines of the other kind. */
export type SummedLine = {
  kind: "payment" | "refund"
  amountMinor: number
  currency: Currency
  isReversal: boolean
  /** Whole đồng at the rate of each line, below zero if money went away. */
  dong: number
}

/** Returns what a line adds to what was received, or to what was refunded, in minor units. */
function effectOf({ kind, amountMinor, isReversal }: SummedLine): { of: "received" | "refunded"; minor: number } {
  // The counter-entry of a payment lessens what was received. It is no refund.
  if (isReversal) return { of: kind === "refund" ? "received" : "refunded", minor: -amountMinor }
  return { of: kind === "payment" ? "received" : "refunded", minor: amountMinor }
}

/** Returns what a line adds to the money that the company has, in minor units. */
export const signedMinor = ({ kind, amountMinor }: Pick<SummedLine, "kind" | "amountMinor">): number =>
  kind === "payment" ? amountMinor : -amountMinor

/** Returns a line in whole đồng at its own rate, below zero if money went away. */
export function signedDong({
  currency,
  fxRate,
  ...line
}: Omit<SummedLine, "isReversal" | "dong"> & { fxRate: number }) {
  return Math.sign(signedMinor(line)) * toVnd({ amount: line.amountMinor, currency }, fxRate)
}

/** Adds up lines by currency, in minor units. */
export function sumMinors(lines: readonly SummedLine[]) {
  return DONG_FIRST.map((currency) => {
    const sums = { currency, received: 0, refunded: 0 }
    for (const line of lines) {
      if (line.currency !== currency) continue
      const { of, minor } = effectOf(line)
      sums[of] += minor
    }
    return sums
  })
}

/** Adds up lines by currency, in major units, and altogether in đồng at their own rates. */
export function sumLines(lines: readonly SummedLine[]) {
  const used = new Set(lines.map(({ currency }) => currency))
  const sums = sumMinors(lines).filter(({ currency }) => used.has(currency))
  return {
    sums: sums.map(({ currency, received, refunded }) => ({
      currency,
      received: toMajor(received, currency),
      refunded: toMajor(refunded, currency),
    })),
    dong: lines.reduce((sum, { dong }) => sum + dong, 0),
  }
}

/** Adds up the lines of each key, the largest in đồng first. Lines without a key are left out. */
export function sumBy<Line extends SummedLine>(lines: readonly Line[], keyOf: (line: Line) => string | undefined) {
  const named = lines.filter((line) => keyOf(line) !== undefined)
  return [...groupBy(named, (line) => keyOf(line) ?? "")]
    .map(([key, group]) => ({ key, ...sumLines(group) }))
    .toSorted((a, b) => b.dong - a.dong || a.key.localeCompare(b.key))
}
