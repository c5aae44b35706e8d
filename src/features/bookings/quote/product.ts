import type { PriceUnit } from "#features/products/product.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import { labels } from "./labels.ts"
import { line, type Part, personLines, personPrices } from "./lines.ts"
import type { Party } from "./types.ts"

/** A product as its price is asked for. Of what is sold by the item there are as many as people unless told. */
export type ProductOrder = {
  productType: "product"
  product: { pricing: { adult: number; child?: number | undefined; currency: Currency; per: PriceUnit } }
  quantity?: number | undefined
  travelDate?: string | undefined
}

/** The price of a product. What is sold by the item costs the same on every day, so it knows no date. */
export function productPart({ product, quantity, travelDate: date }: ProductOrder, party: Party): Part {
  const { pricing } = product
  if (pricing.per === "item") {
    const price = toMinor(pricing.adult, pricing.currency)
    return { lines: [line("item", quantity ?? party.adults + party.children, price, labels.item)], isPriced: price > 0 }
  }
  const prices = personPrices(pricing)
  return { lines: personLines(party, prices), isPriced: prices.adult > 0, date }
}
