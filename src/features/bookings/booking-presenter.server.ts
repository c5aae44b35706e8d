import { freeCancellationHours } from "#features/tours/tours.server.ts"
import { toMajor } from "#lib/money.ts"
import { hanoiInstant } from "#lib/today.ts"
import type { Booking } from "./booking.ts"
import type { bookings } from "./bookings.table.server.ts"

type Row = typeof bookings.$inferSelect

/** What leaves the server of a booking, and nothing else of it does. Dates are ISO texts, `totalPrice` is whole đồng. */
export function presentBooking(row: Row): Booking {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    productId: row.productId,
    productType: row.productType,
    travelDate: row.travelDate,
    startTime: row.startTime,
    departure: row.departureId
      ? { _id: row.departureId, date: row.travelDate, startTime: row.startTime ?? "00:00" }
      : null,
    travelers: row.travelers,
    party: { adults: row.travelers - row.children, children: row.children },
    createdAt: row.createdAt.toISOString(),
    totalPrice: row.totalVnd,
    pricing: {
      currency: row.currency,
      total: toMajor(row.totalMinor, row.currency),
      vndPerUsd: row.fxRate,
      rateDate: row.fxDate,
    },
    lines: row.lines,
    priceChanged: row.priceChanged,
    claimedTotal: row.claimedTotal,
    tourDetails: row.details,
    customerInfo: {
      name: row.customerName,
      email: row.customerEmail,
      phone: row.customerPhone,
      countryCode: row.countryCode,
    },
    specialRequests: row.specialRequests,
    language: row.language,
    answerBy: row.answerBy.toISOString(),
    cancellationPolicy: row.cancellationPolicy,
    cancellationBands: row.cancellationBands,
    freeCancellationUntil: freeCancellationUntil(row)?.toISOString() ?? null,
    cancellationReason: row.cancellationReason,
  }
}

/** The last instant with a full refund; undefined where it lay before the booking, or never was. */
function freeCancellationUntil(row: Row): Date | undefined {
  const hours = freeCancellationHours(row.cancellationBands)
  if (hours === null) return undefined
  const start = hanoiInstant(row.travelDate, row.startTime ?? "00:00")
  const until = new Date(start.getTime() - hours * 3_600_000)
  return until > row.createdAt ? until : undefined
}
