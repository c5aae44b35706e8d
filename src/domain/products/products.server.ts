import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import { editedPrices } from "#domain/catalogue/prices.ts"
import { conditionsOf, type Listing, orderOf, searchOf, searchTexts } from "#domain/catalogue/rows/catalogue.server.ts"
import {
  CARD_COLUMNS,
  type ComputedColumns,
  fieldsOf,
  nextVersion,
  presentCommon,
  presentPrices,
  presentStored,
} from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { catalogueReads } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import type { Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import { placeSlugs } from "#domain/categories/categories.server.ts"
import { tourCategories } from "#domain/categories/categories.table.server.ts"
import { listedPrices } from "#domain/settings/settings.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { filterActive } from "#server/database/lists.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { EXTRAS, type Product, type ProductCard, type ProductFilters } from "./product.ts"
import { type ProductEntry, productSchemas } from "./product-entry.schema.ts"
import { products } from "./products.table.server.ts"
import * as shapes from "./shapes.server.ts"

const cardColumns = {
  ...pick(products, ...CARD_COLUMNS, "days", "hours", "priceUnit", "addOnFor", "transferTypes"),
  places: placeSlugs(products.placeIds),
}

type Products = typeof products.$inferSelect & { places: string[] }
type CardRow = {
  product: Pick<Products, keyof typeof cardColumns>
  category: { slug: string; name: LocalizedContent } | null
}
export type ProductRow = CardRow & { product: Products }

function presentCard({ product, category }: CardRow): ProductCard {
  const { slug, name } = category ?? EXTRAS
  return {
    ...presentCommon(product),
    category: { slug, name },
    duration: { days: product.days, nights: 0, ...(product.hours !== null && { hours: product.hours }) },
    pricing: { ...presentPrices(product), perTrip: false, per: product.priceUnit },
    ...pick(product, "addOnFor", "transferTypes", "places"),
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
  return {
    ...fieldsOf(productSchemas.entry.shape, product),
    ...presentStored(product),
    category: category?.slug ?? null,
    duration: product.hours === null ? { days: product.days } : { hours: product.hours },
    pricing: { ...editedPrices(product), per: product.priceUnit },
  }
}

const categoryName = { slug: tourCategories.slug, name: tourCategories.name }

export type ProductListing = ProductFilters & Listing

export function selectProducts(condition: SQL | undefined, database: Database) {
  return database
    .select({
      product: { ...getTableColumns(products), places: placeSlugs(products.placeIds) },
      category: categoryName,
    })
    .from(products)
    .leftJoin(tourCategories, eq(tourCategories.id, products.categoryId))
    .where(condition)
}

function selectProductCards(condition: SQL | undefined, database: Database) {
  return database
    .select({ product: cardColumns, category: categoryName })
    .from(products)
    .leftJoin(tourCategories, eq(tourCategories.id, products.categoryId))
    .where(condition)
}

export const {
  listCards: listProductCards,
  list: listProducts,
  listRows: listProductRows,
  findBySlug: findProduct,
  findById: findProductById,
  lock: lockProduct,
} = catalogueReads({
  kind: "product",
  name: "Product",
  path: "products",
  table: products,
  match: matchingProducts,
  selectCards: selectProductCards,
  presentCard,
  select: selectProducts,
  present: presentProduct,
  presentEntry,
})

async function matchingProducts(listing: ProductListing): Promise<{ where: SQL | undefined; order: SQL[] }> {
  const { category, addOnFor } = listing
  const [{ usdCents, within }, searched] = await Promise.all([
    listedPrices(products, listing),
    searchOf(products, listing),
  ])
  const where = and(
    ...conditionsOf(products, listing, searched),
    within,
    category === undefined ? undefined : isIn(category),
    addOnFor && sql`${addOnFor} = any(${products.addOnFor})`,
  )
  return { where, order: orderOf(products, usdCents, listing, searched) }
}

function isIn(categorySlug: string): SQL | undefined {
  const { id, slug } = tourCategories
  const named = inArray(products.categoryId, db.select({ id }).from(tourCategories).where(eq(slug, categorySlug)))
  return categorySlug === EXTRAS.slug ? or(isNull(products.categoryId), named) : named
}

/** Returns the active products with these ids, in no particular order. */
export async function findProducts(ids: string[], database: Database): Promise<Product[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const rows = await selectProducts(and(filterActive(products.isActive), inArray(products.id, known)), database)
  return rows.map(presentProduct)
}

export type NewProduct = Omit<typeof products.$inferInsert, ComputedColumns>

export async function createProduct(product: NewProduct, database: Database = db) {
  const row = firstOf(
    await database
      .insert(products)
      .values({ ...product, ...buildSearchTexts(product) })
      .returning(),
  )
  clearCache()
  return row
}

export async function updateProduct(id: string, product: NewProduct, transaction: Database) {
  const next = { ...product, ...buildSearchTexts(product), ...nextVersion(products.version) }
  return firstOf(await transaction.update(products).set(next).where(eq(products.id, id)).returning())
}

function buildSearchTexts({ title, location, alsoKnownAs = [], shortDescription, description }: NewProduct) {
  return searchTexts(title, [location, ...alsoKnownAs], [shortDescription, description])
}
