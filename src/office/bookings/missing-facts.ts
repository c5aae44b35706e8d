import type { Booking, MissingDetail, TransferDetails } from "#domain/bookings/booking.ts"
import type { Vehicle } from "#domain/transfers/transfer.ts"
import { hasCapacity } from "#domain/transfers/vehicle.ts"

export type MissingFact = MissingDetail | "tooManyBags"

type Trip = Pick<Booking, "missing" | "travelers"> & {
  transferDetails: Pick<TransferDetails, "vehicleCode" | "largeBags"> | null
}

/** Returns what must be known or arranged before a trip can run. `vehicles` is the company's table. */
export function missingFacts({ missing: details, transferDetails, travelers }: Trip, vehicles: Vehicle[]) {
  const missing: MissingFact[] = [...details]
  const vehicle = vehicles.find(({ code }) => code === transferDetails?.vehicleCode)
  // As when it was booked: one large bag for each traveller unless the guest said otherwise.
  if (vehicle && !hasCapacity(vehicle, travelers, transferDetails?.largeBags ?? travelers)) missing.push("tooManyBags")
  return missing
}
