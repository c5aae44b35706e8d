import { type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { db } from "./database.server.ts"

/** Nobody turns more pages than these fill; to count two million would take longer than to read any of them. */
const MOST_COUNTED = 1_000

type Place = { page: number; limit: number }

/**
 * One page of what staff look through, by a query for so many rows from an offset on. Its total is exact up to a
 * thousand; beyond that it says so (`isPartial`), and further pages are there all the same.
 */
export async function findDeskPage<Row>(
  table: PgTable,
  condition: SQL | undefined,
  { page, limit }: Place,
  read: (offset: number) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const rows = await read((page - 1) * limit)
  const counted = await countSome(table, condition)
  const isPartial = counted > MOST_COUNTED
  const place = pagination(page, limit, Math.min(counted, MOST_COUNTED))
  return { rows, pagination: isPartial ? { ...place, isPartial } : place }
}

/**
 * Planned for the values at hand (an unnamed statement): what is rare is looked up, what is common is read from the
 * start.
 */
async function countSome(table: PgTable, condition: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(condition)
    .limit(MOST_COUNTED + 1)
    .as("some")
  const [row] = await db.select({ counted: sql<number>`count(*)::int` }).from(some).prepare("").execute()
  return row?.counted ?? 0
}
