import { getTableName, or, type SQL, sql } from "drizzle-orm"
import { cached } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { findCorrections } from "./corrections.server.ts"
import { placeNames, placeOf } from "./known-places.server.ts"
import { conditionOf, orderOf, type Reading, type SearchTable } from "./search-conditions.server.ts"
import {
  areShort,
  findNames,
  joinNames,
  joinShortWords,
  mergeNames,
  type Names,
  type Term,
  tellsMuch,
} from "./search-terms.server.ts"
import { findSynonyms } from "./synonyms.server.ts"
import { type Word, wordsOf } from "./typed-words.server.ts"
import type { VietnamPlace } from "./vietnam-places.ts"

export type Matching = {
  /** `some`: some words only rank. */
  way: Reading["way"] | "some"
  /** Whether a typing error was forgiven. */
  isCorrected: boolean
  where: SQL
  /** Rows that only mention what the others are named by. */
  mentions: SQL
  /** From the best match on. Matches alike are left in the order of the list. */
  order: SQL[]
  /** A place that no row has. */
  missing: VietnamPlace | undefined
}

const PLAN_TTL_MS = 60_000

/**
 * Returns how the active rows of a table match what was typed. Undefined without a word. Rows that mention it count only
 * if none is named so, unless `alsoMentions` has them follow.
 */
export async function matchText(
  table: SearchTable,
  text: string | undefined,
  { alsoMentions = false } = {},
): Promise<Matching | undefined> {
  const words = wordsOf(text ?? "")
  if (words.length === 0) return undefined
  const key = `matching ${getTableName(table)} ${JSON.stringify(words)}`
  const { isCorrected, missing, also, ...reading } = await cached(key, () => readWords(table, words), PLAN_TTL_MS)
  const { way } = reading
  const mentions = conditionOf(table, { way: "mentions", terms: joinShortWords(reading.terms) })
  const isNamed = way === "names" || way === "phrase"
  const where = or(
    conditionOf(table, reading),
    alsoMentions && isNamed ? mentions : undefined,
    also && conditionOf(table, also),
  )!
  return {
    way: reading.ranked?.length ? "some" : way,
    isCorrected,
    where,
    mentions,
    order: [...orderOf(table, reading), ...(also ? orderOf(table, also) : [])],
    missing,
  }
}

/** `also`: rows that follow, because they have the places at least. */
type Plan = Reading & { isCorrected: boolean; also?: Reading; missing?: VietnamPlace | undefined }

/** Returns the first reading that finds an active row, from the most precise one on. */
async function readWords(table: SearchTable, words: Word[]): Promise<Plan> {
  const typed = JSON.stringify(words)
  const known = await cached(`names ${typed}`, () => findNames(words), PLAN_TTL_MS)
  const names = mergeNames(known, await findSynonyms(), placeNames)
  const terms = joinNames(words, names)
  const { places, others } = byKind(terms)
  const named = await firstThatFinds(table, namings(words, names, terms))
  if (named) {
    const also: Reading = { way: "names", terms: places, ranked: others }
    return { ...named, isCorrected: false, ...(named.way === "names" && places.length && others.length && { also }) }
  }
  const asTyped = await firstThatFinds(table, [
    ...(places.length && others.length ? [{ way: "names" as const, terms: places, ranked: others }] : []),
    { way: "mentions", terms: joinShortWords(terms) },
  ])
  if (asTyped) return { ...asTyped, isCorrected: false }
  const corrections = await cached(`corrections ${typed}`, () => findCorrections(words), PLAN_TTL_MS)
  const corrected = corrections.size ? joinNames(words, mergeNames(names, corrections)) : terms
  const isCorrected = corrections.size > 0
  const found = await firstThatFinds(table, isCorrected ? [...allOf(corrected), ...someOf(corrected)] : someOf(terms))
  if (found) return { ...found, isCorrected }
  const parts = places.length ? undefined : await firstThatFinds(table, [{ way: "parts", terms }])
  return { ...(parts ?? { way: "nothing", terms }), isCorrected: false, missing: placeIn(places) }
}

const byKind = (terms: Term[]) => ({
  places: terms.filter((term) => placeOf(term)),
  others: terms.filter((term) => !placeOf(term)),
})

const placeIn = ([first]: Term[]) => first && placeOf(first)

const allOf = (terms: Term[]): Reading[] => [
  { way: "names", terms },
  { way: "mentions", terms: joinShortWords(terms) },
]

/** Returns readings that leave some words aside, which then only rank. A place that was typed stays. */
function someOf(terms: Term[]): Reading[] {
  const { places, others } = byKind(terms)
  const ranked = joinShortWords(others)
  if (places.length === 0) {
    const telling = others.filter(tellsMuch)
    return telling.length && others.length > 1 ? [{ way: "any", terms: telling }] : []
  }
  return [
    { way: "names", terms: places, ranked },
    { way: "mentions", terms: places, ranked },
    ...(places.length > 1 ? [{ way: "any" as const, terms: places, ranked }] : []),
  ]
}

/** Returns how names may have what was typed, also while the last word is being typed. */
function namings(words: Word[], names: Names, terms: Term[]): Reading[] {
  const begun: Term[] = words.map(({ folded }, at) => ({
    at,
    length: 1,
    spellings: [[folded]],
    isBegun: at === words.length - 1,
  }))
  const asNames: Reading = { way: "names", terms }
  const asPhrase: Reading = { way: "phrase", terms: begun }
  return [
    // 'ha lo' is the beginning of 'ha long' before it is any 'ha' and any 'lo'.
    ...(areShort(terms) ? [asPhrase, asNames] : [asNames, asPhrase]),
    // The last word of a whole name is no beginning.
    ...(terms.at(-1)!.length > 1
      ? []
      : [{ way: "names" as const, terms: [...joinNames(words.slice(0, -1), names), ...begun.slice(-1)] }]),
  ]
}

async function firstThatFinds(table: SearchTable, readings: Reading[]): Promise<Reading | undefined> {
  const finds = readings.map((reading, nth) => {
    const condition = conditionOf(table, reading)
    return [`reading${nth}`, sql<boolean>`exists (select from ${table} where ${table.isActive} and ${condition})`]
  })
  const [found] = await db.select(Object.fromEntries(finds)).from(sql`(select) one`)
  return readings.find((_, nth) => found?.[`reading${nth}`])
}
