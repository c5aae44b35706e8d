import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { hasBegun } from "#domain/bookings/cancellation-state.server.ts"
import type { ChangeContext } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { conflict } from "#server/errors.server.ts"
import { storeBooking } from "./change-locked.server.ts"
import { takePlacesForStaff } from "./confirm.server.ts"
import { type Decision, decidedOnce, recordDecision, requireDecidable } from "./decision.server.ts"

/**
 * Ends a booking that the transaction holds: the trip is completed or missed from its start on. Sends no mail.
 * @throws conflict WRONG_STATUS, CALLED_OFF, NOT_STARTED, PLACES_LEFT
 */
async function endLocked(
  row: BookingRow,
  decision: Exclude<Decision, "confirmed">,
  context: ChangeContext,
): Promise<BookingRow> {
  requireDecidable(row, decision)
  if (!hasBegun(row)) throw conflict("NOT_STARTED", statusMessages.notStarted)
  if (!row.holdsPlaces) await takePlacesForStaff(row, context.transaction)
  const stored = await storeBooking(row, { status: decision, holdsPlaces: true }, context.transaction)
  await recordDecision(row, decision, context)
  return stored
}

/** @throws notFound; conflict VERSION_CONFLICT and those of endLocked */
export const completeBooking = decidedOnce("completed", (row, context) => endLocked(row, "completed", context))
/** @throws like completeBooking */
export const markNoShow = decidedOnce("no-show", (row, context) => endLocked(row, "no-show", context))
