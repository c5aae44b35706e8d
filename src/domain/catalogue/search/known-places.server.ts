import type { Names, Term } from "./search-terms.server.ts"
import { foldedWords } from "./typed-words.server.ts"
import { VIETNAM_PLACES, type VietnamPlace } from "./vietnam-places.ts"

const byName = new Map<string, VietnamPlace>()
const spelled = new Map<string, string[]>()
for (const place of VIETNAM_PLACES)
  for (const name of [place.en, place.vi, ...(place.others ?? [])]) {
    const words = foldedWords(name)
    byName.set(words.join(""), place)
    spelled.set(words.join(""), [words.join(" ")])
  }

/** The names of places of several words, so that they aren't taken apart. */
export const placeNames: Names = spelled

/** Returns the place with this name, written in any way. */
export const findVietnamPlace = (name: string) => byName.get(foldedWords(name).join(""))

/** Returns the place that a term names. */
export function placeOf({ spellings }: Term): VietnamPlace | undefined {
  const found = spellings.map((words) => byName.get(words.join("")))
  return found.find((place) => place !== undefined)
}

const KM_PER_DEGREE = 111

/** Returns how far two places are from each other, in kilometres. Good enough within Vietnam. */
export function kilometresBetween(one: VietnamPlace, other: VietnamPlace): number {
  const latitude = one.latitude - other.latitude
  const longitude = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot(latitude, longitude)
}
