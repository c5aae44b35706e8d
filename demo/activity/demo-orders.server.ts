import { priceOrder } from "#domain/bookings/create/availability.server.ts"
import type { Offer } from "#domain/bookings/create/offer.server.ts"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import { findProduct } from "#domain/products/products.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { findTour } from "#domain/tours/tours.server.ts"
import { findTransfer } from "#domain/transfers/transfers.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { content } from "../content.server.ts"
import type { Trip } from "./trip.ts"

/** Longer than any tour's booking closes before its start. */
const PRICED_DAYS_AHEAD = 21

/** An order with what it costs and the terms it was made under. */
export type PricedTrip = { order: QuoteRequest; offer: Offer }

/** Finds products once by their slugs. */
export function createPricing(settings: Settings): (trip: Trip) => Promise<PricedTrip> {
  const ids = new Map<string, Promise<string>>()
  const idOf = (slug: string) => {
    const id = ids.get(slug) ?? findId(slug)
    ids.set(slug, id)
    return id
  }
  return async (trip) => priceTrip(trip, await idOf(trip.slug), settings)
}

/**
 * Prices a trip as if it were some weeks later, because past days and closed departures cannot be priced, then puts it
 * back on its day.
 */
async function priceTrip(trip: Trip, productId: string, settings: Settings): Promise<PricedTrip> {
  const weeks = Math.max(0, Math.ceil((PRICED_DAYS_AHEAD - trip.day) / 7))
  const later = addDays(hanoiDate(), trip.day + 7 * weeks)
  const offer = await priceOrder(orderOf(trip, productId, later), settings, db, { lock: false })
  const back = (date: string) => addDays(date, -7 * weeks)
  const order = orderOf(trip, productId, back(later))
  return { order, offer: { ...withFlightOn(offer, back), travelDate: back(offer.travelDate) } }
}

function withFlightOn(offer: Offer, back: (date: string) => string): Offer {
  if (offer.productType !== "transfer" || !offer.details.flight) return offer
  const { flight } = offer.details
  return { ...offer, details: { ...offer.details, flight: { ...flight, date: back(flight.date) } } }
}

const productTypeOf = (slug: string) =>
  content.tours.some((tour) => tour.slug === slug)
    ? "tour"
    : content.transfers.some((transfer) => transfer.slug === slug)
      ? "transfer"
      : "product"

async function findId(slug: string): Promise<string> {
  const find = { tour: findTour, transfer: findTransfer, product: findProduct }[productTypeOf(slug)]
  return (await find(slug))._id
}

function orderOf(trip: Trip, productId: string, travelDate: string): QuoteRequest {
  const { adults, childAges = [] } = trip.party
  const children = childAges.length
  const party = { adults, children, ...(children && { childAges }) }
  const common = { productId, travelers: adults + children, party, travelDate }
  const pickup = (trip.zone || trip.place) && {
    pickup: { ...(trip.zone && { zone: trip.zone }), ...(trip.place && { place: trip.place }) },
  }
  const people = trip.people && { travelerList: trip.people }
  const productType = productTypeOf(trip.slug)
  if (productType === "product") return { ...common, productType }
  if (productType === "tour") return { ...common, ...pickup, ...people, productType }
  const [flightNumber, flightTime] = trip.flight ?? []
  return {
    ...common,
    ...pickup,
    ...people,
    productType,
    ...(trip.pickupTime && { pickupTime: trip.pickupTime }),
    ...(flightNumber && { flightNumber, flightTime }),
    ...(trip.dropoff && { dropoff: { place: trip.dropoff } }),
    ...(trip.bags !== undefined && { largeBags: trip.bags }),
    ...(trip.sign && { nameSign: trip.sign }),
  }
}
