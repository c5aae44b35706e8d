import { and, eq, getTableName, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { type Listing, listingQuery, type OwnListing } from "./catalogue-listing.server.ts"
import { type Database, db, gap, statement } from "./database.server.ts"
import { moved, notFound } from "./errors.server.ts"
import { findListed, type Page } from "./listing.server.ts"
import { recent } from "./recent.server.ts"
import { isUuid } from "./requests.server.ts"
import { formerOwner } from "./slug-redirects.server.ts"

/**
 * A table of what visitors choose from. `card` and `whole` are its rows as the API answers them; the folded texts and
 * `usdMinor` are what lists search, sort and filter by.
 */
export type CatalogueTable = PgTable &
  Record<
    "id" | "slug" | "isActive" | "isFeatured" | "position" | "usdMinor" | "searchTitle" | "searchText" | "sortEn",
    AnyPgColumn
  > &
  Record<"sortVi" | "card" | "whole", AnyPgColumn>

/** How a table is called: in redirects ('tour'), in messages ('Tour'), in addresses ('tours'). */
export type Catalogue = { kind: string; name: string; path: string; table: CatalogueTable }

/** Without paging a list gives everything up to this many (spec: `GET /tours` is the whole catalogue). */
const WHOLE_LIST_LIMIT = 500

/** So few from the beginning of a list are what each home page shows of it. */
const HANDFUL = 6

/**
 * One page of a listing, or everything (at most 500) when no limit is given. A handful of cards, of a category or of what
 * is featured, is kept until something changes.
 */
export function findPage<View>(
  { path, table }: Catalogue,
  view: "card" | "whole",
  listing: Listing,
  own: OwnListing,
): Promise<Page<View>> {
  const { page = 1, limit = WHOLE_LIST_LIMIT } = listing
  const source = { name: path, table, id: table.id, view: { name: view, sql: sql`${table[view]}` } }
  const find = () => findListed<View>(source, listingQuery(table, listing, own), page, limit)
  return view === "card" && isHandful(listing) ? recent(`handful of ${path} ${JSON.stringify(listing)}`, find) : find()
}

function isHandful({ limit = WHOLE_LIST_LIMIT, ...listing }: Listing): boolean {
  const asked = Object.entries(listing).filter(([, value]) => value !== undefined)
  return limit <= HANDFUL && asked.every(([name]) => name === "featured" || name === "category")
}

/**
 * What is on sale under a slug.
 * @throws notFound; moved where the slug is one that it had before
 */
export async function findBySlug<View extends { slug: string }>(catalogue: Catalogue, slug: string): Promise<View> {
  const { kind, name, path, table } = catalogue
  const found = await findActive<View>(table.whole, "slug", slug)
  if (found) return found
  const id = await formerOwner(kind, slug)
  const present = id && (await findActive<View>(table.whole, "id", id))
  if (!present) throw notFound(name)
  throw moved(present.slug, `/api/${path}/slug/${present.slug}`)
}

/**
 * What is on sale under an id.
 * @throws notFound, also for what is no id at all
 */
export async function findById<View>({ name, table }: Catalogue, id: string, database: Database = db): Promise<View> {
  const found = isUuid(id) ? await findActive<View>(table.whole, "id", id, database) : undefined
  if (!found) throw notFound(name)
  return found
}

/**
 * The card of what is on sale under an id, a tenth of the whole.
 * @throws notFound, also for what is no id at all
 */
export async function findCardById<View>({ name, table }: Catalogue, id: string): Promise<View> {
  const found = isUuid(id) ? await findActive<View>(table.card, "id", id) : undefined
  if (!found) throw notFound(name)
  return found
}

/**
 * What is on sale under an id, held until the transaction ends: whoever would delete it waits, and then sees the booking.
 * @throws notFound
 */
export async function holdById<View>({ name, table }: Catalogue, id: string, transaction: Database): Promise<View> {
  const build = () => selectActive<View>(table.whole, "id").for("key share")
  const holding = statement(`hold of ${getTableName(table)}`, build, transaction)
  const [row] = isUuid(id) ? await holding.execute({ sought: id }) : []
  if (!row) throw notFound(name)
  return row.view
}

/**
 * Waits until nobody holds an entry, and keeps everybody from it until the transaction ends: then see who misses it.
 */
export async function claimById({ table }: Catalogue, id: string, transaction: Database): Promise<void> {
  await transaction
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for("update")
}

async function findActive<View>(
  view: CatalogueTable["card" | "whole"],
  column: "id" | "slug",
  value: string,
  database: Database = db,
): Promise<View | undefined> {
  const name = `${view.name} of ${getTableName(view.table)} by ${column}`
  const [row] = await statement(name, () => selectActive<View>(view, column), database).execute({ sought: value })
  return row?.view
}

/** What is on sale is written out, as its indexes have it: with a parameter none of them would fit every value. */
function selectActive<View>(view: CatalogueTable["card" | "whole"], column: "id" | "slug") {
  const table = view.table as CatalogueTable
  return db
    .select({ view: sql<View>`${view}` })
    .from(table as PgTable)
    .where(and(sql`${table.isActive}`, eq(table[column], gap("sought"))))
}
