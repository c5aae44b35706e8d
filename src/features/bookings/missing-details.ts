import { servesDoor } from "#features/transfers/vehicle.ts"
import { type BookedFlight, type Booking, canBecome, type MissingDetail, type TransferDetails } from "./booking.ts"

type End = TransferDetails["airportEnd"]
type LegTime = { startTime: string | null; flight: BookedFlight | null }
type Addresses = Pick<TransferDetails, "pickup" | "meetingPoint">
export type TransferParts = Addresses &
  Pick<TransferDetails, "airportEnd" | "vehicleType" | "dropoff" | "flight" | "returnTrip">
type Trip = Pick<Booking, "status" | "startTime"> & {
  calledOffReason: string | null
  tourDetails: Addresses | null
  transferDetails: TransferParts | null
}

/** Returns whether nobody can tell when a leg starts. A flight number is enough where guests are met at the airport. */
export const lacksTime = (end: End, { startTime, flight }: LegTime): boolean =>
  end === "from" ? flight === null : startTime === null

/** Returns what the guest still has to send before the trip can run. Trips that are over or cancelled lack nothing. */
export function missingDetails(trip: Trip): MissingDetail[] {
  const { status, calledOffReason, startTime, tourDetails, transferDetails: transfer } = trip
  if (!canBecome(status, "cancelled") || calledOffReason !== null) return []
  const missing: MissingDetail[] = []
  if (transfer && lacksTime(transfer.airportEnd, { startTime, flight: transfer.flight }))
    missing.push(transfer.airportEnd === "from" ? "arrival" : "pickupTime")
  if (lacksPickupAddress(tourDetails ?? transfer, transfer)) missing.push("pickupPlace")
  if (transfer && transfer.airportEnd !== "to" && servesDoor(transfer.vehicleType) && !transfer.dropoff?.place)
    missing.push("dropoffPlace")
  if (transfer?.returnTrip && lacksTime(otherEnd(transfer.airportEnd), transfer.returnTrip)) missing.push("returnTime")
  return missing
}

/** Returns whether guests of a booking can send flight, times or addresses later. */
export function hasDetails({
  tourDetails,
  transferDetails,
}: Pick<Booking, "tourDetails" | "transferDetails">): boolean {
  return transferDetails !== null || Boolean(tourDetails?.pickup && !tourDetails.pickup.meetingPoint)
}

/** A zone without a meeting point is one where guests are fetched at their hotel. */
function lacksPickupAddress(addresses: Addresses | null, transfer: TransferParts | null): boolean {
  if (!addresses || addresses.pickup?.place || addresses.pickup?.meetingPoint) return false
  if (addresses.pickup?.zone) return true
  return (
    transfer !== null && transfer.airportEnd !== "from" && servesDoor(transfer.vehicleType) && !addresses.meetingPoint
  )
}

const otherEnd = (end: End): End => end && (end === "from" ? "to" : "from")
