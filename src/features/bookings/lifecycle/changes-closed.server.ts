import { hasBegun, isOpenForChanges } from "#features/bookings/cancellation-state.server.ts"
import type { Actor } from "#features/bookings/history.server.ts"
import { statusMessages } from "#features/bookings/status-messages.ts"
import type { Settings } from "#features/settings/settings.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { conflict } from "#server/errors.server.ts"
import type { BookingRow } from "./change-status.server.ts"

/** Guests change contact, requests and names until the cut-off, staff always. @throws conflict CANNOT_CHANGE, HAS_BEGUN */
export function requireOpenForChanges(row: BookingRow, { side }: Actor, { phone }: Pick<Settings, "phone">): void {
  if (side === "staff" || isOpenForChanges(row)) return
  if (hasBegun(row)) throw conflict("HAS_BEGUN", statusMessages.hasBegun)
  const { closedForChanges, usByPhone } = statusMessages
  const text = inBoth((language) => interpolate(closedForChanges[language], { phone: phone || usByPhone[language] }))
  throw conflict("CANNOT_CHANGE", text)
}
