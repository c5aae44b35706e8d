import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Database } from "#server/database/database.server.ts"
import type { Offer } from "./offer.server.ts"
import { findProductOffer } from "./product-availability.server.ts"
import { findTourOffer } from "./tour-availability.server.ts"
import { findTransferOffer } from "./transfer-availability.server.ts"

/**
 * With `lock`, the product cannot be deleted until the transaction ends. `booked` are extras that the booking has.
 * @throws invalid if it is not on sale or does not offer something in the order
 */
export function priceOrder(
  order: QuoteRequest,
  settings: Pick<Settings, "exchangeRate">,
  transaction: Database,
  { lock = true, booked = [] }: { lock?: boolean; booked?: string[] } = {},
): Promise<Offer> {
  const context = { settings, database: transaction, lock, booked }
  switch (order.productType) {
    case "tour":
      return findTourOffer(order, context)
    case "transfer":
      return findTransferOffer(order, context)
    default:
      return findProductOffer(order, context)
  }
}
