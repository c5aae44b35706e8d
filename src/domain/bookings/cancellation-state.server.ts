import { type CancellationStep, mergeEqual } from "#domain/catalogue/cancellation.ts"
import { toMajor, toVnd } from "#lib/money.ts"
import { type Booking, type CancellationCost, canBecome } from "./booking.ts"
import type { BookingRow as Row } from "./bookings.table.server.ts"
import { cancellationCost, cancellationSteps, isPastCutOff, splitRefund, startInstant } from "./quote/cancellation.ts"
import { lateFee, splitPrice } from "./quote/late-reduction.ts"

const HANOI_MS = 7 * 3_600_000

/** Returns the fields that change while a booking is handled. */
export function presentState(row: Row, now: Date = new Date()) {
  const isAhead = canBecome(row.status, "cancelled") && !hasBegun(row, now)
  return {
    version: row.version,
    canCancel: isAhead,
    canMove: isAhead && mayMove(row),
    canChange: isAhead && isOpenForChanges(row, now),
    cancellation: presentCancellation(row, now),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    calledOff: row.calledOffReason === null ? null : { reason: row.calledOffReason },
    calendarSequence: row.calendarSequence,
    documents: presentDocuments(row),
  } satisfies Partial<Booking>
}

/** Old cancellations have no `lateFee`. */
function presentCancellation(row: Row, now: Date): CancellationCost | null {
  if (row.cancellation) return { ...row.cancellation, lateFee: row.cancellation.lateFee ?? 0 }
  return canBecome(row.status, "cancelled") ? currentCancellationCost(row, now) : null
}

/** Returns whether the trip has started. A departure cancelled by the company never starts. */
export function hasBegun(row: Row, now: Date = new Date()): boolean {
  return row.calledOffReason === null && startInstant(row) <= now
}

/**
 * Returns whether guests may still change phone number, requests and the travellers' names: until the booking's cut-off,
 * when the papers of guides and drivers are printed.
 */
export function isOpenForChanges(row: Row, now: Date = new Date()): boolean {
  return row.calledOffReason !== null || !isPastCutOff(row, now)
}

/** Returns whether guests may choose another date. They always may if the company has cancelled the departure. */
export function mayMove({ changesAllowed, calledOffReason }: Row): boolean {
  return changesAllowed || calledOffReason !== null
}

/** Returns what cancelling refunds from now on, as if the booking were confirmed. */
export function presentSteps(row: Row, now: Date = new Date()): CancellationStep[] {
  if (!canBecome(row.status, "cancelled")) return []
  const steps = cancellationSteps(row.cancellationBands, startInstant(row), now)
  return mergeEqual(
    steps.map(({ refundPercent, until }) => ({ refundPercent: withinBounds(row, refundPercent), until })),
  )
}

function withinBounds({ refundFloor, refundCap }: Row, percent: number): number {
  return Math.max(refundFloor, Math.min(percent, refundCap))
}

/** The policy binds from the first confirmation on; until then cancelling is free. */
export function currentCancellationCost(row: Row, now: Date): CancellationCost {
  if (row.confirmedAt === null) {
    return { band: null, ...refundAmounts(row, 100), until: null, untilInHanoi: null, nextRefundPercent: null }
  }
  const terms = cancellationCost(row.cancellationBands, startInstant(row), now)
  const refundPercent = withinBounds(row, terms.refundPercent)
  const nextRefundPercent = terms.nextRefundPercent === null ? null : withinBounds(row, terms.nextRefundPercent)
  return {
    band: terms.band,
    ...refundAmounts(row, refundPercent),
    until: terms.until?.toISOString() ?? null,
    untilInHanoi: terms.until && hanoiClock(terms.until),
    nextRefundPercent,
  }
}

/** Returns refund and fee in both currencies. */
export function refundAmounts({ totalMinor, totalVnd, currency, lines, fxRate }: Row, refundPercent: number) {
  const { refund, fee, late } = splitPrice(totalMinor, lateFee(lines), refundPercent)
  const lateVnd = toVnd({ amount: late, currency }, fxRate)
  const { refund: refundVnd } = splitRefund(totalVnd - lateVnd, refundPercent)
  return {
    refundPercent,
    currency,
    refundVnd,
    feeVnd: totalVnd - refundVnd,
    refund: toMajor(refund, currency),
    fee: toMajor(fee, currency),
    lateFee: toMajor(late, currency),
  }
}

function hanoiClock(instant: Date): string {
  return `${new Date(instant.getTime() + HANOI_MS).toISOString().slice(0, 19)}+07:00`
}

function presentDocuments({ id, status, calledOffReason }: Row): Booking["documents"] {
  const hasVoucher = (status === "confirmed" || status === "completed") && calledOffReason === null
  return {
    calendar: status === "no-show" ? null : `/api/bookings/${id}/calendar.ics`,
    voucher: hasVoucher ? `/api/bookings/${id}/voucher.pdf` : null,
  }
}
