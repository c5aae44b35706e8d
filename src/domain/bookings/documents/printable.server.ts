import type { Booking } from "#domain/bookings/booking.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { type Coverage, isPrintable, printableTexts } from "#server/documents/printable-text.server.ts"

/**
 * Removes characters that the font cannot print. In texts they are marked, in names dropped; a name with fewer than two
 * letters left becomes empty. Nothing is transliterated, because only the owner knows the Latin spelling of a name.
 */
export function printable(booking: Booking, has: Coverage): { booking: Booking; isWhole: boolean } {
  const { customerInfo } = booking
  const printed: Booking = {
    ...printableTexts(booking, has),
    customerInfo: { ...customerInfo, name: printableName(customerInfo.name, has) },
  }
  const [trip, booked] = [
    printed.tourDetails ?? printed.transferDetails,
    booking.tourDetails ?? booking.transferDetails,
  ]
  if (booking.transferDetails && printed.transferDetails)
    printed.transferDetails.nameSign = printableName(booking.transferDetails.nameSign, has)
  if (trip && booked?.travelerList)
    trip.travelerList = booked.travelerList.map((one) => ({ ...one, name: printableName(one.name, has) }))
  return { booking: printed, isWhole: isEqual(printed, booking) }
}

function printableName(name: string, has: Coverage): string {
  const readable = Array.from(name, (sign) => (isPrintable(sign, has) ? sign : " ")).join("")
  const tidy = readable.replace(/\s+/g, " ").trim()
  return tidy === name || (tidy.match(/\p{L}/gu)?.length ?? 0) >= 2 ? tidy : ""
}
