import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { Offer } from "#domain/bookings/create/offer.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import {
  bookedLines,
  changeLateFees,
  type LateLine,
  lateFee,
  lateLines,
} from "#domain/bookings/quote/late-reduction.ts"
import { sumLines } from "#domain/bookings/quote/lines.ts"
import { type Currency, convert, toMajor, toVnd } from "#lib/money.ts"
import { conflict } from "#server/errors.server.ts"

/**
 * Adds the late fees of the old booking to the new offer (docs/prices-and-availability.md). `refundPercent` is the current
 * refund on cancellation; undefined if the change is free.
 * @throws conflict NO_FIXED_PRICE if a fee is due and the new price is open
 */
export function withLateFees(row: BookingRow, offer: Offer, refundPercent: number | undefined): Offer {
  if (row.calledOffReason !== null) return offer
  const { lines, currency, vndPerUsd, totalMinor: to } = offer.quote
  const before = inCurrency(lateLines(row.lines), row.currency, currency, vndPerUsd)
  const amount = sumLines(bookedLines(row.lines))
  const from = convert({ amount, currency: row.currency }, currency, vndPerUsd)
  const late = refundPercent === undefined ? before : changeLateFees(before, { from, to }, refundPercent)
  if (late.length === 0) return offer
  if (to === 0 && refundPercent !== undefined) throw conflict("NO_FIXED_PRICE", statusMessages.noFixedPrice)
  const totalMinor = to + lateFee(late)
  const total = toMajor(totalMinor, currency)
  const totalVnd = toVnd({ amount: totalMinor, currency }, vndPerUsd)
  return { ...offer, quote: { ...offer.quote, lines: [...lines, ...late], total, totalMinor, totalVnd } }
}

function inCurrency(late: LateLine[], from: Currency, to: Currency, vndPerUsd: number): LateLine[] {
  if (from === to) return late
  const converted = (amount: number) => convert({ amount, currency: from }, to, vndPerUsd)
  return late.map((line) => ({
    ...line,
    unitMinor: converted(line.unitMinor),
    totalMinor: converted(line.totalMinor),
    late: { ...line.late, differenceMinor: converted(line.late.differenceMinor) },
  }))
}
