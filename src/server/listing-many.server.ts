import {
  countAll,
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

/** So many entries are sorted and counted in less time than it takes to send a page of them. */
export const FEW = 1_000
/** Of what the first entries promise so many of, there are more than few: nobody waits until they are counted. */
const COMMON = 4 * FEW
/** A walk of so many entries costs as much as looking up words that are in three times as many. */
const MOST_WALKED = 4_000
/** Of what is found where a walk would be long, so many are remembered: more pages than anybody turns. */
const REMEMBERED = 200

/** How many entries there are in all. */
export function countEvery(source: Source): Promise<number> {
  return recent(keyOf(source, []), () => countAll(source, []))
}

/**
 * A part of a list of many, where few fit it. Where many do, only how many (without end while that is still to be
 * counted).
 */
export async function readFew<View>(source: Source, query: Query, place: Place) {
  const key = keyOf(source, query.conditions)
  const count = () => countAll(source, query.conditions)
  const known = await findSize(source, query)
  if (known !== undefined && known <= place.offset) return { views: [], size: known }
  if (known === undefined || known <= FEW) {
    const note = noteLater<number>(key)
    const { views, total } = await gather<View>(source, query, place, FEW)
    const size = total ?? (place.offset > 0 ? await count() : 0)
    if (size <= FEW) {
      note(size)
      return { views, size }
    }
  }
  return { size: known ?? (await recentOrSoon(key, count)) ?? Number.POSITIVE_INFINITY }
}

/** How many fit; without end where words are so common that they are still to be counted, undefined where they are not. */
async function findSize(source: Source, query: Query): Promise<number | undefined> {
  const key = keyOf(source, query.conditions)
  const count = () => countAll(source, query.conditions)
  if (!looksUp(query.conditions) || isKept(key)) return recent(key, count)
  const promised = ((await findNear(source, query)) / PROBED) * (await countEvery(source))
  if (promised < COMMON) return undefined
  return (await recentOrSoon(key, count)) ?? Number.POSITIVE_INFINITY
}

/**
 * A part of a list that very many fit: read along the index that is in its order, if the page is near its beginning. What
 * was searched may stand far behind, or be rare among what is to come first; then all that fits is looked up and sorted,
 * and what came first is remembered as long as totals are.
 */
export async function readMany<View>(source: Source, query: Query, place: Place): Promise<View[]> {
  if (!looksUp(query.conditions)) return walk(source, query, place)
  const end = place.offset + place.limit
  if (end * PROBED <= MOST_WALKED * (await findNear(source, query))) return walk(source, query, place)
  if (end > REMEMBERED) return (await gather<View>(source, query, place, EVERY)).views
  const first = await recent(`first ${sortedKeyOf(source, query)}`, () => findFirst(source, query, REMEMBERED))
  return show(source, first.slice(place.offset, end))
}

const EVERY = 2 ** 31

/** How many of the first entries fit. */
function findNear(source: Source, query: Query): Promise<number> {
  return recent(`near ${sortedKeyOf(source, query)}`, () => probe(source, query))
}

const sortedKeyOf = (source: Source, { conditions, sort }: Query) => `${sort} ${keyOf(source, conditions)}`
