import { quoteTour, type Terms } from "#domain/bookings/quote/quote.ts"
import type { Tour } from "#domain/tours/tour.ts"

export type PricedTour = Pick<Tour, "pricing" | "priceRules" | "duration">

/**
 * Returns what a party pays for a tour on a day, in minor units of the tour's currency: what booking it without extras
 * would cost. Null if the price is open.
 */
export function partyTotal(
  tour: PricedTour,
  party: { adults: number; childAges: number[] },
  on: { travelDate: string; price?: number | undefined },
  terms: Terms,
): number | null {
  const children = party.childAges.length
  const order = {
    productType: "tour" as const,
    productId: "",
    travelDate: on.travelDate,
    travelers: party.adults + children,
    party: { ...party, children },
  }
  const departure = on.price === undefined ? undefined : { price: on.price }
  const { totalMinor } = quoteTour(order, { ...tour, pickupZones: [] }, departure, terms)
  return totalMinor > 0 ? totalMinor : null
}
