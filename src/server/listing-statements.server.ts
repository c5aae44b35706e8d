import { and, desc, eq, getTableColumns, getTableName, type Placeholder, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { db, gap, statement, unforeseen } from "./database.server.ts"
import { WrittenList } from "./written-list.server.ts"

/*
 * The statements that lists are read by, each built once for what it is asked; listing.server.ts chooses among them.
 */

/**
 * A condition with gaps for its values; conditions of one name have one text. `leads` names the sorts whose index begins
 * with what it restricts ('any': all of them are of nothing else). `lookUp` says the same in the words of an index,
 * where checking an entry is cheaper in other words; `ways` says it in parts that have no entry in common, each for an
 * index of its own. What is `besideWords` is in the index of words too.
 */
export type Condition = {
  name: string
  sql: () => SQL
  values?: Record<string, unknown>
  leads?: readonly string[]
  lookUp?: () => SQL
  ways?: () => SQL[]
  besideWords?: true
}

/** A condition with one value, which goes by its name. */
export const holds = (name: string, test: (value: Placeholder) => SQL, value: unknown): Condition => ({
  name,
  sql: () => test(gap(name)),
  values: { [name]: value },
})

/** What is listed, and how an entry is shown; names stand for both in the names of statements. */
export type Source = { name: string; table: PgTable; id: AnyPgColumn; view: { name: string; sql: SQL } }

/** What is asked of a list. What fits the first of `ranks` comes first, then what fits the second…; then all others. */
export type Query = { conditions: Condition[]; ranks: Condition[]; sort: string; order: () => SQL[] }

/** Which part of a list a page is. */
export type Place = { offset: number; limit: number }
type Gathered<View> = { views: WrittenList<View>; total: number | undefined }

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
      .limit(unforeseen("limit"))
      .offset(unforeseen("offset"))
      .as(getTableName(table))
    return db
      .select({
        views: sql<string | null>`json_agg(${view.sql})::text`,
        total: sql<number | null>`max(${found.total})`,
      })
      .from(found)
  }
  const [row] = await statement(`few ${nameOf(source, query)}`, build).execute(allValuesOf(query, place))
  return { views: new WrittenList(row?.views), total: row?.total ?? undefined }
}

