import { not } from "drizzle-orm"
import { type Pagination, pagination } from "#lib/pagination.ts"
import {
  type Condition,
  countAll,
  gather,
  gatherAmongFew,
  keyOf,
  type Place,
  probe,
  type Query,
  type Source,
  walk,
} from "./listing-statements.server.ts"
import { isKept, noteLater, recent, recentOrSoon } from "./recent.server.ts"

export type Page<View> = { data: View[]; pagination: Pagination }

/** So many entries are sorted and counted in less time than it takes to send a page of them. */
const FEW = 1_000
/** Words that so many of the first 400 entries have are common: nobody waits until all that have them are counted. */
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
