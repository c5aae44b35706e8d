import { countAll, gather, keyOf, type Place, type Query, type Source, walk } from "./listing-statements.server.ts"
import { noteLater, recent } from "./recent.server.ts"
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
 * A part of a list of many, in which no words are sought. Few that fit it are sorted and counted at once; where many do,
 * the index that is in its order is read from its beginning.
 */
export async function readListed<View>(source: Source, query: Query, place: Place): Promise<Part<View>> {
  const size = await recent(keyOf(source, query.conditions), () => countAll(source, query.conditions))
  if (size <= place.offset) return { views: new WrittenList(null), size }
  const gathered = size <= FEW ? await readGathered<View>(source, query, place) : undefined
  return gathered ?? { views: await walk(source, query, place), size }
}

/** Nothing where more fit by now than are sorted at once. */
async function readGathered<View>(source: Source, query: Query, place: Place): Promise<Part<View> | undefined> {
  const note = noteLater<number>(keyOf(source, query.conditions))
  const { views, total } = await gather<View>(source, query, place, FEW)
  const size = total ?? (place.offset > 0 ? await countAll(source, query.conditions) : 0)
  if (size > FEW) return undefined
  note(size)
  return { views, size }
}
