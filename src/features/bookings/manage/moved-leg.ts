import type { Booking } from "#features/bookings/booking.ts"
import { emptyWay, nightsOf, type WayDraft, wayOf } from "#features/bookings/checkout/fields/transfer-order.ts"
import type { MoveOrder } from "#features/bookings/lifecycle/changes.schema.ts"
import { isSmallHours } from "#features/bookings/quote/pickup-times.ts"
import { addDays } from "#lib/today.ts"

type End = "from" | "to" | null

/** Fills the form of a booked outbound leg. */
export function wayOfBooking({ travelDate, startTime, transferDetails }: Booking, end: End): WayDraft {
  const flight = transferDetails?.flight
  const date = flight?.date ?? travelDate
  const flightTime = flight?.time ?? ""
  const pickupTime = end === "from" || flightTime ? "" : (startTime ?? "")
  const told = flightTime || pickupTime
  return {
    ...emptyWay,
    travelDate: date,
    flightNumber: flight?.number ?? "",
    ...{ flightTime, pickupTime },
    // `travelDate` is the morning after that night.
    nightOf: told && isSmallHours(told) ? addDays(date, -1) : "",
  }
}

/** Returns the changed fields of a leg; undefined if nothing changed or the night is missing. */
export function changedWay(old: WayDraft, next: WayDraft, end: End): MoveOrder | undefined {
  const nights = nightsOf(next, end)
  const isClear = next.travelDate !== "" && (nights.length === 0 || nights.includes(next.nightOf))
  const [before, after] = [wayOf(old, end), wayOf(next, end)]
  if (!isClear || JSON.stringify(before) === JSON.stringify(after)) return undefined
  const takenAway = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
  return { ...takenAway, ...after }
}
