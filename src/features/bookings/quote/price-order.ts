import type { Product } from "#features/products/product.ts"
import type { Tour } from "#features/tours/tour.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import type { ProductRequest, TourRequest, TransferRequest } from "./order.schema.ts"
import { type QuoteOrder, quote } from "./quote.ts"
import type { Start } from "./transfer.ts"
import type { Party, Quote } from "./types.ts"

export type Terms = Pick<QuoteOrder, "extras" | "holidays" | "exchangeRate">

export function quoteTour(
  order: TourRequest,
  tour: Pick<Tour, "pricing" | "priceRules" | "pickupZones">,
  departure: { price: number } | undefined,
  terms: Terms,
): Quote {
  const { privateGroup, travelDate, pickup, choices } = order
  const pickupZone = zoneNamed(pickup?.zone, tour.pickupZones)
  const party = buildParty(order)
  return quote({ ...terms, product: tour, departure, party, privateGroup, travelDate, pickupZone, choices })
}

export function quoteTransfer(
  order: TransferRequest,
  transfer: Pick<Transfer, "pricing" | "priceRules" | "pickupZones" | "vehicles">,
  { outbound, returnLeg }: { outbound: Start; returnLeg?: Start | undefined },
  terms: Terms,
): Quote {
  const { vehicle, largeBags, childSeats, extraStops, waitingHours } = order
  return quote({
    ...terms,
    productType: "transfer",
    product: transfer,
    party: buildParty(order),
    vehicle,
    largeBags,
    childSeats,
    extraStops,
    waitingHours,
    nameSign: Boolean(order.nameSign),
    pickup: outbound,
    returnLeg,
    choices: order.choices,
    pickupZone: zoneNamed(order.pickup?.zone, transfer.pickupZones),
  })
}

export function quoteProduct(order: ProductRequest, product: Pick<Product, "pricing">, terms: Terms): Quote {
  const { quantity, travelDate } = order
  return quote({ ...terms, productType: "product", product, quantity, party: buildParty(order), travelDate })
}

export function buildParty({ party, travelers }: { party?: Party | undefined; travelers: number }): Party {
  return party ?? { adults: travelers, children: 0 }
}

function zoneNamed<Z extends { code: string }>(code: string | undefined, zones: readonly Z[]): Z | undefined {
  return zones.find((zone) => zone.code === code)
}