/** The ids of a part of what fits, in order, and how many `most` let be found: by whatever index suits the conditions. */
function sorted({ table, id }: Source, query: Query) {
  const fitting = db
    .select(getTableColumns(table))
    .from(table)
    .where(sought(query.conditions))
    .limit(gap("most"))
    .as(getTableName(table))
  return db
    .select({ found: sql<string>`${id}`.as("found"), total: sql<number>`(count(*) over ())::int`.as("total") })
    .from(fitting)
    .orderBy(...inOrder(query))
    .limit(gap("limit"))
    .offset(gap("offset"))
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
export async function walk<View>(source: Source, query: Query, place: Place): Promise<WrittenList<View>> {
  const build = () => {
    const page = walked(source, query).as("page")
    return db
      .select({ views: shown(source, query.order()) })
      .from(page)
      .innerJoin(source.table, eq(source.id, page.found))
  }
  const values = { ...valuesOf(query.conditions), ...place }
  const [row] = await statement(`walk ${nameOf(source, query)}`, build).execute(values)
  return new WrittenList(row?.views)
}

/** The ids of such a page, in order. */
export async function walkIds(source: Source, query: Query, place: Place): Promise<string[]> {
  const values = { ...valuesOf(query.conditions), ...place }
  const rows = await statement(`walk ids ${nameOf(source, query)}`, () => walked(source, query)).execute(values)
  return rows.map(({ found }) => found)
}

function walked({ table, id }: Source, query: Query) {
  const leading = query.conditions.filter(({ leads }) => leads?.some((sort) => sort === query.sort || sort === "any"))
  const checked = query.conditions.filter((condition) => !leading.includes(condition))
  return db
    .select({ found: sql<string>`${id}`.as("found") })
    .from(table)
    .where(and(...leading.map((condition) => condition.sql()), hidden(checked)))
    .orderBy(...query.order())
    .limit(gap("limit"))
    .offset(gap("offset"))
}

const shown = ({ view }: Source, order: SQL[]) =>
  sql<string | null>`json_agg(${view.sql} order by ${sql.join(order, sql`, `)})::text`

/**
 * Words are looked up, and all else is then checked: knew the planner of that, it would look that up instead and take the
 * words of every row apart.
 */
const sought = (conditions: Condition[]) => {
  if (!looksUp(conditions)) return and(...conditions.map((condition) => condition.sql()))
  const open = conditions.filter((condition) => condition.lookUp || condition.besideWords || leadsAll(condition))
  return and(lookingUp(open), hidden(conditions.filter((condition) => !open.includes(condition))))
}

/** Whether words are sought. */
export const looksUp = (conditions: Condition[]) => conditions.some(({ lookUp }) => lookUp)

/** All conditions, in the words of an index where they have such. */
export const lookingUp = (conditions: Condition[]) => and(...conditions.map(({ sql, lookUp = sql }) => lookUp()))

/** The same, a part for each way in which one of them is looked up. */
export function lookingUpEachWay(conditions: Condition[]): (SQL | undefined)[] {
  const ways = conditions.find((condition) => condition.ways)
  const others = lookingUp(conditions.filter((condition) => condition !== ways))
  return ways?.ways?.().map((way) => and(others, way)) ?? [others]
}

const hidden = (conditions: Condition[]) =>
  conditions.length ? sql`case when ${and(...conditions.map((condition) => condition.sql()))} then true end` : undefined

/** Words are looked up; for all else a narrow index is read through, which is cheaper than reading all that fits. */
export async function countAll(source: Source, conditions: Condition[]): Promise<number> {
  const read = () =>
    and(...conditions.filter(leadsAll).map(({ sql }) => sql()), hidden(conditions.filter((one) => !leadsAll(one))))
  const build = () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(source.table)
      .where(looksUp(conditions) ? sought(conditions) : read())
  const [row] = await statement(`count ${shapeOf(source, conditions)}`, build).execute(valuesOf(conditions))
  return row?.total ?? 0
}

/** What comes first of all that fits, and how many fit: `total` is larger than `most` where that many were not sorted. */
export type First = { ids: string[]; total: number }

/** The ids of a part of those that fit, in order; of more than `most` none that can be relied on. */
export async function findFirst(source: Source, query: Query, place: Place, most: number): Promise<First> {
  const values = { ...allValuesOf(query, place), most: most + 1 }
  const rows = await statement(`first ${nameOf(source, query)}`, () => sorted(source, query)).execute(values)
  return { ids: rows.map(({ found }) => found), total: rows[0]?.total ?? 0 }
}

/** Entries by their ids, in the order of these. */
export async function show<View>({ name, table, id, view }: Source, ids: string[]): Promise<WrittenList<View>> {
  const asked = sql`${gap("ids")}::uuid[]`
  const build = () =>
    db
      .select({ views: sql<string | null>`json_agg(${view.sql} order by array_position(${asked}, ${id}))::text` })
      .from(table)
      .where(sql`${id} = any(${asked})`)
  const [row] = await statement(`show ${name} ${view.name}`, build).execute({ ids })
  return new WrittenList(row?.views)
}

/** Whether it holds for all that an index has, whatever order that is in. */
export const leadsAll = ({ leads }: Condition) => leads?.includes("any") ?? false

/** The name of what has the same text: values are not in it. */
export const shapeOf = ({ name }: Pick<Source, "name">, conditions: Condition[]) =>
  [name, ...conditions.map((one) => one.name)].join(" ")

export const valuesOf = (conditions: Condition[]): Record<string, unknown> =>
  Object.assign({}, ...conditions.map(({ values }) => values))

export const keyOf = (source: Pick<Source, "name">, conditions: Condition[]) =>
  `${shapeOf(source, conditions)} ${JSON.stringify(valuesOf(conditions))}`

export const sortedKeyOf = (source: Source, { conditions, sort }: Query) => `${sort} ${keyOf(source, conditions)}`

export const rankedKeyOf = (source: Source, query: Query) =>
  `${sortedKeyOf(source, query)} ${keyOf({ name: "by" }, query.ranks)}`

/** So many entries say how common words are. */
export const PROBED = 100

/** How many of the first 100 entries fit. */
export async function probe({ name, table }: Source, query: Query): Promise<number> {
  const { conditions } = query
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
