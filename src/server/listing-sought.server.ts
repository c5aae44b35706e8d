import { not } from "drizzle-orm"
import { countEvery, findOnce, type Part } from "./listing-many.server.ts"
import {
  type Condition,
  countAll,
  type First,
  findFirst,
  keyOf,
  type Place,
  PROBED,
  probe,
  type Query,
  rankedKeyOf,
  type Source,
  show,
  sortedKeyOf,
  walkIds,
} from "./listing-statements.server.ts"
import { isKept, noteLater, recent, recentOrSoon } from "./recent.server.ts"

/** A walk of so many entries costs as much as looking up words that are in three times as many. */
const MOST_WALKED = 4_000
/** Of what a search has found so many are remembered: more pages than anybody turns. */
const REMEMBERED = 200
/** So many that have some words are sorted at once. Where the first entries promise more, nobody waits for a count. */
const MOST_SORTED = 5_000
const EVERY = 2 ** 31

/** The ids of what a part has, and how many fit in all, as in `Part`. */
type Found = { ids: string[]; size: number }

/**
 * A part of what has some words, among many. It is found once: its ids are remembered as long as totals are, and each who
 * asks is shown what goes by them.
 */
export async function readSought<View>(source: Source, query: Query, place: Place): Promise<Part<View>> {
  const find = () => findRanked(source, query, place)
  const { size, ids = await findOnce(source, query, place, find) } = await findAmongFew(source, query, place)
  return { views: await show(source, ids), size }
}

/** A part of what very many fit: what fits the first rank is a list of its own, and so on. */
async function findRanked(source: Source, query: Query, { offset, limit }: Place): Promise<string[]> {
  const found: string[] = []
  let before = 0
  for (const rank of ranksOf(query)) {
    const place = { offset: Math.max(0, offset + found.length - before), limit: limit - found.length }
    if (place.limit === 0) break
    const { size, ids = await findAmongMany(source, rank, place) } = await findAmongFew(source, rank, place)
    found.push(...ids)
    // A part of unknown size that has run out tells it.
    const isBehind = size === Number.POSITIVE_INFINITY && ids.length === 0 && place.offset > 0
    const known = size < Number.POSITIVE_INFINITY ? size : place.offset + ids.length
    before += isBehind ? await countAll(source, rank.conditions) : known
  }
  return found
}

function ranksOf({ ranks, ...query }: Query): Query[] {
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

/** A part of what has the words, where few do. Where many do, only how many. */
async function findAmongFew(source: Source, query: Query, place: Place): Promise<{ ids?: string[]; size: number }> {
  const known = await findSize(source, query)
  if (known !== undefined && known <= place.offset) return { ids: [], size: known }
  const found = known === undefined || known <= MOST_SORTED ? await findAll(source, query, place) : undefined
  if (found) return found
  return { size: known ?? (await countSoon(source, query)) }
}

/** Found, sorted and counted at once; nothing where more have the words than are sorted. */
async function findAll(source: Source, query: Query, place: Place): Promise<Found | undefined> {
  const note = noteLater<number>(keyOf(source, query.conditions))
  const { ids, total } = await findSorted(source, query, MOST_SORTED)
  if (total > MOST_SORTED) return undefined
  note(total)
  const end = place.offset + place.limit
  const isKnown = end <= ids.length || ids.length === total
  return {
    ids: isKnown ? ids.slice(place.offset, end) : (await findFirst(source, query, place, MOST_SORTED)).ids,
    size: total,
  }
}

/** How many fit; without end where words are so common that they are still to be counted, undefined where they are not. */
async function findSize(source: Source, query: Query): Promise<number | undefined> {
  const key = keyOf(source, query.conditions)
  if (isKept(key)) return recent(key, () => countAll(source, query.conditions))
  const promised = ((await findNear(source, query)) / PROBED) * (await countEvery(source))
  return promised < MOST_SORTED ? undefined : countSoon(source, query)
}

async function countSoon(source: Source, { conditions }: Query): Promise<number> {
  const counted = recentOrSoon(keyOf(source, conditions), () => countAll(source, conditions))
  return (await counted) ?? Number.POSITIVE_INFINITY
}

/**
 * A part of what very many fit: read along the index that is in its order, if the page is near its beginning. What was
 * searched may stand far behind, or be rare among what is to come first; then all that fits is looked up and sorted, and
 * what came first is remembered too.
 */
async function findAmongMany(source: Source, query: Query, place: Place): Promise<string[]> {
  const end = place.offset + place.limit
  if (end * PROBED <= MOST_WALKED * (await findNear(source, query))) return walkIds(source, query, place)
  if (end > REMEMBERED) return (await findFirst(source, query, place, EVERY)).ids
  const { ids } = await findSorted(source, query, EVERY)
  return ids.slice(place.offset, end)
}

function findSorted(source: Source, query: Query, most: number): Promise<First> {
  const first = { offset: 0, limit: REMEMBERED }
  return recent(`first of ${most} ${rankedKeyOf(source, query)}`, () => findFirst(source, query, first, most))
}

/** How many of the first entries fit. */
function findNear(source: Source, query: Query): Promise<number> {
  return recent(`near ${sortedKeyOf(source, query)}`, () => probe(source, query))
}
