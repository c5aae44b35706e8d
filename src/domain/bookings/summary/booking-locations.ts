import type { Booking } from "#domain/bookings/booking.ts"
import { servesDoor } from "#domain/transfers/vehicle.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

/** Returns the start location: pick-up or meeting point. Products sold per item have none. */
export function findStartLocation({ tourDetails, transferDetails, productDetails }: Booking): LocalizedContent | null {
  const details = tourDetails ?? transferDetails
  const pickup = details?.pickup
  const agreed = written(pickup?.place) ?? pickup?.meetingPoint ?? details?.meetingPoint ?? null
  const item = productDetails && productDetails.quantity !== null
  return agreed ?? tourDetails?.location ?? transferDetails?.from ?? (item ? null : productDetails?.location) ?? null
}

/** Returns whether the guests come to a meeting point, rather than being picked up where they stay. */
export function startsAtMeetingPoint({ tourDetails, transferDetails }: Booking): boolean {
  const { pickup, meetingPoint } = tourDetails ?? transferDetails ?? {}
  return !pickup?.place && Boolean(pickup?.meetingPoint ?? meetingPoint)
}

export function findMeetingPoint({ tourDetails, transferDetails }: Booking): LocalizedContent | null {
  const { pickup, meetingPoint } = tourDetails ?? transferDetails ?? {}
  const isFetched = pickup?.zone && (pickup.meetingPoint || pickup.place)
  return isFetched ? null : (meetingPoint ?? null)
}

/** Returns where a transfer ends: the guest's address, else the destination of the transfer. */
export function findDestination({ transferDetails }: Booking): LocalizedContent | null {
  return written(transferDetails?.dropoff?.place) ?? transferDetails?.to ?? null
}

export type DriverStop = { kind: "pickup" | "dropoff"; address: LocalizedContent | null }

/**
 * Returns the one address that matters to the driver: where a transfer ends, or where the guests of a tour are picked
 * up. It is null until the guest has sent it. Returns null if no driver comes.
 */
export function findDriverStop({ tourDetails, transferDetails }: Booking): DriverStop | null {
  const pickup = tourDetails?.pickup
  if (pickup && !pickup.meetingPoint) return { kind: "pickup", address: written(pickup.place) }
  if (!transferDetails || !servesDoor(transferDetails.vehicleType)) return null
  const { airportEnd, dropoff, to } = transferDetails
  return { kind: "dropoff", address: airportEnd === "to" ? to : written(dropoff?.place) }
}

const written = (place: string | undefined): LocalizedContent | null => (place ? { en: place } : null)

export function formatNameSign({ customerInfo, transferDetails, reference }: Booking): string {
  return transferDetails?.nameSign || customerInfo.name || reference
}

/** Returns where the guests are picked up, or null while that is unknown. They are not at the meeting point then. */
export function findPickupPlace(booking: Booking): LocalizedContent | null {
  return booking.missing.includes("pickupPlace") ? null : findStartLocation(booking)
}

/** Returns when the guests are picked up, if that was worked out or chosen. */
export function findPickupTime({ tourDetails, transferDetails }: Booking): string | null {
  return (tourDetails ?? transferDetails)?.pickup?.time ?? null
}

/** Returns when the guests have to be ready, if that isn't when the trip starts. */
export function findReadyTime(booking: Booking): string | null {
  const time = findPickupTime(booking)
  return time === booking.startTime ? null : time
}
