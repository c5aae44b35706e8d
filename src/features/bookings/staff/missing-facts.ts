import type { Booking } from "#features/bookings/booking.ts"
import { hasCapacity, type Vehicle } from "#features/transfers/transfer.ts"

export type MissingFact = "missingFlight" | "missingHotel" | "tooManyBags"

/** Returns what must be known or arranged before a trip can run. `vehicles` is the company's table. */
export function missingFacts({ tourDetails, transferDetails, travelers }: Booking, vehicles: Vehicle[]): MissingFact[] {
  const missing: MissingFact[] = []
  if (transferDetails?.type === "airport" && !transferDetails.flight?.number) missing.push("missingFlight")
  const pickup = (tourDetails ?? transferDetails)?.pickup
  // A zone without a meeting point is one where guests are fetched at their hotel.
  if (pickup?.zone && !pickup.meetingPoint && !pickup.place) missing.push("missingHotel")
  const vehicle = vehicles.find(({ code }) => code === transferDetails?.vehicleCode)
  // As when it was booked: one large bag for each traveller unless the guest said otherwise.
  if (vehicle && !hasCapacity(vehicle, travelers, transferDetails?.largeBags ?? travelers)) missing.push("tooManyBags")
  return missing
}
