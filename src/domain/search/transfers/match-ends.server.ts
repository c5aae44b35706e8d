import { joined, joinNames, type Term } from "#domain/catalogue/search/search-terms.server.ts"
import { foldedWords, type Word, wordsOf } from "#domain/catalogue/search/typed-words.server.ts"
import type { VehicleType } from "#domain/categories/category.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type End, findNetwork, hasPhrase, type KnownPlace, type Network, type RideEnds } from "./ride-ends.server.ts"

/** What was typed for an end of a ride. */
type TypedEnd = {
  /** All words as typed, if an end has them. */
  words: string[] | undefined
  place: KnownPlace | undefined
  isAirport: boolean
  /** Whether the place is only a part of what was typed, as in the name of a hotel. */
  isPart: boolean
}

export type FoundRide = { id: string; vehicle: VehicleType; isReversed: boolean; rank: number }
type EndName = "from" | "to"

export type FoundEnds = {
  /** The places that were read within other words, such as 'Hanoi' in the name of a hotel. */
  from: LocalizedContent | null
  to: LocalizedContent | null
  /** The ends that were left aside, because nothing is known about them or no ride joins the two. */
  ignored: EndName[]
  /** The means that was typed and that no ride between the ends has. */
  vehicle: VehicleType | null
}

/** `rides` is undefined if neither end is known. */
type Found = { rides: FoundRide[] | undefined; ends: FoundEnds }

/**
 * Returns the rides from and to what was typed, in either direction of a service, the best matches with the highest
 * rank. If no ride joins both ends, those of one end.
 */
export async function findRides({ from, to }: { from?: string | undefined; to?: string | undefined }): Promise<Found> {
  const network = await findNetwork()
  const typed = {
    from: from === undefined ? undefined : readEnd(from, network),
    to: to === undefined ? undefined : readEnd(to, network),
  }
  const part = (end: TypedEnd | undefined) => (end?.isPart ? (end.place?.name ?? null) : null)
  const names = { from: part(typed.from), to: part(typed.to) }
  const unknown = (["from", "to"] as const).filter((name) => ({ from, to })[name] !== undefined && !typed[name])
  const attempts = [typed, { from: undefined, to: typed.to }, { from: typed.from, to: undefined }]
  for (const attempt of attempts.filter((one) => one.from || one.to)) {
    const rides = matchRides(network.rides, attempt)
    const left = (["from", "to"] as const).filter((name) => typed[name] && !attempt[name])
    if (rides.length > 0) return { rides, ends: { ...names, ignored: [...unknown, ...left], vehicle: null } }
  }
  const asked = (["from", "to"] as const).filter((name) => ({ from, to })[name] !== undefined)
  return { rides: undefined, ends: { from: null, to: null, ignored: asked, vehicle: null } }
}

type Typed = { from: TypedEnd | undefined; to: TypedEnd | undefined }

/** A service whose way back has an entry of its own isn't turned round. */
function matchRides(rides: RideEnds[], typed: Typed): FoundRide[] {
  return rides.flatMap(({ id, from, to, vehicle, isReversible, hasTwin }) => {
    const there = rankOf(from, to, typed)
    const back = isReversible && !hasTwin ? rankOf(to, from, typed) : 0
    return [
      ...(there > 0 ? [{ id, vehicle, isReversed: false, rank: there }] : []),
      ...(back > 0 ? [{ id, vehicle, isReversed: true, rank: back }] : []),
    ]
  })
}

const NAMED = 2
const SERVED = 1

function rankOf(start: End, end: End, { from, to }: Typed): number {
  const leaves = from ? rankEnd(start, end, from) : NAMED
  const arrives = to ? rankEnd(end, start, to) : NAMED
  // A city is not reached at its airport, but a ride from there may be all that leaves it.
  if (end.isAirport && arrives === SERVED) return 0
  if (start.isAirport && leaves === SERVED && !to) return 0
  return leaves && arrives && leaves + arrives
}

