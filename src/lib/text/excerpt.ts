import { firstCharacters } from "./graphemes.ts"

/** Maximum characters (spec §9). */
export const EXCERPT = { card: 150, featured: 200, related: 100 } as const

/** Cuts a text after a whole word and adds an ellipsis if it is too long. */
export function cut(text: string, max: number): string {
  const first = firstCharacters(text, max)
  if (first === text) return text
  const words = first.replace(/\s+\S*$/, "")
  return `${words.replace(/[\s,.;:–-]+$/, "")}…`
}
