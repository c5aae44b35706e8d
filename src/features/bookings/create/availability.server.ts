import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Database } from "#server/database/database.server.ts"
import type { Offer } from "./offer.server.ts"
import { findProductOffer } from "./product-availability.server.ts"
import { findTourOffer } from "./tour-availability.server.ts"
import { findTransferOffer } from "./transfer-availability.server.ts"

/**
 * Works out what an order comes to. With `hold` the product is held, so that it is not deleted before the transaction
 * that books it ends.
 * @throws invalid when the product is not on sale, or the order asks for something that it does not offer
 */
export function priceOrder(
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
