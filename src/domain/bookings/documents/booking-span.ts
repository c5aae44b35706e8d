import type { Booking } from "#domain/bookings/booking.ts"
import { startInstant } from "#domain/bookings/quote/cancellation.ts"
import { hanoiDate, hanoiInstant } from "#lib/today.ts"

const HOUR_MS = 3_600_000
const EVENING = "18:00"
/** Hours assumed if the start is later or the length is unknown. */
const SHORT_HOURS = 3

export function findSpan(booking: Booking): { start: Date; end: Date } {
  const { tourDetails, transferDetails, productDetails } = booking
  const start = startInstant(booking)
  if (transferDetails) return { start, end: later(start, transferDetails.duration / 60 || 1) }
  if (productDetails?.duration.hours) return { start, end: later(start, productDetails.duration.hours) }
  const { days } = tourDetails?.duration ?? productDetails?.duration ?? { days: 1 }
  const lastDay = hanoiDate(later(start, (days - 1) * 24))
  const evening = hanoiInstant(lastDay, EVENING)
  return { start, end: evening > start ? evening : later(start, SHORT_HOURS) }
}

const later = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)
