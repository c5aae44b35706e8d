import type { Departure } from "#features/departures/departure.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { CancellationBand } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Database } from "#server/database.server.ts"
import type { ProductDetails, QuotedVehicle, TourDetails, TransferDetails } from "./booking.ts"
import { findProductOffer } from "./offer-product.server.ts"
import { findTourOffer } from "./offer-tour.server.ts"
import { findTransferOffer } from "./offer-transfer.server.ts"
import type { QuoteRequest } from "./order.schema.ts"
import type { Party, Quote } from "./quote.ts"

/** What an order comes to: all that a booking keeps of it. */
export type Offer = {
  productId: string
  party: Party
  /** When it begins; of a transfer the pick-up. */
  travelDate: string
  startTime: string | null
  /** The dated departure, where the tour has such. */
  departure: Departure | undefined
  quote: Quote
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  changesAllowed: boolean
  /** All vehicles of a transfer, and the one that is priced. */
  vehicles: QuotedVehicle[]
  vehicle: string | null
} & (
  | { productType: "tour"; details: TourDetails }
  | { productType: "transfer"; details: TransferDetails }
  | { productType: "product"; details: ProductDetails }
)

/** In what an order is worked out. With `hold` the product is held until the transaction ends. */
export type Asking = { settings: Pick<Settings, "exchangeRate">; database: Database; hold: boolean }

/**
 * Works out what an order comes to. With `hold` the product is held, so that it is not deleted before the transaction
 * that books it ends.
 * @throws invalid when the product is not on sale, or what is asked of it cannot be had
 */
export function findOffer(
  order: QuoteRequest,
  settings: Pick<Settings, "exchangeRate">,
  transaction: Database,
  hold = true,
): Promise<Offer> {
  const asking = { settings, database: transaction, hold }
  switch (order.productType) {
    case "tour":
      return findTourOffer(order, asking)
    case "transfer":
      return findTransferOffer(order, asking)
    default:
      return findProductOffer(order, asking)
  }
}
