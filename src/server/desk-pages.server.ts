import { and, getTableName, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { db, statementByValues } from "./database.server.ts"
import { type Condition, lookingUp, shapeOf, valuesOf } from "./listing-statements.server.ts"
import { isKept, noteLater, recent } from "./recent.server.ts"

/** Nobody turns more pages than these fill; to count two million would take longer than to read any of them. */
export const MOST_COUNTED = 1_000

type Place = { page: number; limit: number }
type Preparable<Row> = { prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Row[]> } }

/**
 * What staff look through: `read` builds the query for the rows that fit, with gaps for `limit` and `offset`. One name
 * and the same conditions make one text. `sift` does the same among `most + 1` that fit, whichever they are, and tells
 * how many these are: for what is dear to find, so that it is found once and not again to be counted.
 */
export type DeskList<Row> = {
  name: string
  table: PgTable
  conditions: Condition[]
  read: (condition: SQL | undefined) => Preparable<Row>
  sift?: Sift<Row> | undefined
}

type Sift<Row> = { most: number; read: (condition: SQL | undefined) => Preparable<{ row: Row; total: number }> }

/**
 * One page of a list of the staff. Its total is exact up to a thousand; beyond that it says so (`isPartial`), and further
 * pages are there all the same. Planned for the values at hand: what is rare is looked up, what is common is read from
 * the start.
 */
export async function findDeskPage<Row>(
  { name, table, conditions, read, sift }: DeskList<Row>,
  { page, limit }: Place,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const place = { limit, offset: (page - 1) * limit }
  const where = () => and(...conditions.map((condition) => condition.sql()))
  const ask = <R>(how: string, build: () => Preparable<R>) =>
    statementByValues(`${how} ${shapeOf({ name }, conditions)}`, build).execute({ ...valuesOf(conditions), ...place })
  const sifted = sift && (await ask("sift", () => sift.read(lookingUp(conditions))))
  const total = sifted?.[0]?.total ?? (sifted && page === 1 ? 0 : undefined)
  if (sifted && total !== undefined && total <= sift.most)
    return { rows: sifted.map(({ row }) => row), pagination: stand({ page, limit }, total) }
  const rows = await ask("desk", () => read(where()))
  const isLast = rows.length < limit && (rows.length > 0 || page === 1)
  const counted = isLast ? place.offset + rows.length : (total ?? (await countSome(table, conditions, where)))
  return { rows, pagination: stand({ page, limit }, counted) }
}

function stand({ page, limit }: Place, counted: number): Pagination {
  const isPartial = counted > MOST_COUNTED
  const stands = pagination(page, limit, Math.min(counted, MOST_COUNTED))
  return isPartial ? { ...stands, isPartial } : stands
}

/** Of very many nobody is told how many they are: that they are need not be asked each time. */
async function countSome(table: PgTable, conditions: Condition[], where: () => SQL | undefined): Promise<number> {
  const name = `count ${shapeOf({ name: getTableName(table) }, conditions)}`
  const values = valuesOf(conditions)
  const key = `${name} ${JSON.stringify(values)}`
  const count = () => countUpTo(MOST_COUNTED + 1, name, table, where, values)
  const kept = isKept(key) ? await recent(key, count) : 0
  if (kept > MOST_COUNTED) return kept
  const note = noteLater<number>(key)
  const counted = await count()
  if (counted > MOST_COUNTED) note(counted)
  return counted
}

async function countUpTo(
  most: number,
  name: string,
  table: PgTable,
  where: () => SQL | undefined,
  values: Record<string, unknown>,
): Promise<number> {
  const build = () => {
    const some = db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(where())
      .limit(most)
      .as("some")
    return db.select({ counted: sql<number>`count(*)::int` }).from(some)
  }
  const [row] = await statementByValues(name, build).execute(values)
  return row?.counted ?? 0
}
