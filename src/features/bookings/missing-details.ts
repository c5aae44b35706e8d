import { servesDoor } from "#features/transfers/transfer.ts"
import type { BookedFlight, Booking, MissingDetail, TransferDetails } from "./booking.ts"

type End = TransferDetails["airportEnd"]
type LegTime = { startTime: string | null; flight: BookedFlight | null }

/** Returns whether nobody can tell when a leg starts. A flight number is enough where guests are met at the airport. */
export const lacksTime = (end: End, { startTime, flight }: LegTime): boolean =>
  end === "from" ? flight === null : startTime === null

/** Returns what the guest still has to send before the trip can run. */
export function missingDetails(
  booking: Pick<Booking, "startTime" | "tourDetails" | "transferDetails">,
): MissingDetail[] {
  const { startTime, tourDetails, transferDetails: transfer } = booking
  const missing: MissingDetail[] = []
  if (transfer && lacksTime(transfer.airportEnd, { startTime, flight: transfer.flight }))
    missing.push(transfer.airportEnd === "from" ? "arrival" : "pickupTime")
  if (lacksPickupPlace(tourDetails ?? transfer, transfer)) missing.push("pickupPlace")
  if (transfer && transfer.airportEnd !== "to" && servesDoor(transfer.vehicleType) && !transfer.dropoff?.place)
    missing.push("dropoffPlace")
  if (transfer?.returnTrip && lacksTime(otherEnd(transfer.airportEnd), transfer.returnTrip)) missing.push("returnTime")
  return missing
}

type Places = Pick<TransferDetails, "pickup" | "meetingPoint">

/** A zone without a meeting point is one where guests are fetched at their hotel. */
function lacksPickupPlace(places: Places | null, transfer: TransferDetails | null): boolean {
  if (!places || places.pickup?.place || places.pickup?.meetingPoint) return false
  if (places.pickup?.zone) return true
  return transfer !== null && transfer.airportEnd !== "from" && servesDoor(transfer.vehicleType) && !places.meetingPoint
}

const otherEnd = (end: End): End => end && (end === "from" ? "to" : "from")
