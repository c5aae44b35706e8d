import { and, count, desc, like, not, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { fold } from "#lib/fold.ts"
import { db } from "./database.server.ts"

/** One page of a list. */
export type Page<View> = { data: View[]; pagination: Pagination }

/** Without paging a list has everything up to this many (spec: `GET /tours` is the whole catalogue). */
const MAX_ROWS = 500
/** Staff lists are counted up to this many: nobody turns more pages, and counting millions would take seconds. */
const MAX_COUNTED = 1_000
/** Words after these are ignored. */
const MAX_WORDS = 8

/** Splits what was typed into words without accents. */
export function wordsOf(typed = ""): string[] {
  return fold(typed).split(" ").filter(Boolean).slice(0, MAX_WORDS)
}

/** Each word is somewhere in the folded text of the column, as a word or as a part of one. */
export function hasWords(column: AnyPgColumn, typed: string | undefined): SQL | undefined {
  return and(...wordsOf(typed).map((word) => like(column, `%${word}%`)))
}

/** Sorts rows first that have the words in a row. */
export function phraseFirst(column: AnyPgColumn, typed: string | undefined): SQL[] {
  const words = wordsOf(typed)
  return words.length ? [desc(like(column, `%${words.join(" ")}%`))] : []
}

/** Not a comparison with a parameter: the indexes are partial, `where is_active`. */
export function hasActivity(isActive: AnyPgColumn, active: "true" | "false" | "all" = "true"): SQL | undefined {
  if (active === "all") return undefined
  return active === "true" ? sql`${isActive}` : not(sql`${isActive}`)
}

type Rows = { where: SQL | undefined; order: SQL[] }
type Place = { page?: number | undefined; limit?: number | undefined }

/** Returns the query for the ids of one page of a list. Rows of other pages are then found in an index alone. */
export function pageIds(
  table: PgTable & { id: AnyPgColumn },
  { where, order }: Rows,
  { page = 1, limit = MAX_ROWS }: Place,
) {
  return db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
}

/** Counts the rows of a list, for its pagination. */
export async function paginate(
  table: PgTable,
  { where }: Rows,
  { page = 1, limit = MAX_ROWS }: Place,
): Promise<Pagination> {
  const [row] = await db.select({ total: count() }).from(table).where(where)
  return pagination(page, limit, row?.total ?? 0)
}

type PageRequest = { page: number; limit: number }

/** Counts the rows of a staff list, for its pagination. */
export async function paginateUpTo1000(
  table: PgTable,
  where: SQL | undefined,
  place: PageRequest,
): Promise<Pagination> {
  const [row] = await db.select({ total: count() }).from(upTo1001(table, where))
  return paginationUpTo1000(place, row?.total ?? 0)
}

/** Counts the rows of a staff list as a column of its page, so that one statement finds both. */
export function countUpTo1001(table: PgTable, where: SQL | undefined): SQL<number> {
  return sql`(select count(*) from ${upTo1001(table, where)})`.mapWith(Number)
}

/** The pagination of a staff list. `isPartial` says that it has more than 1,000 rows: further pages can be asked for. */
export function paginationUpTo1000({ page, limit }: PageRequest, counted: number): Pagination {
  const upTo1000 = pagination(page, limit, Math.min(counted, MAX_COUNTED))
  return counted > MAX_COUNTED ? { ...upTo1000, isPartial: true } : upTo1000
}

function upTo1001(table: PgTable, where: SQL | undefined) {
  return db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as("some")
}
