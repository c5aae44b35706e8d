import type { Departure } from "#features/departures/departure.ts"
import { findOpenDepartures } from "#features/departures/departures.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Tour } from "#features/tours/tour.ts"
import { findTourById, holdTour } from "#features/tours/tours.server.ts"
import type { Database } from "#server/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import type { TourDetails } from "./booking.ts"
import { messages } from "./messages.ts"
import type { Offer } from "./offer.server.ts"
import { onSale } from "./offer-parts.server.ts"
import type { TourRequest } from "./order.schema.ts"
import { quote } from "./quote.ts"
import { privatePrice } from "./quote-tour.ts"

/**
 * What an order of a tour comes to.
 * @throws invalid when it is not on sale, or no open departure fits
 */
export async function findTourOffer(
  order: TourRequest,
  { exchangeRate }: Pick<Settings, "exchangeRate">,
  database: Database,
  hold: boolean,
): Promise<Offer> {
  const find = hold ? holdTour : findTourById
  const tour = await onSale(find(order.productId, database), messages.tourNotBookable)
  const departure = await findDeparture(order, tour, database)
  const party = order.party ?? { adults: order.travelers, children: 0 }
  const { privateGroup = false, travelDate } = order
  if (privateGroup && !privatePrice(tour.priceRules, order.travelers)) {
    throw invalid([{ field: "privateGroup", message: messages.privateGroupTooLarge }])
  }
  return {
    productType: "tour",
    productId: tour._id,
    party,
    travelDate,
    startTime: departure?.startTime ?? tour.startTime,
    departure,
    quote: quote({ product: tour, departure, party, privateGroup, travelDate, exchangeRate }),
    details: detailsOf(tour, privateGroup),
    cancellationPolicy: tour.cancellationPolicy,
    cancellationBands: tour.cancellationBands,
    changesAllowed: true,
    vehicles: [],
    vehicle: null,
  }
}

/** A private group travels on any date; others on a departure where the tour has such. */
async function findDeparture(order: TourRequest, tour: Tour, database: Database): Promise<Departure | undefined> {
  if (!tour.hasDepartures || order.privateGroup) return withoutDeparture(order.departureId)
  return chooseDeparture(await findOpenDepartures(tour, order.travelDate, database), order.departureId)
}

/** The departure that was named, else the only one of the day. */
function chooseDeparture(open: Departure[], id: string | undefined): Departure {
  const fitting = id === undefined ? open : open.filter((departure) => departure._id === id)
  const [departure, another] = fitting
  if (!departure) throw invalid([{ field: "travelDate", message: messages.noDeparture }])
  if (another) throw invalid([{ field: "departureId", message: messages.departureUnclear }])
  return departure
}

function withoutDeparture(id: string | undefined): undefined {
  if (id !== undefined) throw invalid([{ field: "departureId", message: messages.noDeparture }])
}

function detailsOf(
  { title, slug, duration, location, meetingPoint, images }: Tour,
  privateGroup: boolean,
): TourDetails {
  const product = { name: title, slug, image: images[0] ?? null, extras: [] }
  return { ...product, duration, location, meetingPoint, privateGroup, pickup: null }
}
