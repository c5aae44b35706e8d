import type { BookingRow } from "#features/bookings/bookings.table.server.ts"
import { hasBegun, isOpenForChanges } from "#features/bookings/cancellation-state.server.ts"
import type { ChangeContext } from "#features/bookings/history.server.ts"
import { statusMessages } from "#features/bookings/status-messages.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { conflict } from "#server/errors.server.ts"

/** Guests change contact, requests and names until the cut-off, staff always. @throws conflict CANNOT_CHANGE, HAS_BEGUN */
export function requireOpenForChanges(row: BookingRow, { actor, settings: { phone } }: ChangeContext): void {
  if (actor.side === "staff" || isOpenForChanges(row)) return
  if (hasBegun(row)) throw conflict("HAS_BEGUN", statusMessages.hasBegun)
  const { closedForChanges, usByPhone } = statusMessages
  const text = inBoth((language) => interpolate(closedForChanges[language], { phone: phone || usByPhone[language] }))
  throw conflict("CANNOT_CHANGE", text)
}
