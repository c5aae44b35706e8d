import { type Booking, type BookingStatus, canBecome } from "#domain/bookings/booking.ts"
import type { Viewer } from "#domain/bookings/bookings.server.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { type ChangeContext, checkBookingVersion, recordEvent } from "#domain/bookings/history.server.ts"
import { statusMessages, statusNames } from "#domain/bookings/lifecycle/status-messages.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { conflict, type HttpError } from "#server/errors.server.ts"
import { changeLocked } from "./change-locked.server.ts"

export type Decision = Extract<BookingStatus, "confirmed" | "completed" | "no-show">

export type DecideBooking = (viewer: Viewer, idOrReference: string, version?: number) => Promise<Booking>

/** Wraps a decision of staff so that repeating it has no effect. It throws notFound and VERSION_CONFLICT, too. */
export function decidedOnce(
  decision: Decision,
  decideLocked: (row: BookingRow, context: ChangeContext) => Promise<BookingRow>,
): DecideBooking {
  return (viewer, idOrReference, version) =>
    changeLocked(viewer, idOrReference, async (row, context) => {
      if (row.status === decision) return row
      await checkBookingVersion(row, version, { status: decision }, context)
      return decideLocked(row, context)
    })
}

/** @throws conflict WRONG_STATUS, CALLED_OFF */
export function requireDecidable(row: BookingRow, decision: Decision): void {
  if (!canBecome(row.status, decision)) throw wrongStatus(row.status, decision)
  if (row.calledOffReason !== null) throw conflict("CALLED_OFF", statusMessages.calledOff)
}

/** Records what undoing the decision needs. Returns the number of the event. */
export function recordDecision(row: BookingRow, decision: Decision, { actor, transaction }: ChangeContext) {
  const { status, holdsPlaces, confirmedAt } = row
  const before = { status, ...(!holdsPlaces && { holdsPlaces }), ...(confirmedAt && { confirmedAt }) }
  return recordEvent(row.id, actor, { kind: decision, before, after: { status: decision } }, transaction)
}

function wrongStatus(status: BookingStatus, wanted: BookingStatus): HttpError {
  const names = { status: statusNames[status], wanted: statusNames[wanted] }
  const text = interpolateBoth(statusMessages.wrongStatus, names)
  return conflict("WRONG_STATUS", text, { details: { status } })
}
