import { and, desc, eq, getTableColumns, getTableName, not, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { db, statement } from "./database.server.ts"
import { isKept, noteLater, recent, recentOrSoon } from "./recent.server.ts"

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

export type Page<View> = { data: View[]; pagination: Pagination }

/** So many entries are sorted and counted in less time than it takes to send a page of them. */
const FEW = 1_000
/** Words that so many of the first entries have are common: nobody waits until all that have them are counted. */
const PROBED = 400
const COMMON = 40
/** What is said of what was not counted: that there are at least so many. */
const AT_LEAST = 1_000

/**
 * One page of a list. Few entries are gathered, sorted and counted in one statement, and all is as it is at that moment.
 * Of many only the page is read, in the order of an index, and their total may be ten seconds old; of a search for common
 * words that nobody has made lately it is partial at first. So no answer takes longer because there is more that it does
 * not show.
 */
export async function findListed<View>(source: Source, query: Query, page: number, limit: number): Promise<Page<View>> {
  const place = { offset: (page - 1) * limit, limit }
  const all = await recent(keyOf(source, []), () => countAll(source, []))
  if (all <= FEW) {
    const { views, total } = await gatherAmongFew<View>(source, query, place)
    return { data: views, pagination: pagination(page, limit, total ?? (await totalBehind(source, query, page))) }
  }
  const total = await sizeOf(source, query)
  if (total > FEW) {
    const data = await readRanked<View>(source, query, place, total)
    if (total < Number.POSITIVE_INFINITY) return { data, pagination: pagination(page, limit, total) }
    return { data, pagination: { ...pagination(page, limit, AT_LEAST), isPartial: true } }
  }
  const note = noteLater(keyOf(source, query.conditions))
  const gathered = await gather<View>(source, query, place)
  const few = gathered.total ?? (await totalBehind(source, query, page))
  note(few)
  return { data: gathered.views, pagination: pagination(page, limit, few) }
}

/** How many there are where a page has none: the first such page says it by itself. */
async function totalBehind(source: Source, query: Query, page: number): Promise<number> {
  return page > 1 ? countAll(source, query.conditions) : 0
}

/** How many fit; without end where words are so common that they are still to be counted. */
async function sizeOf(source: Source, query: Query, conditions = query.conditions): Promise<number> {
  const key = keyOf(source, conditions)
  const count = () => countAll(source, conditions)
  if (!conditions.some(({ lookUp }) => lookUp) || isKept(key)) return recent(key, count)
  if ((await probe(source, query, conditions)) < COMMON) return recent(key, count)
  return (await recentOrSoon(key, count)) ?? Number.POSITIVE_INFINITY
}

/** How many of the first entries fit. */
async function probe({ name, table }: Source, query: Query, conditions: Condition[]): Promise<number> {
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

type Place = { offset: number; limit: number }
type Gathered<View> = { views: View[]; total: number | undefined }

/** A part of a list of many: what fits the first rank is a list of its own, and so on. */
async function readRanked<View>(source: Source, query: Query, { offset, limit }: Place, total: number) {
  const found: View[] = []
  let before = 0
  for (const { conditions, size, isLast } of await partsOf(source, query, total)) {
    const place = { offset: Math.max(0, offset + found.length - before), limit: limit - found.length }
    if (place.limit === 0) break
    const part = { ...query, conditions, ranks: [] }
    const read = async () =>
      size > FEW ? walk<View>(source, part, place) : (await gather<View>(source, part, place)).views
    const views = place.offset < size || isLast ? await read() : []
    found.push(...views)
    // A part of unknown size that has run out tells it.
    const isBehind = size === Number.POSITIVE_INFINITY && views.length === 0 && place.offset > 0
    const known = size < Number.POSITIVE_INFINITY ? size : place.offset + views.length
    before += isBehind ? await countAll(source, conditions) : known
  }
  return found
}

async function partsOf(source: Source, query: Query, total: number) {
  const parts: { conditions: Condition[]; size: number; isLast: boolean }[] = []
  let others = query.conditions
  let rest = total
  for (const rank of query.ranks) {
    const fitting = [...(rank.lookUp ? others.map(merelyChecked) : others), rank]
    const size = await sizeOf(source, query, fitting)
    parts.push({ conditions: fitting, size, isLast: false })
    others = [...others, { name: `not ${rank.name}`, sql: () => not(rank.sql()), values: rank.values ?? {} }]
    rest = size < Number.POSITIVE_INFINITY ? Math.max(0, rest - size) : size
  }
  return [...parts, { conditions: others, size: rest, isLast: true }]
}

/** What has the words in a row has each of them. */
const merelyChecked = ({ lookUp, ...condition }: Condition): Condition => condition

/**
 * The same where there are few in all: each is read and checked, which costs a tenth of looking words up. What is found
 * goes by the name of its table, by which the view reads it, and stays in order.
 */
async function gatherAmongFew<View>(source: Source, query: Query, place: Place): Promise<Gathered<View>> {
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
async function gather<View>(source: Source, query: Query, place: Place): Promise<Gathered<View>> {
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
async function walk<View>(source: Source, query: Query, place: Place): Promise<View[]> {
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
async function countAll(source: Source, conditions: Condition[]): Promise<number> {
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

const keyOf = (source: Source, conditions: Condition[]) =>
  `${shapeOf(source, conditions)} ${JSON.stringify(valuesOf(conditions))}`
