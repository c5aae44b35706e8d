import { isUnpriced } from "#domain/bookings/balance.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { ChangeContext } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { reservePlacesIgnoringStatus } from "#domain/departures/places.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { conflict, type HttpError } from "#server/errors.server.ts"
import { storeBooking } from "./change-locked.server.ts"
import { decidedOnce, recordDecision, requireDecidable } from "./decision.server.ts"
import { takePlaces } from "./move/take-places.server.ts"
import { queueBookingMails } from "./notify.server.ts"

/**
 * Confirms a booking that the transaction holds. A request without places reserves them.
 * @throws conflict WRONG_STATUS, CALLED_OFF, PRICE_MISSING, PLACES_LEFT
 */
export async function confirmLocked(row: BookingRow, context: ChangeContext): Promise<BookingRow> {
  requireDecidable(row, "confirmed")
  if (isUnpriced(row.status, row.totalMinor)) throw priceMissing()
  if (!row.holdsPlaces) await takePlacesForStaff(row, context.transaction)
  const change = { status: "confirmed" as const, holdsPlaces: true, ...remindedBy(row, context) }
  const stored = await storeBooking(row, change, context.transaction)
  const event = await recordDecision(row, "confirmed", context)
  await queueBookingMails("confirmed", stored, { event }, context)
  return stored
}

/** Confirms a booking. @throws notFound; conflict VERSION_CONFLICT and those of confirmLocked */
export const confirmBooking = decidedOnce("confirmed", confirmLocked)

/** Takes places even where the departure is closed. @throws conflict PLACES_LEFT */
export async function takePlacesForStaff(
  row: BookingRow,
  transaction: Database,
  reserve = reservePlacesIgnoringStatus,
): Promise<void> {
  if (await takePlaces(row, reserve, transaction)) return
  const message = statusMessages.noPlacesToConfirm
  throw conflict("PLACES_LEFT", message, { errors: [{ field: "travelers", message }] })
}

/** A booking that is confirmed when its reminder is due, such as on the day before, needs none. */
function remindedBy({ travelDate }: BookingRow, { settings }: ChangeContext): Partial<BookingRow> {
  return travelDate <= addDays(hanoiDate(), settings.reminderDays) ? { remindedAt: new Date() } : {}
}

/** `agreedPrice` is where a booking by phone has the price. */
function priceMissing(): HttpError {
  const message = statusMessages.priceMissing
  return conflict("PRICE_MISSING", message, { errors: [{ field: "agreedPrice.amount", message }] })
}
