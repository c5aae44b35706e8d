import { cached } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { searchSynonyms } from "./search-synonyms.table.server.ts"
import type { Names } from "./search-terms.server.ts"
import { foldedWords } from "./typed-words.server.ts"

const TTL_MS = 60_000

/** Returns the other spellings of all words and names that have synonyms, by their letters without spaces. */
export function findSynonyms(): Promise<Names> {
  return cached("search synonyms", readSynonyms, TTL_MS)
}

/** A word that stands in many groups has no more. */
const MAX_SPELLINGS = 32

async function readSynonyms(): Promise<Names> {
  const rows = await db.select({ words: searchSynonyms.words }).from(searchSynonyms)
  const synonyms = new Map<string, string[]>()
  for (const { words } of rows) {
    const spellings = [...new Set(words.map((word) => foldedWords(word).join(" ")))]
    for (const spelling of spellings) {
      const joined = spelling.replaceAll(" ", "")
      synonyms.set(joined, [...new Set([...(synonyms.get(joined) ?? []), ...spellings])].slice(0, MAX_SPELLINGS))
    }
  }
  return synonyms
}
