import { and, eq, inArray, sql } from "drizzle-orm"
import { type Catalogue, claimById, findById, findBySlug, findPage, holdById } from "#server/catalogue.server.ts"
import type { Listing, OwnListing } from "#server/catalogue-listing.server.ts"
import { type Database, db, gap } from "#server/database.server.ts"
import type { Page } from "#server/listing.server.ts"
import type { Condition } from "#server/listing-statements.server.ts"
import { isUuid } from "#server/requests.server.ts"
import type { Product, ProductCard, ProductFilters } from "./product.ts"
import { products } from "./products.table.server.ts"

export {
  createProduct,
  hasProducts,
  type NewProduct,
  refreshProductsIn,
  repriceProducts,
} from "./product-store.server.ts"

const catalogue: Catalogue = { kind: "product", name: "Product", path: "products", table: products }

/** A listing: its filters, how many a page, and what of it is on sale. */
export type ProductListing = ProductFilters & Listing

/** Cards of one page of the listing, or of everything when no limit is given, and where the page stands. */
export function listProductCards(listing: ProductListing): Promise<Page<ProductCard>> {
  return findPage<ProductCard>(catalogue, "card", listing, ownOf(listing))
}

/** Whole products of one page of the listing, or of everything (at most 500) when no limit is given. */
export function listProducts(listing: ProductListing): Promise<Page<Product>> {
  return findPage<Product>(catalogue, "whole", listing, ownOf(listing))
}

/** An active product by its slug. @throws notFound; moved where the slug is one that it had before */
export function findProduct(slug: string): Promise<Product> {
  return findBySlug<Product>(catalogue, slug)
}

/** An active product by its id. @throws notFound, also for what is no id at all */
export function findProductById(id: string, database: Database = db): Promise<Product> {
  return findById<Product>(catalogue, id, database)
}

/** Those of some ids that are active, in no order. */
export async function findProducts(ids: string[], database: Database): Promise<Product[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const rows = await database
    .select({ whole: products.whole })
    .from(products)
    .where(and(eq(products.isActive, true), inArray(products.id, known)))
  return rows.map(({ whole }) => whole)
}

/** An active product by its id, held until the transaction ends. @throws notFound */
export function holdProduct(id: string, transaction: Database): Promise<Product> {
  return holdById<Product>(catalogue, id, transaction)
}

/** Keeps a product from being booked until the transaction ends. */
export function claimProduct(id: string, transaction: Database): Promise<void> {
  return claimById(catalogue, id, transaction)
}

function ownOf({ category, addOnFor }: ProductListing): OwnListing {
  const conditions: Condition[] = []
  if (category)
    conditions.push({
      name: "category",
      sql: () => sql`${products.categorySlug} = ${gap("category")}`,
      values: { category },
    })
  if (addOnFor)
    conditions.push({
      name: "addOnFor",
      sql: () => sql`${gap("addOnFor")} = any(${products.addOnFor})`,
      values: { addOnFor },
    })
  return { conditions }
}
