import { eq, sql } from "drizzle-orm"
import { isUnpriced } from "#domain/bookings/balance.ts"
import { type Booking, type BookingStatus, type CancellationCost, canBecome } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { findBookingRow, lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { currentCancellationCost, hasBegun, refundAmounts } from "#domain/bookings/cancellation-state.server.ts"
import {
  type Actor,
  type ChangeContext,
  checkBookingVersion,
  recordEvent,
  resolveActor,
} from "#domain/bookings/history.server.ts"
import { statusMessages, statusNames } from "#domain/bookings/lifecycle/status-messages.ts"
import { releaseSeats, reserveSeatsIgnoringStatus } from "#domain/departures/seats.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, type HttpError } from "#server/errors.server.ts"
import { NO_ORIGIN } from "#server/limits/origin.server.ts"
import type { CancellationAnswer, CancelRequest } from "./changes.schema.ts"
import { takePlaces } from "./move/take-places.server.ts"
import { queueBookingMails } from "./notify.server.ts"

/**
 * Locks a booking, changes it in one transaction, and returns it.
 * @throws notFound, the same for unknown bookings and other people's
 */
export async function changeLocked(
  viewer: Viewer,
  idOrReference: string,
  change: (row: BookingRow, context: ChangeContext) => Promise<BookingRow>,
): Promise<Booking> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    const actor = resolveActor(viewer, row.userId)
    return presentBooking(await change(row, { actor, settings, transaction }))
  })
}

/** A booking that was confirmed once keeps its terms when it waits for an answer again. */
function bindingFrom(row: BookingRow, { status }: Partial<BookingRow>): Partial<BookingRow> {
  return status === "confirmed" && row.confirmedAt === null ? { confirmedAt: new Date() } : {}
}

export async function storeBooking(
  row: BookingRow,
  change: Partial<BookingRow>,
  transaction: Database,
): Promise<BookingRow> {
  const isAnswered = change.status !== undefined && change.status !== "pending"
  const [stored] = await transaction
    .update(bookings)
    .set({
      ...change,
      // It only serves the limits on unconfirmed requests.
      ...(isAnswered && NO_ORIGIN),
      ...bindingFrom(row, change),
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, row.id))
    .returning()
  return stored!
}

/** @throws notFound */
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
 * Cancels a booking and releases its seats. Cancelling twice has no effect.
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
    return cancelLocked(row, request.cancellationReason, agreedCost(row, context.actor, request), context)
  })
}

function isSameCancellation(row: BookingRow, { cancellationReason, refundPercent }: CancelRequest): boolean {
  const isSameRefund = refundPercent === undefined || refundPercent === row.cancellation?.refundPercent
  return row.cancellationReason === cancellationReason && isSameRefund
}

/** Staff may choose the refund. For customers it must equal the policy's current refund. */
function agreedCost(row: BookingRow, { side }: Actor, { refundPercent }: CancelRequest): CancellationCost {
  const cost = currentCancellationCost(row, new Date())
  if (refundPercent === undefined || refundPercent === cost.refundPercent) return cost
  if (side === "staff") return { ...cost, ...refundAmounts(row, refundPercent) }
  throw conflict("REFUND_CHANGED", statusMessages.refundChanged, { details: { data: cost } })
}

export async function cancelLocked(
  row: BookingRow,
  cancellationReason: string,
  cancellation: CancellationCost,
  context: ChangeContext,
): Promise<BookingRow> {
  const { actor, transaction } = context
  const change = {
    status: "cancelled" as const,
    cancellationReason,
    cancelledAt: new Date(),
    cancelledBy: actor.side,
    cancellation,
    calendarSequence: row.calendarSequence + 1,
  }
  const stored = await storeBooking(row, change, transaction)
  if (row.departureId && row.holdsPlaces) await releaseSeats(row.departureId, row.travelers, transaction)
  const { refundPercent } = cancellation
  const after = { status: "cancelled", cancellationReason, refundPercent }
  const cancelled = { kind: "cancelled", before: { status: row.status }, after }
  const event = await recordEvent(row.id, actor, cancelled, transaction)
  await queueBookingMails("cancelled", stored, { event }, context)
  return stored
}

export type Decision = Extract<BookingStatus, "confirmed" | "completed" | "no-show">

/**
 * Confirms or ends a booking. Repeating a decision has no effect. A request without seats reserves them when it is
 * confirmed. A trip is completed or missed from its start on.
 * @throws notFound; conflict WRONG_STATUS, CALLED_OFF, NOT_STARTED, PRICE_MISSING, PLACES_LEFT, VERSION_CONFLICT
 */
export function decideBooking(
  viewer: Viewer,
  idOrReference: string,
  decision: Decision,
  version?: number,
): Promise<Booking> {
  return changeLocked(viewer, idOrReference, async (row, context) => {
    if (row.status === decision) return row
    await checkBookingVersion(row, version, { status: decision }, context)
    return decideLocked(row, decision, context)
  })
}

/** Takes a decision on a booking that the transaction holds. @throws as `decideBooking` */
export async function decideLocked(row: BookingRow, decision: Decision, context: ChangeContext): Promise<BookingRow> {
  const { actor, transaction } = context
  if (!canBecome(row.status, decision)) throw wrongStatus(row.status, decision)
  if (row.calledOffReason !== null) throw conflict("CALLED_OFF", statusMessages.calledOff)
  if (decision !== "confirmed" && !hasBegun(row)) throw conflict("NOT_STARTED", statusMessages.notStarted)
  if (decision === "confirmed" && isUnpriced(row.status, row.totalMinor)) throw priceMissing()
  if (!row.holdsPlaces) await takePlacesForStaff(row, transaction)
  const change = { status: decision, holdsPlaces: true, ...remindedBy(decision, row) }
  const stored = await storeBooking(row, change, transaction)
  const { holdsPlaces, confirmedAt } = row
  // Needed for undo.
  const before = { status: row.status, ...(!holdsPlaces && { holdsPlaces }), ...(confirmedAt && { confirmedAt }) }
  const decided = { kind: decision, before, after: { status: decision } }
  const event = await recordEvent(row.id, actor, decided, transaction)
  if (decision === "confirmed") await queueBookingMails("confirmed", stored, { event }, context)
  return stored
}

/** Takes places even where the departure is closed. @throws conflict PLACES_LEFT */
export async function takePlacesForStaff(
  row: BookingRow,
  transaction: Database,
  reserve = reserveSeatsIgnoringStatus,
): Promise<void> {
  if (await takePlaces(row, reserve, transaction)) return
  const message = statusMessages.noSeatsToConfirm
  throw conflict("PLACES_LEFT", message, { errors: [{ field: "travelers", message }] })
}

/** A booking confirmed on the day before needs no reminder. */
function remindedBy(decision: Decision, { travelDate }: BookingRow): Partial<BookingRow> {
  return decision === "confirmed" && travelDate <= addDays(hanoiDate(), 1) ? { remindedAt: new Date() } : {}
}

/** `agreedPrice` is where a booking by phone has the price. */
function priceMissing(): HttpError {
  const message = statusMessages.priceMissing
  return conflict("PRICE_MISSING", message, { errors: [{ field: "agreedPrice.amount", message }] })
}

function wrongStatus(status: BookingStatus, wanted: BookingStatus): HttpError {
  const names = { status: statusNames[status], wanted: statusNames[wanted] }
  const text = interpolateBoth(statusMessages.wrongStatus, names)
  return conflict("WRONG_STATUS", text, { details: { status } })
}
