import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import type { ContentRow } from "#features/catalogue/content.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, pageIds, paginate } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { type CatalogueTable, cachedPage, type Listing } from "./catalogue.server.ts"
import { presentRow, type StoredEntry } from "./content-rows.server.ts"
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

  async function findOne(condition: SQL, database: Database): Promise<Full | undefined> {
    const [row] = await of.select(active(condition), database)
    return row && of.present(row)
  }

  async function findPreviewed(slug: string, token: string): Promise<Full | undefined> {
    const [row] = await of.select(eq(table.slug, slug), db)
    const found = row && of.present(row)
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
      findById(of, id, async (condition) => {
        const [row] = await of.selectCards(active(condition), db)
        return row && of.presentCard(row)
      }),

    /** Locks a row against deletion until the transaction ends. @throws notFound */
    lock: (id: string, transaction: Database): Promise<Full> =>
      findById(of, id, async (condition) => {
        const [row] = await of.select(active(condition), transaction).for("key share", { of: table })
        return row && of.present(row)
      }),
  }
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
export async function findById<View>({ name, table }: Content, id: string, find: Find<View>): Promise<View> {
  const found = isUuid(id) ? await find(eq(table.id, id)) : undefined
  if (!found) throw notFound(name)
  return found
}
