import type { Booking } from "#domain/bookings/booking.ts"
import type { Viewer } from "#domain/bookings/bookings.server.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import {
  checkBookingVersion,
  findLastEvent,
  findUndoable,
  recordEvent,
  type Undoable,
} from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { releasePlaces } from "#domain/departures/places.server.ts"
import { takePlacesBack } from "#domain/waiting-list/take-places.server.ts"
import { may } from "#lib/roles.ts"
import type { Database } from "#server/database/database.server.ts"
import { conflict, forbidden } from "#server/errors.server.ts"
import { changeLocked, storeBooking } from "./change-locked.server.ts"
import { takePlacesForStaff } from "./confirm.server.ts"
import { withdrawDecision } from "./notify.server.ts"

/**
 * Undoes the last decision of staff, with its places and mails, as if it had not been made. Repeating it has no effect.
 * @throws notFound; forbidden; conflict VERSION_CONFLICT, UNDO_TOO_LATE once the guest may know, PLACES_LEFT
 */
export function undoDecision(viewer: Viewer, idOrReference: string, version?: number): Promise<Booking> {
  return changeLocked(viewer, idOrReference, async (row, context) => {
    const { actor, transaction } = context
    const last = await findLastEvent(row.id, transaction)
    if (last?.kind === "undone" && last.actor === actor.id) return row
    await checkBookingVersion(row, version, {}, context)
    const undoable = await findUndoable(row, transaction)
    // Those who don't change bookings undo only how a trip ended.
    if (undoable && !hasEnded(row.status) && !may(viewer.user, "sales")) throw forbidden()
    if (!undoable || !(await withdrawDecision(row.id, undoable.event, transaction)))
      throw conflict("UNDO_TOO_LATE", statusMessages.undoTooLate)
    const stored = await storeBooking(row, await restore(row, undoable, transaction), transaction)
    const change = { before: { status: row.status }, after: { status: stored.status } }
    await recordEvent(row.id, actor, { kind: "undone", ...change }, transaction)
    return stored
  })
}

const hasEnded = (status: BookingRow["status"]) => status === "completed" || status === "no-show"

/** Returns the columns from before the decision. Places are taken or given back. */
async function restore(row: BookingRow, { before }: Undoable, transaction: Database): Promise<Partial<BookingRow>> {
  const { status, holdsPlaces = true, confirmedAt } = before
  if (row.status === "cancelled") {
    if (row.holdsPlaces) await takePlacesForStaff(row, transaction, takePlacesBack)
    const calendarSequence = row.calendarSequence + 1
    return {
      status,
      calendarSequence,
      cancellationReason: null,
      cancellationCause: null,
      cancelledAt: null,
      cancelledBy: null,
      cancellation: null,
    }
  }
  if (row.status !== "confirmed") return { status }
  if (!holdsPlaces && row.departureId) await releasePlaces(row.departureId, row.travelers, transaction)
  return { status, holdsPlaces, confirmedAt: confirmedAt ? new Date(confirmedAt) : null, remindedAt: null }
}
