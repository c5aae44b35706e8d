import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { joined, type Names, partsOf } from "./search-terms.server.ts"
import { searchTerms } from "./search-terms.table.server.ts"
import type { Word } from "./typed-words.server.ts"

/** Shorter words have too many others that differ by one letter. */
const SHORTEST_WORD = 4
const SHORTEST_NAME = 5
/** The first parts are the longest. */
const MAX_PARTS = 12

/** Returns the spellings of unknown words and names with one typing error forgiven. */
export async function findCorrections(words: Word[]): Promise<Names> {
  const unknown = await findUnknown(words)
  const doubtful = partsOf(words).filter(
    (part) =>
      part.some(({ folded }) => unknown.has(folded)) &&
      joined(part).length >= (part.length === 1 ? SHORTEST_WORD : SHORTEST_NAME),
  )
  return doubtful.length ? findAlike(doubtful.slice(0, MAX_PARTS).map(joined)) : new Map()
}

/** Returns the words with which no known word begins. */
async function findUnknown(words: Word[]): Promise<Set<string>> {
  const typed = JSON.stringify(words.map(({ folded }) => folded))
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from jsonb_array_elements_text(${typed}::jsonb) word
    where not exists (select from ${searchTerms} where joined like word || '%')`)
  return new Set(rows.map(({ word }) => word))
}

/** Finds words and names that differ from a text by one letter: one more, one less, another, or two exchanged. */
async function findAlike(texts: string[]): Promise<Names> {
  const { rows } = await db.execute<{ text: string; term: string; joined: string }>(sql`
    select text, term, joined from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) text
    join ${searchTerms} on length(joined) between length(text) - 1 and length(text) + 1
      and (joined % text or left(joined, 2) = left(text, 2))
    order by text, similarity(joined, text) desc, term`)
  const alike = new Map<string, string[]>()
  for (const { text, term, joined } of rows)
    if (differByOne(text, joined)) alike.set(text, [...(alike.get(text) ?? []), term])
  return alike
}

/** Returns whether one typing error makes a text of the other. */
export function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, 2) === rest(long, 2)
  return isExchanged || rest(short, 1) === rest(long, 1)
}
