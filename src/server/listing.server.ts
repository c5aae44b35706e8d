import { not } from "drizzle-orm"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { countEvery, FEW, readFew, readMany } from "./listing-many.server.ts"
import {
  type Condition,
  countAll,
  gatherAmongFew,
  looksUp,
  type Place,
  type Query,
  type Source,
} from "./listing-statements.server.ts"
import { WrittenList } from "./written-list.server.ts"

export type Page<View> = { data: WrittenList<View>; pagination: Pagination }

/** To look words up costs as much as to read so many texts. */
const FEW_TEXTS = 100
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
  if ((await countEvery(source)) <= (looksUp(query.conditions) ? FEW_TEXTS : FEW)) {
    const { views, total } = await gatherAmongFew<View>(source, query, place)
    const fitting = total ?? (page > 1 ? await countAll(source, query.conditions) : 0)
    return { data: views, pagination: pagination(page, limit, fitting) }
  }
  const { views, size } = await readFew<View>(source, query, place)
  const data = views ?? (await readRanked<View>(source, query, place))
  if (size < Number.POSITIVE_INFINITY) return { data, pagination: pagination(page, limit, size) }
  return { data, pagination: { ...pagination(page, limit, AT_LEAST), isPartial: true } }
}

/** A part of a list of many: what fits the first rank is a list of its own, and so on. */
async function readRanked<View>(source: Source, query: Query, { offset, limit }: Place) {
  if (query.ranks.length === 0) return readMany<View>(source, query, { offset, limit })
  const found: View[] = []
  let before = 0
  for (const part of partsOf(query)) {
    const place = { offset: Math.max(0, offset + found.length - before), limit: limit - found.length }
    if (place.limit === 0) break
    const { size, views = await readMany<View>(source, part, place) } = await readFew<View>(source, part, place)
    found.push(...views.entries)
    // A part of unknown size that has run out tells it.
    const isBehind = size === Number.POSITIVE_INFINITY && views.entries.length === 0 && place.offset > 0
    const known = size < Number.POSITIVE_INFINITY ? size : place.offset + views.entries.length
    before += isBehind ? await countAll(source, part.conditions) : known
  }
  return WrittenList.of(found)
}

function partsOf({ ranks, ...query }: Query): Query[] {
  const parts: Query[] = []
  let others = query.conditions
  for (const rank of ranks) {
    parts.push({ ...query, conditions: [...(rank.lookUp ? others.map(merelyChecked) : others), rank], ranks: [] })
    others = [...others, { name: `not ${rank.name}`, sql: () => not(rank.sql()), values: rank.values ?? {} }]
  }
  return [...parts, { ...query, conditions: others, ranks: [] }]
}

/** What has the words in a row has each of them. */
const merelyChecked = ({ lookUp, ...condition }: Condition): Condition => condition
