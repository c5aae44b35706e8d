import { and, count, desc, like, not, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { fold } from "#lib/text/fold.ts"
import { type Database, db } from "./database.server.ts"

export type Page<View> = { data: View[]; pagination: Pagination }

/** Limits lists without paging (spec: `GET /tours` returns the whole catalogue). */
const MAX_ROWS = 500
/** Counts of staff lists stop here, because counting millions of rows takes seconds. */
const MAX_COUNTED = 1_000
const MAX_WORDS = 8

export function tokenize(typed = ""): string[] {
  return fold(typed).split(" ").filter(Boolean).slice(0, MAX_WORDS)
}

export function containsWords(column: AnyPgColumn, typed: string | undefined): SQL | undefined {
  return and(...tokenize(typed).map((word) => like(column, `%${word}%`)))
}

export function orderByPhrase(column: AnyPgColumn, typed: string | undefined): SQL[] {
  const words = tokenize(typed)
  return words.length ? [desc(like(column, `%${words.join(" ")}%`))] : []
}

export const ACTIVITIES = ["true", "false", "all"] as const
export type Activity = (typeof ACTIVITIES)[number]

/** Filters by activity. Uses literals, because a parameter would not match the partial indexes `where is_active`. */
export function filterActive(isActive: AnyPgColumn, active: Activity = "true"): SQL | undefined {
  if (active === "all") return undefined
  return active === "true" ? sql`${isActive}` : not(sql`${isActive}`)
}

/** Returns whether a table has a row that fits. */
export async function hasRow(table: PgTable, condition: SQL | undefined, database: Database): Promise<boolean> {
  const [row] = await database.select({ one: sql`1` }).from(table).where(condition).limit(1)
  return row !== undefined
}

type Rows = { where: SQL | undefined; order: SQL[] }
export type PageQuery = { page?: number | undefined; limit?: number | undefined }

/** Returns the query for the ids of one page of a list. Rows of other pages are then found in an index alone. */
export function pageIds(
  table: PgTable & { id: AnyPgColumn },
  { where, order }: Rows,
  { page = 1, limit = MAX_ROWS }: PageQuery,
) {
  return db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function paginate(
  table: PgTable,
  { where }: Pick<Rows, "where">,
  { page = 1, limit = MAX_ROWS }: PageQuery,
): Promise<Pagination> {
  const [row] = await db.select({ total: count() }).from(table).where(where)
  return pagination(page, limit, row?.total ?? 0)
}

export type PageNumber = { page: number; limit: number }

export async function paginateUpTo1000(table: PgTable, where: SQL | undefined, page: PageNumber): Promise<Pagination> {
  const [row] = await db.select({ total: count() }).from(upTo1001(table, where))
  return paginationUpTo1000(page, row?.total ?? 0)
}

/** Counts a staff list as a column of its page, to save a query. */
export function countUpTo1001(table: PgTable, where: SQL | undefined): SQL<number> {
  return sql`(select count(*) from ${upTo1001(table, where)})`.mapWith(Number)
}

/** Returns the pagination of a staff list. `isPartial`: it has more than 1,000 rows, and later pages exist. */
export function paginationUpTo1000({ page, limit }: PageNumber, counted: number): Pagination {
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
