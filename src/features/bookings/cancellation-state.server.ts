import { toMajor, toVnd } from "#lib/money.ts"
import { hanoiInstant } from "#lib/today.ts"
import type { BookingLife, CancellationCost } from "./booking.ts"
import { canBecome } from "./booking.ts"
import type { bookings } from "./bookings.table.server.ts"
import { cancellationCost, splitRefund } from "./quote/cancellation.ts"
import { lateFeeOf } from "./quote/late-reduction.ts"

type Row = typeof bookings.$inferSelect

const HANOI_MS = 7 * 3_600_000

/** Returns the status data of a booking. */
export function presentLife(row: Row, now: Date = new Date()): BookingLife {
  const isAhead = canBecome(row.status, "cancelled") && !hasBegun(row, now)
  return {
    version: row.version,
    canCancel: isAhead,
    canMove: isAhead && mayMove(row),
    cancellation: cancellationOf(row, now),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    calledOff: row.calledOffReason === null ? null : { reason: row.calledOffReason },
    calendarSequence: row.calendarSequence,
    documents: documentsOf(row),
  }
}

/** Old cancellations have no `lateFee`. */
function cancellationOf(row: Row, now: Date): CancellationCost | null {
  if (row.cancellation) return { ...row.cancellation, lateFee: row.cancellation.lateFee ?? 0 }
  return canBecome(row.status, "cancelled") ? costOf(row, now) : null
}

/** Returns whether the trip has started. A departure cancelled by the company never starts. */
export function hasBegun(row: Row, now: Date = new Date()): boolean {
  return row.calledOffReason === null && startOf(row) <= now
}

/** Returns whether guests may choose another date. They always may if the company has cancelled the departure. */
export function mayMove({ changesAllowed, calledOffReason }: Row): boolean {
  return changesAllowed || calledOffReason !== null
}

function startOf({ travelDate, startTime }: Pick<Row, "travelDate" | "startTime">): Date {
  return hanoiInstant(travelDate, startTime ?? "00:00")
}

/** Returns the terms of cancelling now: by the agreed bands, within the booking's refund cap and floor. */
export function costOf(row: Row, now: Date): CancellationCost {
  const terms = cancellationCost(row.cancellationBands, startOf(row), now)
  const within = (percent: number) => Math.max(row.refundFloor, Math.min(percent, row.refundCap))
  const refundPercent = within(terms.refundPercent)
  const nextRefundPercent = terms.nextRefundPercent === null ? null : within(terms.nextRefundPercent)
  return {
    band: terms.band,
    ...shareOf(row, refundPercent),
    until: terms.until?.toISOString() ?? null,
    untilInHanoi: terms.until && hanoiClock(terms.until),
    nextRefundPercent,
  }
}

/** Returns refund and fee in both currencies. Late fees are only included in a full refund. */
export function shareOf({ totalMinor, totalVnd, currency, lines, fxRate }: Row, refundPercent: number) {
  const lateMinor = refundPercent === 100 ? 0 : lateFeeOf(lines)
  const lateVnd = toVnd({ amount: lateMinor, currency }, fxRate)
  const { refund } = splitRefund(totalMinor - lateMinor, refundPercent)
  const { refund: refundVnd } = splitRefund(totalVnd - lateVnd, refundPercent)
  return {
    ...{ refundPercent, currency, refundVnd, feeVnd: totalVnd - refundVnd },
    refund: toMajor(refund, currency),
    fee: toMajor(totalMinor - refund, currency),
    lateFee: toMajor(lateMinor, currency),
  }
}

/** Formats an instant in Hanoi time: '2026-12-01T08:00:00+07:00'. */
function hanoiClock(instant: Date): string {
  return `${new Date(instant.getTime() + HANOI_MS).toISOString().slice(0, 19)}+07:00`
}

function documentsOf({ id, status, calledOffReason }: Row): BookingLife["documents"] {
  const hasVoucher = (status === "confirmed" || status === "completed") && calledOffReason === null
  return {
    calendar: status === "no-show" ? null : `/api/bookings/${id}/calendar.ics`,
    voucher: hasVoucher ? `/api/bookings/${id}/voucher.pdf` : null,
  }
}
