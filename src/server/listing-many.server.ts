import {
  countAll,
  type First,
  findFirst,
  gather,
  keyOf,
  looksUp,
  type Place,
  PROBED,
  probe,
  type Query,
  type Source,
  show,
  walk,
} from "./listing-statements.server.ts"
import { isKept, noteLater, recent, recentOrSoon } from "./recent.server.ts"
import { WrittenList } from "./written-list.server.ts"

/** So many entries are sorted and counted in less time than it takes to send a page of them. */
export const FEW = 1_000
/** A walk of so many entries costs as much as looking up words that are in three times as many. */
const MOST_WALKED = 4_000
/** Of what a search has found so many are remembered: more pages than anybody turns. */
const REMEMBERED = 200
/** So many that have some words are sorted at once. Where the first entries promise more, nobody waits for a count. */
const MOST_SORTED = 5 * FEW

/** How many entries there are in all. */
export function countEvery(source: Source): Promise<number> {
  return recent(keyOf(source, []), () => countAll(source, []))
}

/**
 * A part of a list of many, where few fit it. Where many do, only how many (without end while that is still to be
 * counted).
 */
export async function readFew<View>(source: Source, query: Query, place: Place) {
  const known = await findSize(source, query)
  if (known !== undefined && known <= place.offset) return { views: WrittenList.of<View>([]), size: known }
  const [few, read] = looksUp(query.conditions) ? [MOST_SORTED, readFound<View>] : [FEW, readGathered<View>]
  if (known === undefined || known <= few) {
    const { views, size } = await read(source, query, place)
    if (size <= few) return { views, size }
  }
  const count = () => countAll(source, query.conditions)
  return { size: known ?? (await recentOrSoon(keyOf(source, query.conditions), count)) ?? Number.POSITIVE_INFINITY }
}

/** Found, sorted and counted at once. */
async function readGathered<View>(source: Source, query: Query, place: Place) {
  const note = noteLater<number>(keyOf(source, query.conditions))
  const { views, total } = await gather<View>(source, query, place, FEW)
  const size = total ?? (place.offset > 0 ? await countAll(source, query.conditions) : 0)
  if (size <= FEW) note(size)
  return { views, size }
}

/** What has the words is found once: what comes first is remembered as long as totals are, and shown by its ids. */
async function readFound<View>(source: Source, query: Query, place: Place) {
  const note = noteLater<number>(keyOf(source, query.conditions))
  const { ids, total } = await findSorted(source, query, MOST_SORTED)
  if (total > MOST_SORTED) return { views: WrittenList.of<View>([]), size: total }
  note(total)
  const end = place.offset + place.limit
  const isKnown = end <= ids.length || ids.length === total
  const views = isKnown
    ? await show<View>(source, ids.slice(place.offset, end))
    : (await gather<View>(source, query, place, MOST_SORTED)).views
  return { views, size: total }
}

/** How many fit; without end where words are so common that they are still to be counted, undefined where they are not. */
async function findSize(source: Source, query: Query): Promise<number | undefined> {
  const key = keyOf(source, query.conditions)
  const count = () => countAll(source, query.conditions)
  if (!looksUp(query.conditions) || isKept(key)) return recent(key, count)
  const promised = ((await findNear(source, query)) / PROBED) * (await countEvery(source))
  if (promised < MOST_SORTED) return undefined
  return (await recentOrSoon(key, count)) ?? Number.POSITIVE_INFINITY
}

/**
 * A part of a list that very many fit: read along the index that is in its order, if the page is near its beginning. What
 * was searched may stand far behind, or be rare among what is to come first; then all that fits is looked up and sorted,
 * and what came first is remembered as long as totals are.
 */
export async function readMany<View>(source: Source, query: Query, place: Place): Promise<WrittenList<View>> {
  if (!looksUp(query.conditions)) return walk(source, query, place)
  const end = place.offset + place.limit
  if (end * PROBED <= MOST_WALKED * (await findNear(source, query))) return walk(source, query, place)
  if (end > REMEMBERED) return (await gather<View>(source, query, place, EVERY)).views
  const { ids } = await findSorted(source, query, EVERY)
  return show(source, ids.slice(place.offset, end))
}

const EVERY = 2 ** 31

function findSorted(source: Source, query: Query, most: number): Promise<First> {
  const ranks = keyOf({ name: "by" }, query.ranks)
  const key = `first of ${most} ${sortedKeyOf(source, query)} ${ranks}`
  return recent(key, () => findFirst(source, query, REMEMBERED, most))
}

/** How many of the first entries fit. */
function findNear(source: Source, query: Query): Promise<number> {
  return recent(`near ${sortedKeyOf(source, query)}`, () => probe(source, query))
}

const sortedKeyOf = (source: Source, { conditions, sort }: Query) => `${sort} ${keyOf(source, conditions)}`
