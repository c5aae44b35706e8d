import { eq, type SQL, sql } from "drizzle-orm"
import { findTourCategoryName } from "#features/categories/categories.server.ts"
import { dongInUsdMinor, inUsdMinor } from "#features/settings/settings.server.ts"
import { searchTexts } from "#server/catalogue-listing.server.ts"
import { type Database, db } from "#server/database.server.ts"
import { EXTRAS } from "./product.ts"
import { type ProductRow, presentCard, presentProduct } from "./product-presenter.server.ts"
import { products } from "./products.table.server.ts"

type Derived = "card" | "whole" | "categorySlug" | "usdMinor" | "searchTitle" | "searchText" | "sortEn" | "sortVi"

/** What it takes to put a product into the catalogue. Prices are whole minor units. */
export type NewProduct = Omit<typeof products.$inferInsert, Derived | "id" | "version" | "createdAt" | "updatedAt">

/** Adds a product with all that is derived from it. Returns its id. */
export async function createProduct(product: NewProduct, database: Database = db): Promise<string> {
  const values = { ...product, ...(await derivedOf(product, database)), categorySlug: "" }
  const [row] = await database.insert(products).values(values).returning({ id: products.id })
  const id = row!.id
  await refreshProducts(eq(products.id, id), database)
  return id
}

/** Stores another state of a product under its next version. */
export async function updateProduct(id: string, product: NewProduct, transaction: Database): Promise<void> {
  const version = { version: sql`${products.version} + 1`, updatedAt: new Date() }
  await transaction
    .update(products)
    .set({ ...product, ...(await derivedOf(product, transaction)), ...version })
    .where(eq(products.id, id))
  await refreshProducts(eq(products.id, id), transaction)
}

/** Deletes a product that nobody has booked. */
export async function removeProduct(id: string, transaction: Database): Promise<void> {
  await transaction.delete(products).where(eq(products.id, id))
}

async function derivedOf(product: NewProduct, database: Database) {
  const names = [product.location, ...(product.alsoKnownAs ?? [])]
  const price = { amount: product.priceMinor, currency: product.currency ?? "USD" }
  return {
    ...searchTexts(product.title, names, [product.shortDescription, product.description]),
    usdMinor: await inUsdMinor(price, database),
  }
}

/** Products with the names of their categories. */
export async function findProductRows(condition: SQL, database: Database): Promise<ProductRow[]> {
  const found = await database.select().from(products).where(condition)
  const rows: ProductRow[] = []
  for (const product of found) {
    const { categoryId } = product
    rows.push({ product, category: categoryId === null ? null : await findTourCategoryName(categoryId, database) })
  }
  return rows
}

/** Whether there is a product in a tour category, on sale or not. */
export async function hasProducts(categoryId: string, database: Database): Promise<boolean> {
  const inCategory = eq(products.categoryId, categoryId)
  const [row] = await database.select({ id: products.id }).from(products).where(inCategory).limit(1)
  return row !== undefined
}

/** Writes anew what is read of the products of a tour category, in the transaction that changed its name. */
export async function refreshProductsIn(categoryId: string, transaction: Database): Promise<void> {
  await refreshProducts(eq(products.categoryId, categoryId), transaction)
}

async function refreshProducts(condition: SQL, database: Database): Promise<void> {
  for (const row of await findProductRows(condition, database)) {
    const categorySlug = row.category?.slug ?? EXTRAS.slug
    const views = { card: presentCard(row), whole: presentProduct(row), categorySlug }
    await database.update(products).set(views).where(eq(products.id, row.product.id))
  }
}

/** Counts anew what products priced in đồng are sorted and filtered by, in the transaction that changed the rate. */
export async function repriceProducts(vndPerUsd: number, transaction: Database): Promise<void> {
  const usdMinor = dongInUsdMinor(products.priceMinor, vndPerUsd)
  await transaction.update(products).set({ usdMinor }).where(eq(products.currency, "VND"))
}
