import { requirePlaces } from "#features/categories/categories.server.ts"
import { createProduct, type NewProduct } from "#features/products/products.server.ts"
import { toMinor } from "#lib/money.ts"
import type { Database } from "#server/database/database.server.ts"
import { cancellationPolicies } from "../policies.ts"
import { posterImage } from "../poster-images.server.ts"
import type { ProductSeed } from "./product-types.ts"
import { productSeeds } from "./products.ts"

export async function seedProducts(themes: Map<string, string>, database: Database): Promise<void> {
  for (const [position, seed] of productSeeds.entries()) {
    const placeIds = await requirePlaces(seed.places ?? [], database)
    const categoryId = themes.get(seed.category) ?? null
    await createProduct({ ...productOf(seed), position, categoryId, placeIds }, database)
  }
}

function productOf(seed: ProductSeed): NewProduct {
  const { category, featured, scenes, cancellation, price, duration, places, ...same } = seed
  const policy = cancellationPolicies[cancellation]
  return {
    ...same,
    isFeatured: featured ?? false,
    images: scenes.map(posterImage),
    ...("hours" in duration ? { hours: duration.hours } : { days: duration.days }),
    priceMinor: toMinor(price.adult, "USD"),
    childPriceMinor: price.child === undefined ? null : toMinor(price.child, "USD"),
    priceUnit: price.per,
    cancellationPolicy: policy.text,
    cancellationBands: policy.bands,
  }
}
