import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import { tourCategories } from "#features/categories/categories.table.server.ts"
import { buildUsdCents } from "#features/settings/settings.server.ts"
import {
  type Catalogue,
  cachedPage,
  conditionsOf,
  findById,
  findBySlug,
  type Listing,
  orderOf,
} from "#server/catalogue/catalogue.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { hasActivity, idsOfPage, type Page, paginate } from "#server/database/lists.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { EXTRAS, type Product, type ProductCard, type ProductFilters } from "./product.ts"
import { cardColumns, presentCard, presentProduct } from "./product-presenter.server.ts"
import { products } from "./products.table.server.ts"

export { createProduct, hasProducts, type NewProduct } from "./product-store.server.ts"

const catalogue: Catalogue = { kind: "product", name: "Product", path: "products", table: products }

const categoryName = { slug: tourCategories.slug, name: tourCategories.name }

/** Filters of a list of products, page size included. */
export type ProductListing = ProductFilters & Listing

/** Returns one page of cards of the products that match. Without a limit it returns all of them, up to 500. */
export function listProductCards(listing: ProductListing): Promise<Page<ProductCard>> {
  return cachedPage("product cards", listing, () => findProductCards(listing))
}

async function findProductCards(listing: ProductListing): Promise<Page<ProductCard>> {
  const matching = await matchingProducts(listing)
  const page = idsOfPage(products, matching, listing)
  const rows = await db
    .select({ product: cardColumns, category: categoryName })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .leftJoin(tourCategories, eq(tourCategories.id, products.categoryId))
    .orderBy(...matching.order)
  return { data: rows.map(presentCard), pagination: await paginate(products, matching, listing) }
}

/** Returns one page of the products that match, with all their fields. Without a limit it returns up to 500. */
export async function listProducts(listing: ProductListing): Promise<Page<Product>> {
  const matching = await matchingProducts(listing)
  const page = idsOfPage(products, matching, listing)
  const rows = await db
    .select({ product: products, category: categoryName })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .leftJoin(tourCategories, eq(tourCategories.id, products.categoryId))
    .orderBy(...matching.order)
  return { data: rows.map(presentProduct), pagination: await paginate(products, matching, listing) }
}

async function matchingProducts(listing: ProductListing): Promise<{ where: SQL | undefined; order: SQL[] }> {
  const { category, addOnFor } = listing
  const usdCents = await buildUsdCents(products)
  const where = and(
    ...conditionsOf(products, usdCents, listing),
    category === undefined ? undefined : isIn(category),
    addOnFor && sql`${addOnFor} = any(${products.addOnFor})`,
  )
  return { where, order: orderOf(products, usdCents, listing) }
}

/** Products without a category are extras. */
function isIn(categorySlug: string): SQL | undefined {
  const { id, slug } = tourCategories
  const named = inArray(products.categoryId, db.select({ id }).from(tourCategories).where(eq(slug, categorySlug)))
  return categorySlug === EXTRAS.slug ? or(isNull(products.categoryId), named) : named
}

/** Returns the active product with this slug. @throws notFound; moved where the slug is one that it had before */
export function findProduct(slug: string): Promise<Product> {
  return findBySlug(catalogue, slug, (condition) => findActive(condition))
}

/** Returns the active product with this id. @throws notFound, also where the id is malformed */
export function findProductById(id: string, database: Database = db): Promise<Product> {
  return findById(catalogue, id, (condition) => findActive(condition, database))
}

async function findActive(condition: SQL, database: Database = db): Promise<Product | undefined> {
  const [row] = await selectProducts(and(products.isActive, condition), database)
  return row && presentProduct(row)
}

/** Selects products with their categories. */
export function selectProducts(condition: SQL | undefined, database: Database) {
  return database
    .select({ product: products, category: categoryName })
    .from(products)
    .leftJoin(tourCategories, eq(tourCategories.id, products.categoryId))
    .where(condition)
}

/** Returns the active ones of these products, in no order. */
export async function findProducts(ids: string[], database: Database): Promise<Product[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const rows = await selectProducts(and(hasActivity(products.isActive), inArray(products.id, known)), database)
  return rows.map(presentProduct)
}

/** Returns the active product with this id, locked against deletion until the transaction ends. @throws notFound */
export function holdProduct(id: string, transaction: Database): Promise<Product> {
  return findById(catalogue, id, async (condition) => {
    const active = and(products.isActive, condition)
    const [row] = await selectProducts(active, transaction).for("key share", { of: products })
    return row && presentProduct(row)
  })
}

/** Locks a product against bookings until the transaction ends. */
export async function claimProduct(id: string, transaction: Database): Promise<void> {
  await transaction.select({ id: products.id }).from(products).where(eq(products.id, id)).for("update")
}
