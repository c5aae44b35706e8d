/** Spec §9: after how many characters an excerpt is cut, and where. */
export const EXCERPT = { card: 150, featured: 200, related: 100 } as const

/** A text of at most so many characters, cut after a word and with an ellipsis where it was longer. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max).replace(/\s+\S*$/, "")
  return `${words.replace(/[\s,.;:–-]+$/, "")}…`
}
