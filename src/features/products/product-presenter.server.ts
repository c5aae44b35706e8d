import { placeSlugs } from "#features/categories/categories.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { pick } from "#lib/pick.ts"
import {
  CARD_COLUMNS,
  fieldsOf,
  presentCommon,
  presentPrices,
  presentStored,
} from "#server/catalogue/catalogue-columns.server.ts"
import type { Stored } from "#server/catalogue/content-writes.server.ts"
import { EXTRAS, type Product, type ProductCard } from "./product.ts"
import { type ProductEntry, productSchemas } from "./product-entry.schema.ts"
import { products } from "./products.table.server.ts"
import * as shapes from "./shapes.server.ts"

export const cardColumns = {
  ...pick(products, ...CARD_COLUMNS, "days", "hours", "priceUnit", "addOnFor", "transferTypes"),
  places: placeSlugs(products.placeIds),
}

type Products = typeof products.$inferSelect & { places: string[] }
type CardRow = {
  product: Pick<Products, keyof typeof cardColumns>
  category: { slug: string; name: LocalizedContent } | null
}
export type ProductRow = CardRow & { product: Products }

export function presentCard({ product, category }: CardRow): ProductCard {
  const { slug, name } = category ?? EXTRAS
  return {
    ...presentCommon(product),
    category: { slug, name },
    duration: { days: product.days, nights: 0, ...(product.hours !== null && { hours: product.hours }) },
    pricing: { ...presentPrices(product), perTrip: false, per: product.priceUnit },
    addOnFor: product.addOnFor,
    transferTypes: product.transferTypes,
    places: product.places,
  }
}

export function presentProduct(row: ProductRow): Product {
  const { product } = row
  return {
    ...presentCard(row),
    ...fieldsOf(shapes.product.shape, product),
    updatedAt: product.updatedAt.toISOString(),
  }
}

export function presentEntry({ product, category }: ProductRow): Stored<ProductEntry> {
  const { currency, childPriceMinor: child } = product
  return {
    ...fieldsOf(productSchemas.entry.shape, product),
    ...presentStored(product),
    category: category?.slug ?? null,
    duration: product.hours === null ? { days: product.days } : { hours: product.hours },
    pricing: {
      adult: toMajor(product.priceMinor, currency),
      child: child === null ? null : toMajor(child, currency),
      currency,
      per: product.priceUnit,
    },
  }
}
