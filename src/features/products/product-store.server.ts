import { arrayContains, eq, sql } from "drizzle-orm"
import { clearCache } from "#server/catalogue/cache.server.ts"
import { searchTexts } from "#server/catalogue/catalogue.server.ts"
import type { ComputedColumns } from "#server/catalogue/catalogue-columns.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { products } from "./products.table.server.ts"

export type NewProduct = Omit<typeof products.$inferInsert, ComputedColumns>

export async function createProduct(product: NewProduct, database: Database = db): Promise<string> {
  const [row] = await database
    .insert(products)
    .values({ ...product, ...buildSearchTexts(product) })
    .returning({ id: products.id })
  clearCache()
  return row!.id
}

export async function updateProduct(id: string, product: NewProduct, transaction: Database): Promise<void> {
  const next = {
    ...product,
    ...buildSearchTexts(product),
    version: sql`${products.version} + 1`,
    updatedAt: new Date(),
  }
  await transaction.update(products).set(next).where(eq(products.id, id))
}

export async function removeProduct(id: string, transaction: Database): Promise<void> {
  await transaction.delete(products).where(eq(products.id, id))
}

function buildSearchTexts({ title, location, alsoKnownAs = [], shortDescription, description }: NewProduct) {
  return searchTexts(title, [location, ...alsoKnownAs], [shortDescription, description])
}

export async function hasProducts(categoryId: string, database: Database): Promise<boolean> {
  const inCategory = eq(products.categoryId, categoryId)
  const [row] = await database.select({ id: products.id }).from(products).where(inCategory).limit(1)
  return row !== undefined
}

/** Returns whether an extra belongs to this destination. */
export async function hasProductsIn(placeId: string, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ id: products.id })
    .from(products)
    .where(arrayContains(products.placeIds, [placeId]))
    .limit(1)
  return row !== undefined
}
