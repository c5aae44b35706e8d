import { and, getTableName, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { db, gap, statement, statementByValues } from "./database.server.ts"
import { type Condition, lookingUp, lookingUpEachWay, looksUp, shapeOf, valuesOf } from "./listing-statements.server.ts"
import { isKept, noteLater, recent } from "./recent.server.ts"

/** Nobody turns more pages than these fill; to count two million would take longer than to read any of them. */
const MOST_COUNTED = 1_000
/** To sort one that fits takes as long as to pass so many entries of an index. */
const PASSED_IN_THAT_TIME = 7
/** How long it is taken for granted that there are more. */
const REMEMBERED_MS = 60_000

type Place = { page: number; limit: number }
type Preparable<Row> = { prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Row[]> } }

/**
 * What staff look through: `read` builds the query for the rows that fit, with gaps for `limit` and `offset`. One name
 * and the same conditions make one text. `sift` does the same among the first `most` that fit one of its conditions,
 * whichever they are, and tells how many these are: for what is dear to find, so that it is found once and not again to be
 * counted.
 */
export type DeskList<Row> = {
  name: string
  table: PgTable
  conditions: Condition[]
  read: (condition: SQL | undefined) => Preparable<Row>
  sift?: Sift<Row>
}

type Sift<Row> = (conditions: (SQL | undefined)[]) => Preparable<{ row: Row; total: number }>

/**
 * One page of a list of the staff. Its total is exact up to a thousand; beyond that it says so (`isPartial`), and further
 * pages are there all the same. Planned for the values at hand: what is rare is looked up, what is common is read from
 * the start. What is sought is sifted, unless lately too many had it: these are met soon enough.
 */
export async function findDeskPage<Row>(
  list: DeskList<Row>,
  { page, limit }: Place,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const { conditions, read, sift } = list
  const place = { limit, offset: (page - 1) * limit }
  const counting = countingOf(list)
  const isSifted = sift && looksUp(conditions)
  const most = isSifted ? await mostSifted(list.table, limit) : MOST_COUNTED
  const known = await knownMany(counting, most)
  const sifted = isSifted && !known ? await siftOut(list, sift, counting, place, most) : undefined
  if (sifted && sifted.total <= most) return { rows: sifted.rows, pagination: stand({ page, limit }, sifted.total) }
  const rows = await ask("desk", list, place, () => read(and(...conditions.map((condition) => condition.sql()))))
  const isLast = rows.length < limit && (rows.length > 0 || page === 1)
  const counted = isLast ? place.offset + rows.length : (known ?? sifted?.total ?? (await countNow(counting)))
  return { rows, pagination: stand({ page, limit }, counted) }
}

type Part = { limit: number; offset: number; most?: number }

function ask<R>(how: string, { name, conditions }: DeskList<unknown>, part: Part, build: () => Preparable<R>) {
  const values = { ...valuesOf(conditions), ...part }
  return statementByValues(`${how} ${shapeOf({ name }, conditions)}`, build).execute(values)
}

/**
 * So many that fit are sorted in the time in which a page of them is met along an index, as far as the planner knows how
 * many there are in all; at least as many as are counted.
 */
async function mostSifted(table: PgTable, limit: number): Promise<number> {
  const build = () =>
    db
      .select({ rows: sql<number>`reltuples::int` })
      .from(sql`pg_class`)
      .where(sql`oid = ${gap("name")}::regclass`)
  const inAll = await recent(`size of ${getTableName(table)}`, async () => {
    const [size] = await statement("size of a table", build).execute({ name: getTableName(table) })
    // Before it has looked, the planner says -1.
    return Math.max(0, size?.rows ?? 0)
  })
  return Math.max(MOST_COUNTED, Math.round(Math.sqrt((inAll * limit) / PASSED_IN_THAT_TIME)))
}

/** A page beyond the last does not tell how many there are before it. */
async function siftOut<Row>(list: DeskList<Row>, sift: Sift<Row>, counting: Counting, place: Part, most: number) {
  const note = noteLater<number>(counting.key)
  const found = await ask("sift", list, { ...place, most: most + 1 }, () => sift(lookingUpEachWay(list.conditions)))
  const total = found[0]?.total ?? (place.offset === 0 ? 0 : await counting.count())
  if (total > most) note(total)
  return { rows: found.map(({ row }) => row), total }
}

function stand({ page, limit }: Place, counted: number): Pagination {
  const isPartial = counted > MOST_COUNTED
  const stands = pagination(page, limit, Math.min(counted, MOST_COUNTED))
  return isPartial ? { ...stands, isPartial } : stands
}

type Counting = { key: string; count: () => Promise<number> }

function countingOf({ table, conditions }: DeskList<unknown>): Counting {
  const name = `count ${shapeOf({ name: getTableName(table) }, conditions)}`
  const values = valuesOf(conditions)
  const count = () => countUpTo(MOST_COUNTED + 1, name, table, conditions, values)
  return { key: `${name} ${JSON.stringify(values)}`, count }
}

/** Of very many nobody is told how many they are: that they are need not be asked each time. */
async function knownMany({ key, count }: Counting, most: number): Promise<number | undefined> {
  const kept = isKept(key, REMEMBERED_MS) ? await recent(key, count) : 0
  return kept > most ? kept : undefined
}

async function countNow({ key, count }: Counting): Promise<number> {
  const note = noteLater<number>(key)
  const counted = await count()
  if (counted > MOST_COUNTED) note(counted)
  return counted
}

async function countUpTo(
  most: number,
  name: string,
  table: PgTable,
  conditions: Condition[],
  values: Record<string, unknown>,
): Promise<number> {
  const build = () => {
    const some = db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(lookingUp(conditions))
      .limit(most)
      .as("some")
    return db.select({ counted: sql<number>`count(*)::int` }).from(some)
  }
  const [row] = await statementByValues(name, build).execute(values)
  return row?.counted ?? 0
}
