import type { SuggestedPlace } from "#domain/search/search.ts"
import { fold } from "#lib/text/fold.ts"
import { findNetwork, type KnownPlace } from "./ride-ends.server.ts"

type Asked = { q: string; kind: "rides" | "tours"; limit: number }

/**
 * Returns the places whose names begin with what was typed, then those with a word that does: the destinations of
 * tours, or where rides leave from and go to.
 */
export async function suggestPlaces({ q, kind, limit }: Asked): Promise<SuggestedPlace[]> {
  const { places, rides } = await findNetwork()
  const served = new Set(
    rides.flatMap(({ from, to }) => [from, to]).flatMap(({ named, served }) => [...named, ...served]),
  )
  const typed = fold(q)
  if (typed === "") return []
  const isOffered = ({ slug }: KnownPlace) => (kind === "tours" ? slug !== undefined : !slug || served.has(slug))
  const ranked = places
    .filter(isOffered)
    .map((place) => ({ place, rank: Math.min(...allSpellings(place).map((spelling) => rankOf(spelling, typed))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
  const names = new Map(ranked.map(({ place: { name, slug } }) => [name.en, { name, slug: slug ?? null }]))
  return [...names.values()].slice(0, limit)
}

/** The spellings of most airports and stations lack that word. */
const allSpellings = ({ name, spellings }: KnownPlace) => [...spellings, fold(name.en), fold(name.vi ?? "")]

const NO_MATCH = 2

function rankOf(spelling: string, typed: string): number {
  if (spelling.startsWith(typed) || spelling.replaceAll(" ", "").startsWith(typed.replaceAll(" ", ""))) return 0
  return spelling.includes(` ${typed}`) ? 1 : NO_MATCH
}
