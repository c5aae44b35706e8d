import { messages } from "#domain/bookings/messages.ts"
import { quotePayments } from "#domain/bookings/payment-plan/payment-steps.ts"
import { cancellationSteps, freeUntil, isPastCutOff, startInstant } from "#domain/bookings/quote/cancellation.ts"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { productPlan } from "#domain/catalogue/payment-plan.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { pick } from "#lib/data/pick.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { isConfirmedAtOnce, promiseFor, requireAnswerInTime, withCall } from "./answer-in-time.server.ts"
import { fieldError } from "./availability-parts.server.ts"
import type { Offer, PricingContext } from "./offer.server.ts"
import { findProductOffer } from "./product-availability.server.ts"
import { findTourOffer } from "./tour-availability.server.ts"
import { findTransferOffer } from "./transfer-availability.server.ts"

/** Returns the current price and terms of an order. Stores and reserves nothing. */
export async function findQuote(order: QuoteRequest, byStaff: boolean): Promise<Quoted> {
  const settings = await findSettings()
  const offer = await priceOrder(order, settings, db, { lock: false, byStaff })
  const now = new Date()
  if (!byStaff) requireOnline(offer, settings, now)
  const isAtOnce = !byStaff && isConfirmedAtOnce(offer, settings, now)
  const steps = cancellationSteps(offer.cancellationBands, startInstant(offer), now)
  return {
    ...offer.quote,
    ...pick(offer, "productType", "travelDate", "startTime", "vehicle", "vehicles"),
    ...pick(offer, "cancellationPolicy", "changesAllowed", "changeTerms", "holidayTerms"),
    returnTrip: presentReturn(offer),
    departureId: offer.departure?._id ?? null,
    placesLeft: offer.departure?.placesLeft ?? null,
    departures: offer.departures ?? { outbound: [], returnLeg: [] },
    answerBy: isAtOnce ? null : promiseFor(offer, settings, now).toISOString(),
    cancellationSteps: steps,
    payments: quotePayments(offer.quote, productPlan(offer, settings), startInstant(offer), now),
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

/** @throws invalid if guests can't book this online, or no longer: staff are exempt and don't call this */
export function requireOnline(offer: Offer, settings: Settings, now: Date): void {
  requireBeforeCutOff(offer, settings, now)
  requireAnswerInTime(offer, settings, now)
}

/**
 * Staff are exempt and don't call this. Departures close at their own time. Without a start time the day begins at
 * midnight, as for cancelling (docs/prices-and-availability.md).
 * @throws invalid once online booking for the date has closed
 */
export function requireBeforeCutOff(offer: Offer, settings: Settings, now: Date): void {
  if (offer.departure || !isPastCutOff(offer, now)) return
  throw fieldError("travelDate", withCall(messages.bookingClosed, settings, offer.travelDate === hanoiDate(now)))
}
