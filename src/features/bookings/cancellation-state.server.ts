import { toMajor, toVnd } from "#lib/money.ts"
import { hanoiInstant } from "#lib/today.ts"
import type { BookingLife, CancellationCost } from "./booking.ts"
import { canBecome } from "./booking.ts"
import type { bookings } from "./bookings.table.server.ts"
import { cancellationCost, splitRefund } from "./quote/cancellation.ts"
import { lateFeeOf } from "./quote/late-reduction.ts"

type Row = typeof bookings.$inferSelect

const HANOI_MS = 7 * 3_600_000

/** What screens need to know of a booking's life. */
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

/** What cancelling cost, or costs now. What was cancelled before there were late fees says nothing of them. */
function cancellationOf(row: Row, now: Date): CancellationCost | null {
  if (row.cancellation) return { ...row.cancellation, lateFee: row.cancellation.lateFee ?? 0 }
  return canBecome(row.status, "cancelled") ? costOf(row, now) : null
}

/** Whether it is too late for its customer: what was called off never begins. */
export function hasBegun(row: Row, now: Date = new Date()): boolean {
  return row.calledOffReason === null && startOf(row) <= now
}

/** Whether its customer may choose another date: always where the company takes theirs away. */
export function mayMove({ changesAllowed, calledOffReason }: Row): boolean {
  return changesAllowed || calledOffReason !== null
}

/** When the journey begins. */
function startOf({ travelDate, startTime }: Pick<Row, "travelDate" | "startTime">): Date {
  return hanoiInstant(travelDate, startTime ?? "00:00")
}

/** What cancelling costs at an instant: by the bands that were agreed, within what a move and the company have left. */
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

/**
 * A share of the total that is given back, in both currencies. Late fees are not, unless everything is.
 */
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

/** An instant as ISO text by Hanoi's clock: '2026-12-01T08:00:00+07:00'. */
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
