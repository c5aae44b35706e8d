import { dueMinor, type Owed } from "#features/bookings/balance.ts"
import { type Currency, convert } from "#lib/money.ts"

/** An amount: `amountMinor` in minor units of its own currency, `fxRate` in đồng for a dollar. */
export type CountedLine = { kind: "payment" | "refund"; amountMinor: number; currency: Currency; fxRate: number }

/** Returns an amount in minor units of the booking's currency, at the line's own rate. */
export function countedMinor({ amountMinor: amount, currency, fxRate }: CountedLine, to: Currency): number {
  return convert({ amount, currency }, to, fxRate)
}

/** Returns the lines that count: without those that were taken back, and without their counter-entries. */
export function standingLines<Line extends { id: string; reverses: string | null }>(lines: readonly Line[]): Line[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses))
  return lines.filter(({ id, reverses }) => reverses === null && !reversed.has(id))
}

/** Adds up the lines that count, in minor units of the booking's currency. A balance below zero is owed to the guest. */
export function addUp(booking: Owed, lines: readonly CountedLine[]) {
  const sum = (kind: CountedLine["kind"]) =>
    lines.filter((line) => line.kind === kind).reduce((all, line) => all + countedMinor(line, booking.currency), 0)
  const [paid, refunded, due] = [sum("payment"), sum("refund"), dueMinor(booking)]
  return { due, paid, refunded, balance: due - paid + refunded }
}
