import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { hasBegun, isOpenForChanges } from "#domain/bookings/cancellation-state.server.ts"
import type { ChangeContext } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { conflict } from "#server/errors.server.ts"

/** Guests change contact, requests and names until the cut-off, staff always. @throws conflict CANNOT_CHANGE, HAS_BEGUN */
export function requireOpenForChanges(row: BookingRow, { actor, settings: { phone } }: ChangeContext): void {
  if (actor.side === "staff" || isOpenForChanges(row)) return
  if (hasBegun(row)) throw conflict("HAS_BEGUN", statusMessages.hasBegun)
  const { closedForChanges, usByPhone } = statusMessages
  throw conflict("CANNOT_CHANGE", interpolateBoth(closedForChanges, { phone: phone || usByPhone }))
}
