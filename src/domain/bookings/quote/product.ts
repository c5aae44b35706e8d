import type { PriceUnit } from "#domain/products/product.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import { labels } from "./labels.ts"
import { line, type Part, personLines } from "./lines.ts"
import { personPrices } from "./person-prices.ts"
import type { Party } from "./types.ts"

export type ProductOrder = {
  productType: "product"
  product: { pricing: { adult: number; child?: number | undefined; currency: Currency; per: PriceUnit } }
  quantity?: number | undefined
  days?: readonly string[] | undefined
}

/** Returns the part of a product. Products sold per item have no date, so no holiday surcharge applies. */
export function productPart({ product, quantity, days }: ProductOrder, party: Party): Part {
  const { pricing } = product
  if (pricing.per === "item") {
    const price = toMinor(pricing.adult, pricing.currency)
    return { lines: [line("item", quantity ?? party.adults + party.children, price, labels.item)], isPriced: price > 0 }
  }
  const prices = personPrices(pricing)
  return { lines: personLines(party, prices), isPriced: prices.adult > 0, days }
}
