import { isDeepStrictEqual } from "node:util"
import type { Days } from "#domain/search/when.ts"
import { fold } from "#lib/text/fold.ts"

/** What a visitor typed. `folded` has one character for each letter, so that both are cut at the same place. */
export type TypedText = { letters: string[]; folded: string }

/** Replaces what has been read. Patterns don't match across it. */
const READ = "|"

export function typedText(text: string): TypedText {
  const letters = [
    ...text
      .normalize("NFC")
      .replace(/[\p{Cf}\p{M}]/gu, "")
      .replace(/\s+/g, " "),
  ]
  return { letters, folded: letters.map(foldLetter).join("") }
}

/** Keeps signs, which tell prices and dates. */
function foldLetter(letter: string): string {
  if (/\s/.test(letter)) return " "
  const folded = fold(letter)
  if (folded.length === 1) return folded
  return letter.length === 1 && folded === "" ? letter : READ
}

/** Words that lead to what is read: 'in June', 'vào tháng 6'. */
const LEAD = "(?:(?:in|on|for|from|during|around|over|at|with|vao|trong|dip|cho|tu|khoang)\\s+)?"

/** Returns a pattern of whole words. */
export const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${LEAD}(?:${pattern})(?![\\p{L}\\p{N}])`, "u")

export type Groups = Record<string, string | undefined>

/** Takes the first match of a pattern out of the text. Takes nothing if `read` returns nothing. */
export function extract<Read>(
  text: TypedText,
  pattern: RegExp,
  read: (groups: Groups) => Read | undefined,
): Read | undefined {
  const match = pattern.exec(text.folded)
  if (!match) return undefined
  const found = read(match.groups ?? {})
  if (found === undefined) return undefined
  takeOut(text, match)
  return found
}

/** Takes the first match out of the text as `extract` does, and all others that are read as the same. */
export function extractAll<Read>(
  text: TypedText,
  pattern: RegExp,
  read: (groups: Groups) => Read | undefined,
): Read | undefined {
  const found = extract(text, pattern, read)
  if (found === undefined) return undefined
  for (const match of text.folded.matchAll(new RegExp(pattern, "gu")))
    if (isDeepStrictEqual(read(match.groups ?? {}), found)) takeOut(text, match)
  return found
}

function takeOut(text: TypedText, { 0: { length }, index }: RegExpExecArray): void {
  const read = READ.repeat(length)
  text.letters = text.letters.toSpliced(index, length, ...read)
  text.folded = text.folded.slice(0, index) + read + text.folded.slice(index + length)
}

export type Named = { names: string[] }
/** Days with a name: a holiday. */
export type NamedDays = Days & Named

/**
 * Takes the longest name out of the text wherever it stands, and returns what has it, the first one if there are
 * several. `followedBy` is a pattern that must stand after it.
 */
export function extractName<Item extends Named>(text: TypedText, items: Item[], followedBy = ""): Item | undefined {
  const named = items
    .flatMap((item) => item.names.map((name) => ({ item, name: fold(name) })))
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => b.name.length - a.name.length)
  return named.find(({ name }) => extractAll(text, whole(name.replaceAll(" ", SPACE) + followedBy), () => true))?.item
}

/** Between words of a name. Apostrophes may be left out: 'New Year's Eve' is folded to 'new year s eve'. */
const SPACE = "[^\\p{L}\\p{N}|]*"

/** Returns the text with spaces for what has been read. */
export const withoutRead = ({ letters }: TypedText): string =>
  letters.map((letter) => (letter === READ ? " " : letter)).join("")

/** Returns the words that have not been read, as they were typed. */
export function unread(text: TypedText): string {
  const words = withoutRead(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.join(" ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
}

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  a: 1,
  an: 1,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
}
export const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join("|")}`

export const numberOf = (word: string | undefined): number => NUMBERS[word ?? ""] ?? Number(word)
