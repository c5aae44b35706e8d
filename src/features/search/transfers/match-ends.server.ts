import type { LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/text/fold.ts"
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

export type FoundRide = { id: string; isReversed: boolean; rank: number }
type EndName = "from" | "to"

export type FoundEnds = {
  /** The places that were read within other words, such as 'Hanoi' in the name of a hotel. */
  from: LocalizedContent | null
  to: LocalizedContent | null
  /** The ends that were left aside, because nothing is known about them or no ride joins the two. */
  ignored: EndName[]
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
    if (rides.length > 0) return { rides, ends: { ...names, ignored: [...unknown, ...left] } }
  }
  const asked = (["from", "to"] as const).filter((name) => ({ from, to })[name] !== undefined)
  return { rides: undefined, ends: { from: null, to: null, ignored: asked } }
}

type Typed = { from: TypedEnd | undefined; to: TypedEnd | undefined }

/** A service whose way back has an entry of its own isn't turned round. */
function matchRides(rides: RideEnds[], typed: Typed): FoundRide[] {
  return rides.flatMap(({ id, from, to, isReversible, hasTwin }) => {
    const there = rankOf(from, to, typed)
    const back = isReversible && !hasTwin ? rankOf(to, from, typed) : 0
    return [
      ...(there > 0 ? [{ id, isReversed: false, rank: there }] : []),
      ...(back > 0 ? [{ id, isReversed: true, rank: back }] : []),
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
const MAX_WORDS_OF_NAME = 4

function readEnd(typed: string, { rides, places }: Network): TypedEnd | undefined {
  const folded = fold(typed)
  const words = folded.split(" ").filter(Boolean)
  const isInText =
    words.length > 0 &&
    rides.some(({ from, to }) => [from.text, to.text, to.location].some((text) => hasWords(text, words)))
  const rest = folded.replace(AIRPORT, " ").split(" ").filter(Boolean)
  const isAirport = rest.join(" ") !== words.join(" ")
  if (isInText) return { words, place: byLetters(rest, places), isAirport: isAirport && rest.length > 0, isPart: false }
  if (rest.length === 0) return isAirport ? { words: undefined, place: undefined, isAirport, isPart: false } : undefined
  const whole = byLetters(rest, places)
  if (whole) return { words: undefined, place: whole, isAirport, isPart: false }
  const part = longestName(rest, places)
  return part && { words: undefined, place: part, isAirport, isPart: true }
}

function byLetters(words: string[], places: KnownPlace[]): KnownPlace | undefined {
  const letters = words.join("")
  return letters === ""
    ? undefined
    : places.find(({ spellings }) => spellings.some((one) => one.replaceAll(" ", "") === letters))
}

/** Returns the longest name within the words; of two as long the later one, as addresses end with the town. */
function longestName(words: string[], places: KnownPlace[]): KnownPlace | undefined {
  for (let length = Math.min(MAX_WORDS_OF_NAME, words.length); length > 0; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const place = byLetters(words.slice(start, start + length), places)
      if (place) return place
    }
  return undefined
}
