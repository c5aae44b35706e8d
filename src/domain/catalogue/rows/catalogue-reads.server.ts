import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { missingParts } from "#domain/catalogue/completeness.ts"
import type { ContentRow, Image } from "#domain/catalogue/content.ts"
import type { OutdatedText } from "#domain/catalogue/outdated-texts.ts"
import { contentRow } from "#domain/catalogue/shapes.server.ts"
import type { Currency } from "#lib/money.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, pageIds, paginate } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { type CatalogueTable, cachedPage, type Listing } from "./catalogue.server.ts"
import { fieldsOf } from "./catalogue-columns.server.ts"
import { isPreviewToken } from "./preview.server.ts"
import { type Names, unknownSlug } from "./slug-redirects.server.ts"

export type Rows<Row> = PromiseLike<Row[]> & {
  orderBy: (...order: SQL[]) => PromiseLike<Row[]>
  for: (strength: "key share" | "update", config: { of: PgTable }) => PromiseLike<Row[]>
}

type Reads<Filters extends Listing, CardRow, Card, Row, Full> = Names & {
  table: CatalogueTable
  match: (filters: Filters) => Promise<{ where: SQL | undefined; order: SQL[] }>
  selectCards: (condition: SQL | undefined, database: Database) => Rows<CardRow>
  presentCard: (row: CardRow) => Card
  select: (condition: SQL | undefined, database: Database) => Rows<Row>
  present: (row: Row) => Full
  presentEntry: (row: Row) => StoredEntry
}

/** Returns the functions that read tours, transfers or products. All but `list` read active rows only. */
export function catalogueReads<Filters extends Listing, CardRow, Card, Row, Full extends { _id: string; slug: string }>(
  of: Reads<Filters, CardRow, Card, Row, Full>,
) {
  const { table, match } = of
  const active = (condition: SQL) => and(sql`${table.isActive}`, condition)

  async function readPage<R, View>(
    select: (condition: SQL | undefined, database: Database) => Rows<R>,
    present: (row: R) => View,
    filters: Filters,
  ): Promise<Page<View>> {
    const matching = await match(filters)
    const rows = await select(inArray(table.id, pageIds(table, matching, filters)), db).orderBy(...matching.order)
    return { data: rows.map(present), pagination: await paginate(table, matching, filters) }
  }

  const findOne = (condition: SQL, database: Database) => first(of.select(active(condition), database), of.present)

  async function findPreviewed(slug: string, token: string): Promise<Full | undefined> {
    const found = await first(of.select(eq(table.slug, slug), db), of.present)
    return found && (await isPreviewToken(token, of.kind, found._id)) ? found : undefined
  }

  return {
    /** Returns one page of cards that match. Without a limit it returns all of them, up to 500. */
    listCards: (filters: Filters): Promise<Page<Card>> =>
      cachedPage(`${of.kind} cards`, filters, () => readPage(of.selectCards, of.presentCard, filters)),

    /** Returns one page of what matches, with all fields. Without a limit it returns up to 500. */
    list: (filters: Filters): Promise<Page<Full>> => readPage(of.select, of.present, filters),

    /** Returns one page of the staff's list. */
    listRows: (filters: Filters): Promise<Page<ContentRow>> =>
      readPage(of.select, (row) => presentRow(of.presentEntry(row)), filters),

    /** Also returns what is not on the site if `preview` is its token. @throws notFound; moved when the slug is a former one */
    findBySlug: async (slug: string, preview?: string): Promise<Full> =>
      (preview !== undefined && (await findPreviewed(slug, preview))) ||
      findBySlug(of, slug, (condition) => findOne(condition, db)),

    /** @throws notFound, also when the id is malformed */
    findById: (id: string, database: Database = db): Promise<Full> =>
      findById(of, id, (condition) => findOne(condition, database)),

    /** @throws notFound, also when the id is malformed */
    findCard: (id: string): Promise<Card> =>
      findById(of, id, (condition) => first(of.selectCards(active(condition), db), of.presentCard)),

    /** Locks a row against deletion until the transaction ends. @throws notFound */
    lock: (id: string, transaction: Database): Promise<Full> =>
      findById(of, id, (condition) =>
        first(of.select(active(condition), transaction).for("key share", { of: table }), of.present),
      ),
  }
}

async function first<Row, View>(rows: PromiseLike<Row[]>, present: (row: Row) => View): Promise<View | undefined> {
  const [row] = await rows
  return row && present(row)
}

type Content = Names & { table: PgTable & Record<"id" | "slug", AnyPgColumn> }
type Find<View> = (condition: SQL) => Promise<View | undefined>

/** Returns the content with this slug. @throws notFound, or moved if the slug has changed */
export async function findBySlug<View extends { slug: string }>(
  of: Content,
  slug: string,
  find: Find<View>,
): Promise<View> {
  const found = await find(eq(of.table.slug, slug))
  if (!found) throw await unknownSlug(of, slug, (id) => find(eq(of.table.id, id)))
  return found
}

/** Returns the content with this id. @throws notFound, also for a malformed id */
export async function findById<View>(
  { name, table }: { name: string; table: Record<"id", AnyPgColumn> },
  id: string,
  find: Find<View>,
): Promise<View> {
  const found = isUuid(id) ? await find(eq(table.id, id)) : undefined
  if (!found) throw notFound(name)
  return found
}

type StoredEntry = Omit<ContentRow, "image" | "price" | "currency" | "missing" | "outdated"> & {
  images: Image[]
  pricing: { currency: Currency } & ({ adult: number } | { vehicles: { price: number }[] })
  outdated: OutdatedText[]
}

/** Returns the row of the staff's list for an entry. */
function presentRow(entry: StoredEntry): ContentRow {
  return {
    ...fieldsOf(contentRow.shape, entry),
    image: entry.images[0] ?? null,
    price: lowestPrice(entry.pricing),
    currency: entry.pricing.currency,
    missing: missingParts(entry),
    outdated: entry.outdated.length,
  }
}

function lowestPrice(pricing: StoredEntry["pricing"]): number {
  if ("adult" in pricing) return pricing.adult
  const prices = pricing.vehicles.map(({ price }) => price).filter((price) => price > 0)
  return prices.length ? Math.min(...prices) : 0
}