function rankEnd(end: End, other: End, { words, place, isAirport }: TypedEnd): number {
  if (isAirport && !end.isAirport) return 0
  if (words && (hasWords(end.text, words) || (hasWords(end.location, words) && !hasWords(other.text, words))))
    return NAMED
  if (!place) return isAirport ? NAMED : 0
  if (place.spellings.some((spelling) => hasPhrase(end.text, spelling))) return NAMED
  const { slug = "" } = place
  if (end.named.includes(slug)) return NAMED
  if (!end.served.includes(slug) || other.named.includes(slug))
    return end.served.includes(slug) && isAirport ? NAMED : 0
  return isAirport ? NAMED : SERVED
}

/** Finds words in any order, the last one unfinished. */
function hasWords(text: string, words: string[]): boolean {
  return words.every((word, nth) => text.includes(nth === words.length - 1 ? ` ${word}` : ` ${word} `))
}

/** The word for an airport in English, Vietnamese, Korean, Japanese and Chinese. */
const AIRPORT = /\bairport\b|\bsan bay\b|\bsanbay\b|공항|空港|机场|機場/gu
/** An address has more words than a search. */
const MAX_WORDS = 40

/** Reads an end by the words of the rides, or by the longest known name within it. */
function readEnd(typed: string, network: Network): TypedEnd | undefined {
  const words = foldedWords(typed, MAX_WORDS)
  const isInText =
    words.length > 0 &&
    network.rides.some(({ from, to }) => [from.text, to.text, to.location].some((text) => hasWords(text, words)))
  const rest = wordsOf(words.join(" ").replace(AIRPORT, " "), MAX_WORDS)
  const isAirport = joined(rest) !== words.join("")
  const place = placeIn(rest, network)
  const isWhole =
    place !== undefined &&
    rest.every(({ isFiller }, nth) => isFiller || place.terms.some((term) => isWithin(term, nth)))
  if (isInText) {
    const named = isWhole ? place.known : undefined
    return { words, place: named, isAirport: isAirport && rest.length > 0, isPart: false }
  }
  if (place) return { words: undefined, place: place.known, isAirport, isPart: !isWhole }
  return isAirport && rest.length === 0 ? { words: undefined, place, isAirport, isPart: false } : undefined
}

/** Returns the two places that make up a text, as they were typed. Undefined for one, for three or with other words. */
export async function twoPlacesIn(typed: string): Promise<readonly [string, string] | undefined> {
  const network = await findNetwork()
  const words = wordsOf(typed, MAX_WORDS)
  const terms = joinNames(words, network.names)
  const [first, second] = terms
  if (!first || !second || terms.length !== 2 || !terms.every((term) => network.byLetters.has(lettersOf(term)))) return
  const asTyped = typed.split(" ")
  const wordsOfTerm = ({ at, length, spellings: [named = []] }: Term) =>
    (asTyped.length === words.length ? asTyped.slice(at, at + length) : named).join(" ")
  return [wordsOfTerm(first), wordsOfTerm(second)]
}

/**
 * Returns the place with the longest name within the words, and all its names there: 'TP. Hồ Chí Minh (Sài Gòn)'. Of two
 * as long it is the later one, as addresses end with the town.
 */
function placeIn(words: Word[], { names, byLetters }: Network) {
  const named = joinNames(words, names).flatMap((term) => {
    const known = byLetters.get(lettersOf(term))
    return known ? [{ term, known }] : []
  })
  const [longest] = named.toReversed().toSorted((one, other) => other.term.length - one.term.length)
  if (!longest) return undefined
  const { known } = longest
  return { known, terms: named.filter((one) => one.known === known).map(({ term }) => term) }
}

const isWithin = ({ at, length }: Term, nth: number) => nth >= at && nth < at + length

const lettersOf = ({ spellings: [typed = []] }: Term) => typed.join("")
