import type { Product } from "#features/products/product.ts"
import type { Tour } from "#features/tours/tour.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import type { ProductRequest, TourRequest, TransferRequest } from "./order.schema.ts"
import { type QuoteOrder, quote } from "./quote.ts"
import type { Start } from "./transfer.ts"
import type { Party, Quote } from "./types.ts"

/** What a price depends on beside the order and the product, as the API publishes it. */
export type Terms = Pick<QuoteOrder, "extras" | "holidays" | "exchangeRate">

/** The price of an order of a tour, on its departure where it has such. */
export function quoteTour(
  order: TourRequest,
  tour: Pick<Tour, "pricing" | "priceRules" | "pickupZones">,
  departure: { price: number } | undefined,
  terms: Terms,
): Quote {
  const { privateGroup, travelDate, pickup } = order
  const pickupZone = zoneNamed(pickup?.zone, tour.pickupZones)
  return quote({ ...terms, product: tour, departure, party: partyOf(order), privateGroup, travelDate, pickupZone })
}

/** The price of an order of a transfer that starts `there`, and `back` where a return is wanted (pickup-times.ts). */
export function quoteTransfer(
  order: TransferRequest,
  transfer: Pick<Transfer, "pricing" | "priceRules" | "pickupZones" | "vehicles">,
  { there, back }: { there: Start; back?: Start | undefined },
  terms: Terms,
): Quote {
  const { vehicle, largeBags, childSeats, extraStops, waitingHours } = order
  return quote({
    ...terms,
    productType: "transfer",
    product: transfer,
    party: partyOf(order),
    ...{ vehicle, largeBags, childSeats, extraStops, waitingHours },
    nameSign: Boolean(order.nameSign),
    pickup: there,
    back,
    pickupZone: zoneNamed(order.pickup?.zone, transfer.pickupZones),
  })
}

/** The price of an order of a product. */
export function quoteProduct(order: ProductRequest, product: Pick<Product, "pricing">, terms: Terms): Quote {
  const { quantity, travelDate } = order
  return quote({ ...terms, productType: "product", product, quantity, party: partyOf(order), travelDate })
}

/** Who travels: without a party all are adults. */
export function partyOf({ party, travelers }: { party?: Party | undefined; travelers: number }): Party {
  return party ?? { adults: travelers, children: 0 }
}

function zoneNamed<Z extends { code: string }>(code: string | undefined, zones: readonly Z[]): Z | undefined {
  return zones.find((zone) => zone.code === code)
}
