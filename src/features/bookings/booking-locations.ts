import type { LocalizedContent } from "#i18n/localized.ts"
import type { Booking } from "./booking.ts"

/** Returns the start location: pick-up or meeting point. Products sold per item have none. */
export function findStartLocation({ tourDetails, transferDetails, productDetails }: Booking): LocalizedContent | null {
  const details = tourDetails ?? transferDetails
  const pickup = details?.pickup
  const written = pickup?.place ? { en: pickup.place } : null
  const agreed = written ?? pickup?.meetingPoint ?? details?.meetingPoint ?? null
  const item = productDetails && productDetails.quantity !== null
  return agreed ?? tourDetails?.location ?? transferDetails?.from ?? (item ? null : productDetails?.location) ?? null
}

export function findMeetingPoint({ tourDetails, transferDetails }: Booking): LocalizedContent | null {
  const { pickup, meetingPoint } = tourDetails ?? transferDetails ?? {}
  const isFetched = pickup?.zone && (pickup.meetingPoint || pickup.place)
  return isFetched ? null : (meetingPoint ?? null)
}

export function findDestination(booking: Booking): LocalizedContent | null {
  const { transferDetails } = booking
  if (transferDetails?.dropoff?.place) return { en: transferDetails.dropoff.place }
  return transferDetails?.to ?? findStartLocation(booking)
}

export function formatNameSign({ customerInfo, transferDetails, reference }: Booking): string {
  return transferDetails?.nameSign || customerInfo.name || reference
}
