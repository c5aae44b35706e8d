/** Returns the first characters of a text as a reader counts them, so that no emoji or accented letter is cut in two. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  for (const { index } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    if (count === max) return text.slice(0, index)
    count++
  }
  return text
}
