import { answerBy } from "#features/bookings/quote/answer-by.ts"
import { cancellationSteps, freeUntil, startInstant } from "#features/bookings/quote/cancellation.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Quoted } from "#features/bookings/quote/types.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { priceOrder } from "./availability.server.ts"
import { requireBeforeCutOff } from "./cut-off.server.ts"
import type { Offer } from "./offer.server.ts"

/** Returns the current price and terms of an order. Stores and reserves nothing. */
export async function findQuote(order: QuoteRequest, byStaff: boolean): Promise<Quoted> {
  const settings = await findSettings()
  const offer = await priceOrder(order, settings, db, { lock: false })
  if (!byStaff) requireBeforeCutOff(offer, settings)
  const now = new Date()
  const steps = cancellationSteps(offer.cancellationBands, startInstant(offer), now)
  return {
    ...offer.quote,
    productType: offer.productType,
    travelDate: offer.travelDate,
    startTime: offer.startTime,
    returnTrip: presentReturn(offer),
    departureId: offer.departure?._id ?? null,
    placesLeft: offer.departure?.placesLeft ?? null,
    vehicle: offer.vehicle,
    vehicles: offer.vehicles,
    answerBy: answerBy(now, settings.office).toISOString(),
    cancellationPolicy: offer.cancellationPolicy,
    cancellationSteps: steps,
    freeCancellationUntil: freeUntil(steps),
    changesAllowed: offer.changesAllowed,
  }
}

function presentReturn({ details }: Offer): Quoted["returnTrip"] {
  if (!("returnTrip" in details) || !details.returnTrip) return null
  const { travelDate, startTime } = details.returnTrip
  return { travelDate, startTime }
}
