import type { Booking } from "#features/bookings/booking.ts"

export type MissingFact = "missingFlight" | "missingHotel"

/** Returns what must be known before a trip can run and is not known yet. */
export function missingFacts({ tourDetails, transferDetails }: Booking): MissingFact[] {
  const missing: MissingFact[] = []
  if (transferDetails?.type === "airport" && !transferDetails.flight?.number) missing.push("missingFlight")
  const pickup = (tourDetails ?? transferDetails)?.pickup
  // A zone without a meeting point is one where guests are fetched at their hotel.
  if (pickup?.zone && !pickup.meetingPoint && !pickup.place) missing.push("missingHotel")
  return missing
}
