import { eq, sql } from "drizzle-orm"
import { clearCache } from "#server/catalogue/cache.server.ts"
import { searchTexts } from "#server/catalogue/catalogue.server.ts"
import type { ComputedColumns } from "#server/catalogue/catalogue-columns.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { products } from "./products.table.server.ts"

/** What it takes to put a product into the catalogue. Prices are whole minor units. */
export type NewProduct = Omit<typeof products.$inferInsert, ComputedColumns>

/** Adds a product. Returns its id. */
export async function createProduct(product: NewProduct, database: Database = db): Promise<string> {
  const [row] = await database
    .insert(products)
    .values({ ...product, ...searchTextsOf(product) })
    .returning({ id: products.id })
  clearCache()
  return row!.id
}

/** Stores another state of a product under its next version. */
export async function updateProduct(id: string, product: NewProduct, transaction: Database): Promise<void> {
  const next = { ...product, ...searchTextsOf(product), version: sql`${products.version} + 1`, updatedAt: new Date() }
  await transaction.update(products).set(next).where(eq(products.id, id))
}

/** Deletes a product that nobody has booked. */
export async function removeProduct(id: string, transaction: Database): Promise<void> {
  await transaction.delete(products).where(eq(products.id, id))
}

function searchTextsOf({ title, location, alsoKnownAs = [], shortDescription, description }: NewProduct) {
  return searchTexts(title, [location, ...alsoKnownAs], [shortDescription, description])
}

/** Whether there is a product in a tour category, on sale or not. */
export async function hasProducts(categoryId: string, database: Database): Promise<boolean> {
  const inCategory = eq(products.categoryId, categoryId)
  const [row] = await database.select({ id: products.id }).from(products).where(inCategory).limit(1)
  return row !== undefined
}
