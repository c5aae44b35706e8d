import type { User } from "#domain/account/account.ts"
import { lockBookingsOfDeparture, notifyDeparture } from "#domain/bookings/lifecycle/notify-departure.server.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { messages } from "#domain/departures/messages.ts"
import { type Author, type Change, changeLocked } from "#domain/departures/staff/departure-list.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { conflict } from "#server/errors.server.ts"

/** Guarantees a departure and notifies its guests. @throws notFound; conflict CALLED_OFF */
export function guaranteeDeparture(id: string, user: Author): Promise<StaffDeparture> {
  const change: Change = async (before, transaction) => {
    if (before.status === "called-off") throw conflict("CALLED_OFF", messages.alreadyCalledOff)
    if (before.status !== "guaranteed") await notifyDeparture(id, { kind: "guaranteed" }, user._id, transaction)
    return { status: "guaranteed", decideBy: null }
  }
  return changeLocked(id, user, change, lockBookingsOfDeparture)
}

/** Cancels a departure and notifies its guests, each with the reason in their language. @throws notFound */
export function cancelDeparture(id: string, reasons: Localized, user: User): Promise<StaffDeparture> {
  const change: Change = async (before, transaction) => {
    if (before.status !== "called-off")
      await notifyDeparture(id, { kind: "called-off", reasons }, user._id, transaction)
    return { status: "called-off", decideBy: null }
  }
  return changeLocked(id, user, change, lockBookingsOfDeparture)
}
