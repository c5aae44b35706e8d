import { eq } from "drizzle-orm"
import { isBooked } from "#features/bookings/bookings.server.ts"
import { findTourCategoryId } from "#features/categories/categories.server.ts"
import { toMinor } from "#lib/money.ts"
import type { Collection } from "#server/content-writes.server.ts"
import type { Database } from "#server/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { EXTRAS } from "./product.ts"
import { type ProductEntry, productEntry } from "./product-entry.schema.ts"
import { presentEntry } from "./product-presenter.server.ts"
import {
  createProduct,
  findProductRows,
  type NewProduct,
  removeProduct,
  updateProduct,
} from "./product-store.server.ts"
import { claimProduct } from "./products.server.ts"
import { products } from "./products.table.server.ts"
import { staffMessages } from "./staff-messages.ts"

/** Products, as staff write them. */
export const productCollection: Collection<ProductEntry> = {
  kind: "product",
  name: "Product",
  schema: productEntry,
  defaults: {
    isActive: true,
    isFeatured: false,
    position: 0,
    category: null,
    alsoKnownAs: [],
    images: [],
    highlights: [],
    included: [],
    excluded: [],
    requirements: null,
    cancellationPolicy: null,
    cancellationBands: [],
    addOnFor: [],
  },
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await findProductRows(eq(products.id, id), database)
    return row && presentEntry(row)
  },
  insert: async (entry, transaction) => createProduct(await rowOf(entry, transaction), transaction),
  update: async (id, entry, transaction) => updateProduct(id, await rowOf(entry, transaction), transaction),
  isUsed: async (id, transaction) => {
    await claimProduct(id, transaction)
    return isBooked(id, transaction)
  },
  remove: removeProduct,
}

async function rowOf(entry: ProductEntry, database: Database): Promise<NewProduct> {
  const { category, duration, pricing, ...rest } = entry
  const { adult, child, currency, per } = pricing
  return {
    ...rest,
    categoryId: await categoryIdOf(category, database),
    ...("hours" in duration ? { days: 1, hours: duration.hours } : { days: duration.days, hours: null }),
    priceMinor: toMinor(adult, currency),
    childPriceMinor: child === null ? null : toMinor(child, currency),
    priceUnit: per,
    currency,
  }
}

async function categoryIdOf(slug: string | null, database: Database): Promise<string | null> {
  if (slug === null || slug === EXTRAS.slug) return null
  const id = await findTourCategoryId(slug, database)
  if (id === undefined) throw invalid([{ field: "category", message: staffMessages.categoryUnknown }])
  return id
}
