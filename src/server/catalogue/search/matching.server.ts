import { getTableName, or, type SQL, sql } from "drizzle-orm"
import { cached } from "#server/catalogue/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { findCorrections } from "./corrections.server.ts"
import { conditionOf, orderOf, type Reading, type SearchTable } from "./search-conditions.server.ts"
import {
  areShort,
  findNames,
  joinNames,
  joinShortWords,
  mergeNames,
  type Names,
  type Term,
} from "./search-terms.server.ts"
import { findSynonyms } from "./synonyms.server.ts"
import { type Word, wordsOf } from "./typed-words.server.ts"

export type Matching = Pick<Reading, "way"> & {
  /** Whether a typing error was forgiven. */
  isCorrected: boolean
  where: SQL
  /** From the best match on. Matches alike are left in the order of the list. */
  order: SQL[]
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
  const { isCorrected, ...reading } = await cached(key, () => readWords(table, words), PLAN_TTL_MS)
  const { way } = reading
  const where = conditionOf(table, reading)
  const mentions =
    alsoMentions && (way === "names" || way === "phrase")
      ? conditionOf(table, { way: "mentions", terms: joinShortWords(reading.terms) })
      : undefined
  return { way, isCorrected, where: or(where, mentions)!, order: orderOf(table, reading) }
}

type Plan = Reading & { isCorrected: boolean }

/** Returns the first reading that finds an active row, from the most precise one on. */
async function readWords(table: SearchTable, words: Word[]): Promise<Plan> {
  const typed = JSON.stringify(words)
  const known = await cached(`names ${typed}`, () => findNames(words), PLAN_TTL_MS)
  const names = mergeNames(known, await findSynonyms())
  const terms = joinNames(words, names)
  const asTyped =
    (await firstThatFinds(table, namings(words, names, terms))) ??
    (await firstThatFinds(table, [{ way: "mentions", terms: joinShortWords(terms) }]))
  if (asTyped) return { ...asTyped, isCorrected: false }
  const corrections = await cached(`corrections ${typed}`, () => findCorrections(words), PLAN_TTL_MS)
  if (corrections.size) {
    const corrected = joinNames(words, mergeNames(names, corrections))
    const found = await firstThatFinds(table, [
      { way: "names", terms: corrected },
      { way: "mentions", terms: joinShortWords(corrected) },
    ])
    if (found) return { ...found, isCorrected: true }
  }
  const parts = await firstThatFinds(table, [{ way: "parts", terms }])
  return { ...(parts ?? { way: "nothing", terms }), isCorrected: false }
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
