import { type Booking, type CancellationCause, type CancellationCost, canBecome } from "#domain/bookings/booking.ts"
import { findBookingRow, type Viewer } from "#domain/bookings/bookings.server.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { currentCancellationCost, hasBegun, refundAmounts } from "#domain/bookings/cancellation-state.server.ts"
import {
  type Actor,
  type ChangeContext,
  checkBookingVersion,
  recordEvent,
  resolveActor,
} from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { releasePlaces } from "#domain/departures/places.server.ts"
import { toMajor } from "#lib/money.ts"
import { conflict, type HttpError } from "#server/errors.server.ts"
import { changeLocked, storeBooking } from "./change-locked.server.ts"
import type { CancellationAnswer, CancelRequest } from "./changes.schema.ts"
import { queueBookingMails } from "./notify.server.ts"

/** Returns what cancelling costs now, or what it has cost. @throws notFound */
export async function findCancellation(viewer: Viewer, idOrReference: string): Promise<CancellationAnswer["data"]> {
  const row = await findBookingRow(viewer, idOrReference)
  return {
    allowed: whyNotCancelled(row, resolveActor(viewer, row.userId)) === undefined,
    policy: row.cancellationPolicy,
    total: toMajor(row.totalMinor, row.currency),
    totalVnd: row.totalVnd,
    ...(row.cancellation ?? currentCancellationCost(row, new Date())),
  }
}

function whyNotCancelled(row: BookingRow, { side }: Actor): HttpError | undefined {
  if (!canBecome(row.status, "cancelled")) return conflict("CANNOT_CANCEL", statusMessages.cannotCancel)
  if (side !== "staff" && hasBegun(row)) return conflict("HAS_BEGUN", statusMessages.hasBegun)
}

/**
 * Cancels a booking and releases its places. Cancelling twice has no effect.
 * @throws notFound; conflict VERSION_CONFLICT, CANNOT_CANCEL, HAS_BEGUN, REFUND_CHANGED if the refund differs from the
 * one shown
 */
export function cancelBooking(viewer: Viewer, idOrReference: string, request: CancelRequest): Promise<Booking> {
  return changeLocked(viewer, idOrReference, async (row, context) => {
    if (row.status === "cancelled" && isSameCancellation(row, request)) return row
    await checkBookingVersion(row, request.version, { status: "cancelled" }, context)
    if (row.status === "cancelled") return row
    const error = whyNotCancelled(row, context.actor)
    if (error) throw error
    const why = { reason: request.cancellationReason, cause: request.cancellationCause ?? causeOf(row) }
    return cancelLocked(row, why, agreedCost(row, context.actor, request), context)
  })
}

function isSameCancellation(row: BookingRow, { cancellationReason, refundPercent }: CancelRequest): boolean {
  const isSameRefund = refundPercent === undefined || refundPercent === row.cancellation?.refundPercent
  return row.cancellationReason === cancellationReason && isSameRefund
}

const causeOf = ({ calledOffReason }: BookingRow) => (calledOffReason === null ? null : "called-off")

/** Staff may choose the refund. For customers it must equal the policy's current refund. */
function agreedCost(row: BookingRow, { side }: Actor, { refundPercent }: CancelRequest): CancellationCost {
  const cost = currentCancellationCost(row, new Date())
  if (refundPercent === undefined || refundPercent === cost.refundPercent) return cost
  if (side === "staff") return { ...cost, ...refundAmounts(row, refundPercent) }
  throw conflict("REFUND_CHANGED", statusMessages.refundChanged, { details: { data: cost } })
}

/** `reason` is what the guest reads, `cause` what the figures count. */
export async function cancelLocked(
  row: BookingRow,
  { reason: cancellationReason, cause: cancellationCause }: { reason: string; cause: CancellationCause | null },
  cancellation: CancellationCost,
  context: ChangeContext,
): Promise<BookingRow> {
  const { actor, transaction } = context
  const change = {
    status: "cancelled" as const,
    cancellationReason,
    cancellationCause,
    cancelledAt: new Date(),
    cancelledBy: actor.side,
    cancellation,
    calendarSequence: row.calendarSequence + 1,
  }
  const stored = await storeBooking(row, change, transaction)
  if (row.departureId && row.holdsPlaces) await releasePlaces(row.departureId, row.travelers, transaction)
  const { refundPercent } = cancellation
  const after = {
    status: "cancelled",
    cancellationReason,
    refundPercent,
    ...(cancellationCause && { cancellationCause }),
  }
  const cancelled = { kind: "cancelled", before: { status: row.status }, after }
  const event = await recordEvent(row.id, actor, cancelled, transaction)
  await queueBookingMails("cancelled", stored, { event }, context)
  return stored
}
