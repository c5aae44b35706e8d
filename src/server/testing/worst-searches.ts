/** As long as any text that a search reads. */
const MAX_LETTERS = 200

const filled = (unit: (nth: number) => string) => {
  const units = Array.from({ length: MAX_LETTERS }, (_, nth) => unit(nth))
  return units.join("").slice(0, MAX_LETTERS).trim()
}

const SHORT_WORDS = "ba na da la hu ca bo ti sa pa tp hm".split(" ")
const KINDS: [kind: string, unit: (nth: number) => string][] = [
  ["letters", (nth) => `${String.fromCharCode(97 + (nth % 26))} `],
  ["short words", (nth) => `${SHORT_WORDS[nth % SHORT_WORDS.length]} `],
  ["unknown words", (nth) => `${"qwertz".slice(nth % 3)}${nth} `],
  ["misspelt words", (nth) => `${["hanio", "lanernts", "kayyak", "trekkign", "beahc", "crusie"][nth % 6]} `],
  ["one word", (nth) => String.fromCharCode(97 + ((nth * 7) % 26))],
  ["marks", (nth) => `a${String.fromCharCode(0x300 + (nth % 60))}`],
  ["signs", (nth) => "%_\\*'\"()|&!:<->"[nth % 15]!],
  ["Chinese", (nth) => String.fromCodePoint(0x4e00 + ((nth * 97) % 20_000))],
  ["numbers", (nth) => `${nth} `],
  ["prices", (nth) => `under ${nth} triệu to `],
  ["days", (nth) => `${nth % 30}/${nth % 12}-`],
  ["spaces", (nth) => (nth ? " " : "1")],
]

/**
 * Returns the texts that could cause a search the most work: each synonym alone, eight times and beside each other one,
 * and the longest text of several kinds.
 */
export function worstSearches(synonyms: string[][]): string[] {
  const words = synonyms.flat()
  return [
    ...words,
    ...words.map((word) => Array(8).fill(word).join(" ")),
    ...words.flatMap((word) => words.map((other) => `${word} ${other}`)),
    ...KINDS.map(([, unit]) => filled(unit)),
  ]
}
