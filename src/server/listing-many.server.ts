import {
  countAll,
  findFirst,
  keyOf,
  leadsAll,
  type Place,
  type Query,
  rankedKeyOf,
  type Source,
  show,
  walk,
  walkIds,
} from "./listing-statements.server.ts"
import { recent } from "./recent.server.ts"
import { WrittenList } from "./written-list.server.ts"

/** So many entries are sorted and counted in less time than it takes to send a page of them. */
export const FEW = 1_000

/** A part of a list, and how many entries fit in all: without end where that is still to be counted. */
export type Part<View> = { views: WrittenList<View>; size: number }

/** How many entries there are in all. */
export function countEvery(source: Source): Promise<number> {
  return recent(keyOf(source, []), () => countAll(source, []))
}

/**
 * A part of a list of many, in which no words are sought. Of what fits some filter it is found once: few are sorted; where
 * many fit, the index that is in the order of the list is read from its beginning.
 */
export async function readListed<View>(source: Source, query: Query, place: Place): Promise<Part<View>> {
  const size = await recent(keyOf(source, query.conditions), () => countAll(source, query.conditions))
  if (size <= place.offset) return { views: new WrittenList(null), size }
  if (query.conditions.every(leadsAll)) return { views: await walk(source, query, place), size }
  const find = async () => (await sortFew(source, query, place, size)) ?? walkIds(source, query, place)
  return { views: await show(source, await findOnce(source, query, place, find)), size }
}

/** Nothing where more fit than are sorted at once. */
async function sortFew(source: Source, query: Query, place: Place, size: number): Promise<string[] | undefined> {
  if (size > FEW) return undefined
  const { ids, total } = await findFirst(source, query, place, FEW)
  return total > FEW ? undefined : ids
}

/** The longest page that may be asked for (catalogue-query.server.ts). A list without pages is not worth its room. */
const LONGEST_KEPT = 50

/** The ids of a part, remembered as long as totals are: until content changes. */
export function findOnce(
  source: Source,
  query: Query,
  { offset, limit }: Place,
  find: () => Promise<string[]>,
): Promise<string[]> {
  if (limit > LONGEST_KEPT) return find()
  return recent(`${limit} from ${offset} of ${rankedKeyOf(source, query)}`, find)
}
