import { messages } from "#features/bookings/messages.ts"
import { answerBy } from "#features/bookings/quote/answer-by.ts"
import { cancellationSteps, freeUntil, isPastCutOff, startInstant } from "#features/bookings/quote/cancellation.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Quoted } from "#features/bookings/quote/types.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { pick } from "#lib/pick.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { fieldError } from "./availability-parts.server.ts"
import type { Offer, PricingContext } from "./offer.server.ts"
import { findProductOffer } from "./product-availability.server.ts"
import { findTourOffer } from "./tour-availability.server.ts"
import { findTransferOffer } from "./transfer-availability.server.ts"

/** Returns the current price and terms of an order. Stores and reserves nothing. */
export async function findQuote(order: QuoteRequest, byStaff: boolean): Promise<Quoted> {
  const settings = await findSettings()
  const offer = await priceOrder(order, settings, db, { lock: false, byStaff })
  if (!byStaff) requireBeforeCutOff(offer, settings)
  const now = new Date()
  const steps = cancellationSteps(offer.cancellationBands, startInstant(offer), now)
  return {
    ...offer.quote,
    ...pick(offer, "productType", "travelDate", "startTime", "vehicle", "vehicles"),
    ...pick(offer, "cancellationPolicy", "changesAllowed", "holidayTerms"),
    returnTrip: presentReturn(offer),
    departureId: offer.departure?._id ?? null,
    placesLeft: offer.departure?.placesLeft ?? null,
    departures: offer.departures ?? { outbound: [], returnLeg: [] },
    answerBy: answerBy(now, settings.office).toISOString(),
    cancellationSteps: steps,
    freeCancellationUntil: freeUntil(steps),
  }
}

function presentReturn({ details }: Offer): Quoted["returnTrip"] {
  if (!("returnTrip" in details) || !details.returnTrip) return null
  return pick(details.returnTrip, "travelDate", "startTime")
}

/**
 * With `lock`, the product cannot be deleted until the transaction ends. `booked` are extras that the booking has.
 * @throws invalid if it is not on sale or does not offer something in the order
 */
export function priceOrder(
  order: QuoteRequest,
  settings: Pick<Settings, "exchangeRate">,
  transaction: Database,
  {
    lock = true,
    ...more
  }: Partial<Pick<PricingContext, "lock" | "booked" | "byStaff" | "anyAge" | "overbook" | "moving">> = {},
): Promise<Offer> {
  const context = { settings, database: transaction, lock, ...more }
  switch (order.productType) {
    case "tour":
      return findTourOffer(order, context)
    case "transfer":
      return findTransferOffer(order, context)
    default:
      return findProductOffer(order, context)
  }
}

/**
 * Staff are exempt and don't call this. Departures close at their own time. Without a start time the day begins at
 * midnight, as for cancelling (docs/prices-and-availability.md).
 * @throws invalid once online booking for the date has closed
 */
export function requireBeforeCutOff(offer: Offer, { phone }: Pick<Settings, "phone">, now: Date = new Date()): void {
  if (offer.departure || !isPastCutOff(offer, now)) return
  throw fieldError("travelDate", closedText(offer.travelDate === hanoiDate(now), phone))
}

function closedText(isToday: boolean, phone: string): Localized {
  const closed = messages.bookingClosed
  if (!phone) return closed
  const call = interpolateBoth(isToday ? messages.callForToday : messages.callForThisDate, { phone })
  return { en: `${closed.en} ${call.en}`, vi: `${closed.vi} ${call.vi}` }
}
