/** Maximum characters (spec §9). */
export const EXCERPT = { card: 150, featured: 200, related: 100 } as const

/** Cuts a text after a whole word and adds an ellipsis if it is too long. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max).replace(/\s+\S*$/, "")
  return `${words.replace(/[\s,.;:–-]+$/, "")}…`
}
