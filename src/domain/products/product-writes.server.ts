import { slugIn } from "#domain/catalogue/content-fields.ts"
import { storedPrices } from "#domain/catalogue/prices.ts"
import { completePricing, shortDescriptionOf } from "#domain/catalogue/rows/completed-fields.server.ts"
import type { Collection } from "#domain/catalogue/rows/content-writes.server.ts"
import { requirePlaces } from "#domain/categories/categories.server.ts"
import { findTourCategoryNamed } from "#domain/categories/category-trees.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { EXTRAS } from "./product.ts"
import { productDefaults } from "./product-defaults.ts"
import { type ProductEntry, productSchemas } from "./product-entry.schema.ts"
import {
  createProduct,
  type ProductRow,
  presentEntry,
  presentProduct,
  selectProducts,
  updateProduct,
} from "./products.server.ts"
import { products } from "./products.table.server.ts"
import { staffMessages } from "./staff-messages.ts"

export const productCollection: Collection<ProductEntry, ProductRow> = {
  ...productSchemas,
  kind: "product",
  name: "Product",
  table: products,
  complete: ({ price, ...sent }, before) => {
    const pricing = completePricing({ ...sent, price }, before?.pricing)
    return {
      ...sent,
      category: slugIn(sent.category),
      pricing: pricing && { per: before?.pricing.per ?? "person", ...pricing },
      ...(!before && { shortDescription: sent.shortDescription ?? shortDescriptionOf(sent.description) }),
    }
  },
  defaults: productDefaults,
  messages: staffMessages,
  checkPictures,
  select: selectProducts,
  presentEntry,
  present: presentProduct,
  insert: async (entry, transaction) => {
    const { columns, places, category } = await readNames(entry, transaction)
    return { product: { ...(await createProduct(columns, transaction)), places }, category }
  },
  update: async ({ product: { id } }, entry, transaction) => {
    const { columns, places, category } = await readNames(entry, transaction)
    return { product: { ...(await updateProduct(id, columns, transaction)), places }, category }
  },
}

/** Returns the columns of an entry, and the category and destinations that it names. @throws invalid if one is unknown */
async function readNames({ category: theme, places: wanted, ...entry }: ProductEntry, database: Database) {
  const { duration, pricing, ...rest } = entry
  const category = await findCategory(theme, database)
  const { ids, places } = await requirePlaces(wanted, database)
  const columns = {
    ...rest,
    categoryId: category?.id ?? null,
    placeIds: ids,
    ...("hours" in duration ? { days: 1, hours: duration.hours } : { days: duration.days, hours: null }),
    ...storedPrices(pricing),
    priceUnit: pricing.per,
  }
  return { columns, places, category }
}

async function findCategory(slug: string | null, database: Database) {
  if (slug === null || slug === EXTRAS.slug) return null
  const found = await findTourCategoryNamed(slug, database)
  if (found === undefined) throw invalid([{ field: "category", message: staffMessages.categoryUnknown }])
  return found
}
