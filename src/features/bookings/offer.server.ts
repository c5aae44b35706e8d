import type { Departure } from "#features/departures/departure.ts"
import { findOpenDepartures } from "#features/departures/departures.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Tour } from "#features/tours/tour.ts"
import { findTourById } from "#features/tours/tours.server.ts"
import { type Database, db } from "#server/database.server.ts"
import { HttpError, invalid } from "#server/errors.server.ts"
import type { QuoteRequest } from "./booking.ts"
import { messages } from "./messages.ts"
import { type Party, type Quote, quote } from "./quote.ts"

/** What a request comes to: the tour, the dated departure where the tour has such, who travels, and the price. */
export type Offer = { tour: Tour; departure: Departure | undefined; party: Party; quote: Quote }

/** `POST /quotes`: what a booking would cost now. */
export async function findQuote(request: QuoteRequest): Promise<Quote> {
  return (await findOffer(request, await findSettings(), db)).quote
}

/**
 * Works out what a request comes to.
 * @throws invalid when the tour is not on sale, or no open departure fits
 */
export async function findOffer(
  request: Omit<QuoteRequest, "productType">,
  settings: Pick<Settings, "exchangeRate">,
  database: Database,
): Promise<Offer> {
  const tour = await findTourOnSale(request.productId, database)
  const departure = tour.hasDepartures
    ? chooseDeparture(await findOpenDepartures(tour, request.travelDate, database), request.departureId)
    : withoutDeparture(request.departureId)
  const party = request.party ?? { adults: request.travelers, children: 0 }
  return {
    tour,
    departure,
    party,
    quote: quote({ product: tour, departure, party, exchangeRate: settings.exchangeRate }),
  }
}

async function findTourOnSale(id: string, database: Database): Promise<Tour> {
  try {
    return await findTourById(id, database)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404)
      throw invalid([{ field: "productId", message: messages.tourNotBookable }])
    throw error
  }
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
