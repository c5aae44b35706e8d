import { eq } from "drizzle-orm"
import { isBooked } from "#features/bookings/bookings.server.ts"
import { slugIn } from "#features/catalogue/content-fields.ts"
import { requirePlaces } from "#features/categories/categories.server.ts"
import { findTourCategoryId } from "#features/categories/category-trees.server.ts"
import { toMinor } from "#lib/money.ts"
import { completePricing, shortened } from "#server/catalogue/completed-fields.server.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { EXTRAS } from "./product.ts"
import { type ProductEntry, productDefaults, productDerived, productEntry } from "./product-entry.schema.ts"
import { presentEntry, presentProduct } from "./product-presenter.server.ts"
import {
  createProduct,
  lockProductForUpdate,
  type NewProduct,
  removeProduct,
  selectProducts,
  updateProduct,
} from "./products.server.ts"
import { products } from "./products.table.server.ts"
import { staffMessages } from "./staff-messages.ts"

export const productCollection: Collection<ProductEntry> = {
  kind: "product",
  name: "Product",
  schema: productEntry,
  derived: productDerived,
  forms: { category: "category.slug", "pricing.perTrip": null },
  complete: (sent, before) => {
    const pricing = completePricing(sent, before?.pricing)
    return {
      ...sent,
      category: slugIn(sent.category),
      pricing: pricing && { per: before?.pricing.per ?? "person", ...pricing },
      ...(!before && { shortDescription: sent.shortDescription ?? shortened(sent.description) }),
    }
  },
  defaults: productDefaults,
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await selectProducts(eq(products.id, id), database)
    return row && presentEntry(row)
  },
  present: async (id, database) => {
    const [row] = await selectProducts(eq(products.id, id), database)
    return row ? { ...presentProduct(row), createdAt: row.product.createdAt.toISOString() } : {}
  },
  insert: async (entry, transaction) => createProduct(await buildRow(entry, transaction), transaction),
  update: async (id, entry, transaction) => updateProduct(id, await buildRow(entry, transaction), transaction),
  isUsed: async (id, transaction) => {
    await lockProductForUpdate(id, transaction)
    return isBooked(id, transaction)
  },
  remove: removeProduct,
}

async function buildRow(entry: ProductEntry, database: Database): Promise<NewProduct> {
  const { category, duration, pricing, places, ...rest } = entry
  const { adult, child, currency, per } = pricing
  return {
    ...rest,
    categoryId: await resolveCategoryId(category, database),
    placeIds: await requirePlaces(places, database),
    ...("hours" in duration ? { days: 1, hours: duration.hours } : { days: duration.days, hours: null }),
    priceMinor: toMinor(adult, currency),
    childPriceMinor: child === null ? null : toMinor(child, currency),
    priceUnit: per,
    currency,
  }
}

async function resolveCategoryId(slug: string | null, database: Database): Promise<string | null> {
  if (slug === null || slug === EXTRAS.slug) return null
  const id = await findTourCategoryId(slug, database)
  if (id === undefined) throw invalid([{ field: "category", message: staffMessages.categoryUnknown }])
  return id
}
