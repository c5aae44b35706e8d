import type { Booking, GuestEvent } from "#domain/bookings/booking.ts"

/** Returns the events that a booking tells by itself, the oldest first. */
export function knownEvents({ createdAt, confirmedAt, cancelledAt, cancelledBy }: Booking): GuestEvent[] {
  const event = (kind: GuestEvent["kind"], at: string | null, by: GuestEvent["by"] = null): GuestEvent[] =>
    at === null ? [] : [{ at, kind, by, from: null, to: null, price: null, changed: null }]
  return [
    ...event("requested", createdAt),
    ...event("confirmed", confirmedAt, "staff"),
    ...event("cancelled", cancelledAt, cancelledBy),
  ]
}
