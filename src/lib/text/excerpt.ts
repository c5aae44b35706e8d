import { firstCharacters, truncate } from "./graphemes.ts"

/** Maximum characters (spec §9). */
export const EXCERPT = { card: 150, featured: 200, related: 100 } as const

type Limits = { characters: number; lines?: number }

/** Longer words, and languages without spaces, are cut within. */
const CUT_WORD = /\s+\S{0,30}$/

/**
 * Cuts a text that is too long after a whole word and adds an ellipsis, then `rest`, which says where the rest is.
 * Every text that is shown shortened passes here or through `shortenToFit`, so that no reader takes a part for the whole.
 */
export function shorten(text: string, limits: number | Limits, rest = ""): string {
  const { characters, lines = Infinity } = typeof limits === "number" ? { characters: limits } : limits
  const shown = text.split("\n").slice(0, lines).join("\n")
  const first = firstCharacters(shown, characters)
  if (first === text) return text
  const words = first === shown ? shown : first.replace(CUT_WORD, "")
  return `${words.replace(/[\s,.;:–-]+$/, "")}…${rest}`
}

/** Cuts a text to what a field of `maxLength` takes, the ellipsis and `rest` included. */
export function shortenToFit(text: string, maxLength: number, rest = ""): string {
  const mark = `…${rest}`
  return text.length <= maxLength ? text : `${truncate(text, maxLength - mark.length).trimEnd()}${mark}`
}
