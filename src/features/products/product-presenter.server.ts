import { freeCancellationHours } from "#features/tours/tours.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import type { Stored } from "#server/content-writes.server.ts"
import { EXTRAS, type Product, type ProductCard } from "./product.ts"
import type { ProductEntry } from "./product-entry.schema.ts"
import type { products } from "./products.table.server.ts"

/** A product with the name of its category; null: an extra. */
export type ProductRow = {
  product: typeof products.$inferSelect
  category: { slug: string; name: LocalizedContent } | null
}

/** What a listing shows. */
export function presentCard({ product, category }: ProductRow): ProductCard {
  const { currency } = product
  const child = product.childPriceMinor === null ? {} : { child: toMajor(product.childPriceMinor, currency) }
  const price = toMajor(product.priceMinor, currency)
  const { slug, name } = category ?? EXTRAS
  return {
    _id: product.id,
    slug: product.slug,
    isActive: product.isActive,
    isFeatured: product.isFeatured,
    title: product.title,
    shortDescription: product.shortDescription,
    location: product.location,
    images: product.images.slice(0, 1),
    category: { slug, name },
    duration: { days: product.days, nights: 0, ...(product.hours !== null && { hours: product.hours }) },
    pricing: { adult: price, ...child, currency, perTrip: false, per: product.priceUnit },
    price,
    freeCancellationHours: freeCancellationHours(product.cancellationBands),
    addOnFor: product.addOnFor,
  }
}

/** What the product's own page shows. */
export function presentProduct(row: ProductRow): Product {
  const { product } = row
  return {
    ...presentCard(row),
    images: product.images,
    description: product.description,
    highlights: product.highlights,
    included: product.included,
    excluded: product.excluded,
    requirements: product.requirements,
    cancellationPolicy: product.cancellationPolicy,
    cancellationBands: product.cancellationBands,
    version: product.version,
    updatedAt: product.updatedAt.toISOString(),
  }
}

/** What staff edit. */
export function presentEntry({ product, category }: ProductRow): Stored<ProductEntry> {
  const { id, slug, isActive, isFeatured, position, title, shortDescription, description, location } = product
  const { alsoKnownAs, images, highlights, included, excluded, requirements, addOnFor, version } = product
  const { cancellationPolicy, cancellationBands, currency, childPriceMinor: child } = product
  return {
    _id: id,
    ...{ slug, isActive, isFeatured, position, title, shortDescription, description, location, alsoKnownAs, images },
    ...{ highlights, included, excluded, requirements, addOnFor, cancellationPolicy, cancellationBands, version },
    category: category?.slug ?? null,
    duration: product.hours === null ? { days: product.days } : { hours: product.hours },
    pricing: {
      adult: toMajor(product.priceMinor, currency),
      child: child === null ? null : toMajor(child, currency),
      currency,
      per: product.priceUnit,
    },
    updatedAt: product.updatedAt.toISOString(),
  }
}
