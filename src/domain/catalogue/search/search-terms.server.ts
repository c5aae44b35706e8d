import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { searchTerms } from "./search-terms.table.server.ts"
import type { Word } from "./typed-words.server.ts"

/**
 * A part of what was typed: a word, or the words of a name, of which `at` is the first. Any of its spellings may be
 * found; each is a phrase of folded words. `isBegun`: the words may be longer than typed, however short.
 */
export type Term = { at: number; length: number; spellings: string[][]; isBegun?: boolean }

/** The spellings of names, by what was typed without spaces: 'halong' is spelled 'ha long', too. */
export type Names = ReadonlyMap<string, readonly string[]>

const LONGEST_NAME = 5
/** All terms of a text have at most so many spellings together. Each has one at least. */
const MAX_SPELLINGS = 64
/** So many words next to each other tell enough. */
const MAX_JOINED = 3
/** Words of so many letters tell much alone. */
const SHORT = 4

/** Words that a name may have around it: 'Ha Long' is known where 'Ha Long Bay' is. */
const BEFORE = "vinh dao tinh song nui deo ho thac dong hang lang ban cho pho bien bai".split(" ")
const AFTER = "bay island islands city province valley beach village lake pass mountain mountains river airport".split(
  " ",
)

/** Joins the words of names, the longest first. Leaves fillers out, unless there is nothing else. */
export function joinNames(words: Word[], names: Names): Term[] {
  const terms: (Term & { isFiller: boolean })[] = []
  for (let at = 0; at < words.length; at += terms.at(-1)!.length) {
    const left = words.slice(at)
    const length = lengthsUpTo(left.length).find((length) => names.has(joined(left.slice(0, length)))) ?? 1
    terms.push(termAt(at, left.slice(0, length), names))
  }
  const telling = terms.filter(({ isFiller }) => !isFiller)
  return withFewSpellings(withoutRepeats(telling.length ? telling : terms))
}

/** Leaves out what was said before: it tells no more. */
function withoutRepeats<T extends Term>(terms: T[]): T[] {
  const first = new Map(terms.toReversed().map((term) => [term.spellings.flat().toSorted().join(" "), term]))
  return terms.filter((term) => [...first.values()].includes(term))
}

/** Keeps the first spellings of each term. What was typed comes first. */
function withFewSpellings<T extends Term>(terms: T[]): T[] {
  const each = Math.max(1, Math.floor(MAX_SPELLINGS / terms.length))
  return terms.map((term) => ({ ...term, spellings: term.spellings.slice(0, each) }))
}

/**
 * Joins short words with their neighbours, since texts are full of them: 'ba na' is not any 'ba' and any 'na'. Names stay.
 */
export function joinShortWords(terms: Term[]): Term[] {
  const joinedTerms: Term[] = []
  const each = MAX_SPELLINGS / terms.length
  for (const term of terms) {
    const before = joinedTerms.at(-1)
    const isNext = before !== undefined && before.at + before.length === term.at
    const isShort = isNext && before.length + term.length <= MAX_JOINED
    if (!isShort || !(hasShortWord(before) || hasShortWord(term))) joinedTerms.push(term)
    else joinedTerms.splice(-1, 1, joinTwo(before, term, each))
  }
  return joinedTerms
}

/** Returns whether these are several words, some of them short, and no names of several words. */
export const areShort = (terms: Term[]) =>
  terms.length > 1 && terms.some(hasShortWord) && terms.every(({ length }) => length === 1)

/** Returns whether a term tells something alone: a name, a word with synonyms, or a long one. */
export const tellsMuch = (term: Term) => term.spellings.length > 1 || !hasShortWord(term)

const hasShortWord = ({ spellings: [typed = []], length }: Term) => length === 1 && (typed[0] ?? "").length < SHORT

/** Puts two terms side by side, in either order: 'nang da' is Da Nang, too. With too many spellings, as typed only. */
function joinTwo(one: Term, other: Term, most: number): Term {
  const product = 2 * one.spellings.length * other.spellings.length
  const [ones, others] =
    product > most ? [one.spellings.slice(0, 1), other.spellings.slice(0, 1)] : [one.spellings, other.spellings]
  const both = ones.flatMap((words) =>
    others.flatMap((more) => [
      [...words, ...more],
      [...more, ...words],
    ]),
  )
  return { at: one.at, length: one.length + other.length, spellings: both }
}

const lengthsUpTo = (most: number) =>
  Array.from({ length: Math.min(most, LONGEST_NAME) }, (_, nth) => nth + 1).toReversed()

export const joined = (words: Word[]) => words.map(({ folded }) => folded).join("")

function termAt(at: number, words: Word[], names: Names) {
  const typed = words.map(({ folded }) => folded)
  const others = (names.get(joined(words)) ?? []).map((name) => name.split(" "))
  const spellings = [typed, ...others.filter((other) => other.join(" ") !== typed.join(" "))]
  return { at, length: words.length, isFiller: words.every(({ isFiller }) => isFiller), spellings }
}

/** Finds the names that some of the words form, also if they are usually written in more or fewer words. */
export async function findNames(words: Word[]): Promise<Names> {
  const wanted = new Map<string, { text: string; before?: string; after?: string }>()
  for (const part of partsOf(words)) {
    const text = joined(part)
    for (const before of BEFORE) wanted.set(before + text, { text, before })
    for (const after of AFTER) wanted.set(text + after, { text, after })
  }
  for (const part of partsOf(words)) wanted.set(joined(part), { text: joined(part) })
  const keys = sql`select jsonb_array_elements_text(${JSON.stringify([...wanted.keys()])}::jsonb)`
  const rows = await db.select().from(searchTerms).where(sql`${searchTerms.joined} in (${keys})`)
  const names = new Map<string, string[]>()
  for (const { term, joined } of rows) {
    const { text, before = "", after = "" } = wanted.get(joined)!
    const name = term.slice(before.length, after ? -after.length : undefined).trim()
    names.set(text, [...new Set([...(names.get(text) ?? []), name])])
  }
  return names
}

/** Puts the spellings of several sources together. */
export function mergeNames(...sources: Names[]): Names {
  const merged = new Map<string, string[]>()
  for (const [text, spellings] of sources.flatMap((names) => [...names]))
    merged.set(text, [...new Set([...(merged.get(text) ?? []), ...spellings])])
  return merged
}

/** Returns all parts of what was typed that a name could have, from one word up. */
export function partsOf(words: Word[]): Word[][] {
  return words.flatMap((_, at) => lengthsUpTo(words.length - at).map((length) => words.slice(at, at + length)))
}
