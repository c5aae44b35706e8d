import { servesDoor } from "#domain/transfers/vehicle.ts"
import {
  type BookedFlight,
  type Booking,
  canBecome,
  type ListedTraveler,
  type MissingDetail,
  type TransferDetails,
} from "./booking.ts"
import { otherEnd } from "./quote/pickup-times.ts"

type End = TransferDetails["airportEnd"]
type LegTime = { startTime: string | null; flight: BookedFlight | null }
type Addresses = Pick<TransferDetails, "pickup" | "meetingPoint">
type Trip = Pick<Booking, "status" | "startTime" | "travelers" | "tourDetails" | "transferDetails"> & {
  calledOffReason: string | null
}

/** Returns whether the start of a leg is unknown. A flight number is enough where guests are met at the airport. */
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
  if (transfer && needsDropoff(transfer) && !transfer.dropoff?.place) missing.push("dropoffPlace")
  if (transfer?.returnTrip && lacksTime(otherEnd(transfer.airportEnd), transfer.returnTrip)) missing.push("returnTime")
  return [...missing, ...lackingOfTravelers(trip)]
}

/** A car with its driver for some hours in town brings its guests back to where it fetched them. */
function needsDropoff({ type, airportEnd, serviceType, vehicleType }: TransferDetails): boolean {
  const isAtDisposal = type === "city" && airportEnd === null && serviceType === "private"
  return airportEnd !== "to" && servesDoor(vehicleType) && !isAtDisposal
}

/** After a change of the party, the names that are known may be too few or too many. */
function lackingOfTravelers({ travelers, tourDetails, transferDetails }: Trip): MissingDetail[] {
  const { needsTravelers: needs = "none", travelerList: listed = [] } = tourDetails ?? transferDetails ?? {}
  const missing: MissingDetail[] = []
  const isComplete = listed.length === travelers
  if ((needs !== "none" || listed.length > 0) && !isComplete) missing.push("travelerNames")
  if (needs === "passports" && !(isComplete && listed.every(isRegistered))) missing.push("passports")
  return missing
}

const isRegistered = ({ birthYear, passportEnding }: ListedTraveler) =>
  birthYear !== undefined && passportEnding !== undefined

/** Returns what guests send later: a tour has no flight, and neither has a transfer without an airport. */
export function kindOfDetails({ tourDetails, transferDetails }: Pick<Booking, "tourDetails" | "transferDetails">) {
  if (tourDetails) return "pickup"
  return transferDetails?.airportEnd === null ? "times" : "details"
}

/** Returns whether guests of a booking can send flight, times or addresses later. */
export function hasDetails(
  booking: Pick<Booking, "tourDetails" | "transferDetails" | "startTime" | "canMove">,
): boolean {
  const { tourDetails, transferDetails: transfer, startTime, canMove } = booking
  if (!transfer) return Boolean(tourDetails?.pickup && !tourDetails.pickup.meetingPoint)
  const hasAddress = servesDoor(transfer.vehicleType) || (transfer.pickup?.zone && !transfer.pickup.meetingPoint)
  const lacksAnyTime = startTime === null || transfer.returnTrip?.startTime === null
  return Boolean(transfer.airportEnd !== null || hasAddress || canMove || lacksAnyTime)
}

/** Returns whether guests of a booking are asked who travels. */
export function asksTravelers({
  tourDetails,
  transferDetails,
}: Pick<Booking, "tourDetails" | "transferDetails">): boolean {
  const { needsTravelers = "none", travelerList = [] } = tourDetails ?? transferDetails ?? {}
  return needsTravelers !== "none" || travelerList.length > 0
}

/** A zone without a meeting point is one where guests are fetched at their hotel. */
function lacksPickupAddress(addresses: Addresses | null, transfer: TransferDetails | null): boolean {
  if (!addresses || addresses.pickup?.place || addresses.pickup?.meetingPoint) return false
  if (addresses.pickup?.zone) return true
  return (
    transfer !== null && transfer.airportEnd !== "from" && servesDoor(transfer.vehicleType) && !addresses.meetingPoint
  )
}
