import { and, desc, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { db, statement } from "./database.server.ts"

/*
 * The statements that lists are read by, each built once for what it is asked; listing.server.ts chooses among them.
 */

/** Where a value goes when a statement runs. */
export const gap = (name: string) => sql.placeholder(name)

/**
 * A condition with gaps for its values; conditions of one name have one text. `leads` names the sorts whose index begins
 * with what it restricts ('any': all of them are of nothing else). `lookUp` says the same in the words of an index,
 * where checking an entry is cheaper in other words.
 */
export type Condition = {
  name: string
  sql: () => SQL
  values?: Record<string, unknown>
  leads?: readonly string[]
  lookUp?: () => SQL
}

/** What is listed, and how an entry is shown; names stand for both in the names of statements. */
export type Source = { name: string; table: PgTable; id: AnyPgColumn; view: { name: string; sql: SQL } }

/** What is asked of a list. What fits the first of `ranks` comes first, then what fits the second…; then all others. */
export type Query = { conditions: Condition[]; ranks: Condition[]; sort: string; order: () => SQL[] }

/** Which part of a list a page is. */
export type Place = { offset: number; limit: number }
type Gathered<View> = { views: View[]; total: number | undefined }

/**
 * One page of few in all, and how many fit: each is read and checked, which costs a tenth of looking words up. What is
 * found goes by the name of its table, by which the view reads it, and stays in order.
 */
export async function gatherAmongFew<View>(source: Source, query: Query, place: Place): Promise<Gathered<View>> {
  const { table, view } = source
  const build = () => {
    const found = db
      .select({ ...getTableColumns(table), total: sql<number>`(count(*) over ())::int`.as("total") })
      .from(table)
      .where(and(...query.conditions.map((condition) => condition.sql())))
      .orderBy(...inOrder(query))
      .limit(gap("limit"))
      .offset(gap("offset"))
      .as(getTableName(table))
    return db
      .select({ views: sql<View[] | null>`json_agg(${view.sql})`, total: sql<number | null>`max(${found.total})` })
      .from(found)
  }
  const [row] = await statement(`few ${nameOf(source, query)}`, build).execute(allValuesOf(query, place))
  return { views: row?.views ?? [], total: row?.total ?? undefined }
}

/** All that fits is found by whatever index suits the conditions, and counted as it is sorted. */
export async function gather<View>(source: Source, query: Query, place: Place): Promise<Gathered<View>> {
  const { table, id } = source
  const found = () =>
    db
      .select({ found: sql`${id}`.as("found"), total: sql<number>`(count(*) over ())::int`.as("total") })
      .from(table)
      .where(lookingUp(query.conditions))
      .orderBy(...inOrder(query))
      .limit(gap("limit"))
      .offset(gap("offset"))
      .as("page")
  const build = () => {
    const page = found()
    const total = sql<number | null>`max(${page.total})`
    return db
      .select({ views: shown(source, inOrder(query)), total })
      .from(page)
      .innerJoin(table, eq(id, page.found))
  }
  const [row] = await statement(`gather ${nameOf(source, query)}`, build).execute(allValuesOf(query, place))
  return { views: (row?.views ?? []) as View[], total: row?.total ?? undefined }
}

const inOrder = ({ ranks, order }: Query) => [...ranks.map((rank) => desc(rank.sql())), ...order()]

const nameOf = (source: Source, { conditions, ranks, sort }: Query) =>
  `${source.view.name} ${shapeOf(source, conditions)} ${shapeOf({ name: "by" }, ranks)} ${sort}`

const allValuesOf = ({ conditions, ranks }: Query, place: Place) => ({
  ...valuesOf([...conditions, ...ranks]),
  ...place,
})

/**
 * The index that is in the order of the list is read from its beginning until the page is full. What `leads` in it says
 * where it begins; of all other conditions the planner is not to know, for it would look for what fits them first.
 */
export async function walk<View>(source: Source, query: Query, place: Place): Promise<View[]> {
  const { table, id } = source
  const leading = query.conditions.filter(({ leads }) => leads?.some((sort) => sort === query.sort || sort === "any"))
  const checked = query.conditions.filter((condition) => !leading.includes(condition))
  const build = () => {
    const page = db
      .select({ found: sql`${id}`.as("found") })
      .from(table)
      .where(and(...leading.map((condition) => condition.sql()), hidden(checked)))
      .orderBy(...query.order())
      .limit(gap("limit"))
      .offset(gap("offset"))
      .as("page")
    return db
      .select({ views: shown(source, query.order()) })
      .from(page)
      .innerJoin(table, eq(id, page.found))
  }
  const name = `walk ${nameOf(source, { ...query, ranks: [] })}`
  const [row] = await statement(name, build).execute({ ...valuesOf(query.conditions), ...place })
  return (row?.views ?? []) as View[]
}

const shown = ({ view }: Source, order: SQL[]) =>
  sql<unknown[] | null>`json_agg(${view.sql} order by ${sql.join(order, sql`, `)})`

const lookingUp = (conditions: Condition[]) => and(...conditions.map(({ sql, lookUp = sql }) => lookUp()))

const hidden = (conditions: Condition[]) =>
  conditions.length ? sql`case when ${and(...conditions.map((condition) => condition.sql()))} then true end` : undefined

/** Words are looked up; for all else a narrow index is read through, which is cheaper than reading all that fits. */
export async function countAll(source: Source, conditions: Condition[]): Promise<number> {
  const [open, checked] = conditions.some(({ lookUp }) => lookUp)
    ? [conditions, []]
    : [conditions.filter(leadsAll), conditions.filter((condition) => !leadsAll(condition))]
  const build = () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(source.table)
      .where(and(lookingUp(open), hidden(checked)))
  const [row] = await statement(`count ${shapeOf(source, conditions)}`, build).execute(valuesOf(conditions))
  return row?.total ?? 0
}

const leadsAll = ({ leads }: Condition) => leads?.includes("any") ?? false

const shapeOf = ({ name }: Pick<Source, "name">, conditions: Condition[]) =>
  [name, ...conditions.map((one) => one.name)].join(" ")

const valuesOf = (conditions: Condition[]): Record<string, unknown> =>
  Object.assign({}, ...conditions.map(({ values }) => values))

export const keyOf = (source: Source, conditions: Condition[]) =>
  `${shapeOf(source, conditions)} ${JSON.stringify(valuesOf(conditions))}`

/** So many entries say how common words are. */
const PROBED = 400

/** How many of the first 400 entries fit. */
export async function probe({ name, table }: Source, query: Query, conditions: Condition[]): Promise<number> {
  const build = () => {
    const leading = and(...conditions.filter(leadsAll).map((condition) => condition.sql()))
    const first = db
      .select({ fits: sql<boolean>`${and(...conditions.map((condition) => condition.sql()))}`.as("fits") })
      .from(table)
      .where(leading)
      .orderBy(...query.order())
      .limit(PROBED)
      .as("first")
    return db.select({ fitting: sql<number>`(count(*) filter (where ${first.fits}))::int` }).from(first)
  }
  const shape = `probe ${shapeOf({ name }, conditions)} ${query.sort}`
  const [row] = await statement(shape, build).execute(valuesOf(conditions))
  return row?.fitting ?? 0
}
