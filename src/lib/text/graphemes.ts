/** Returns the first characters of a text as a reader counts them, so that no emoji or accented letter is cut in two. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  for (const { index } of graphemesOf(text)) {
    if (count === max) return text.slice(0, index)
    count++
  }
  return text
}

/** Returns the beginning of a text that fits into a field of `maxLength`, which counts as `length` does. */
export function truncate(text: string, maxLength: number): string {
  return text.slice(0, graphemesOf(text).containing(maxLength)?.index)
}

const graphemesOf = (text: string) => new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)
