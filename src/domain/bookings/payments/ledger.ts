import { balanceMinors, dueMinor, type Owed, type Paid } from "#domain/bookings/balance.ts"
import { type BothKept, toShownMinor } from "#i18n/money/shown-money.ts"
import { type Currency, convert } from "#lib/money.ts"

/** An amount: `amountMinor` in minor units of its own currency, `fxRate` in đồng for a dollar. */
export type CountedLine = { kind: "payment" | "refund"; amountMinor: number; currency: Currency; fxRate: number }

/** Returns an amount in minor units of the booking's currency, at the line's own rate. */
export function countedMinor({ amountMinor: amount, currency, fxRate }: CountedLine, to: Currency): number {
  return convert({ amount, currency }, to, fxRate)
}

/** Returns an amount in its own currency as if it had been paid at the booking's rate. */
export function atBookedRate({ amountMinor, currency, fxRate }: CountedLine, booked: number): number {
  if (fxRate === booked) return amountMinor
  return Math.round(currency === "VND" ? (amountMinor * booked) / fxRate : (amountMinor * fxRate) / booked)
}

/** Returns the lines that count: without those that were taken back, and without their counter-entries. */
export function standingLines<Line extends { id: string; reverses: string | null }>(lines: readonly Line[]): Line[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses))
  return lines.filter(({ id, reverses }) => reverses === null && !reversed.has(id))
}

/** Adds up the lines as the columns of a booking do (`net_paid` in SQL). */
export function netPaid({ currency, fxRate }: Pick<Owed, "currency" | "fxRate">, lines: readonly CountedLine[]): Paid {
  const sum = (some: readonly CountedLine[], of: (line: CountedLine) => number) =>
    some.reduce((all, line) => all + (line.kind === "payment" ? 1 : -1) * of(line), 0)
  const own = lines.filter((line) => line.currency === currency)
  const other = lines.filter((line) => line.currency !== currency)
  return {
    paidMinor: sum(lines, (line) => countedMinor(line, currency)),
    paidOwnMinor: sum(own, ({ amountMinor }) => amountMinor),
    paidOtherMinor: sum(other, (line) => atBookedRate(line, fxRate)),
  }
}

/**
 * Adds up the lines that count, in minor units of both currencies. What is due is what was paid, less what was refunded,
 * and the balance. A balance below zero is owed to the guest.
 */
export function addUp(booking: Owed, lines: readonly CountedLine[]) {
  const { currency, fxRate, totalMinor } = booking
  const both = (minor: number): BothKept => ({ own: minor, other: toShownMinor(minor, currency, fxRate) })
  const received = lines.filter(({ kind }) => kind === "payment")
  const paidIn = netPaid(booking, received)
  const due = both(dueMinor(booking))
  const balance = balanceMinors({ ...booking, ...netPaid(booking, lines) })
  const paid = minus(both(totalMinor), balanceMinors({ ...booking, status: "confirmed", ...paidIn }))
  const refunded = received.length === lines.length ? minus(due, due) : minus(paid, minus(due, balance))
  return { due: due.own, paid, refunded, balance, isOtherExact: paidIn.paidOtherMinor !== 0 }
}

const minus = (a: BothKept, b: BothKept): BothKept => ({ own: a.own - b.own, other: a.other - b.other })
