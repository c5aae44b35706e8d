import { findSynonyms } from "#domain/catalogue/search/synonyms.server.ts"
import { wordsOf } from "#domain/catalogue/search/typed-words.server.ts"
import { listCategories } from "#domain/categories/categories.server.ts"
import { listTourCategories } from "#domain/categories/category-trees.server.ts"
import type { FoundPlace, QueryReading } from "#domain/search/search.ts"
import { countTours } from "#domain/tours/tours.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/text/fold.ts"

/** Returns the region that was read, and the destinations and themes with tours that are named by the words. */
export async function findPlaces({ search = "", place }: QueryReading, limit: number): Promise<FoundPlace[]> {
  const words = wordsOf(search).filter(({ isFiller }) => !isFiller)
  const joined = words.map(({ folded }) => folded).join("")
  const spellings = [words.map(({ folded }) => folded).join(" "), ...((await findSynonyms()).get(joined) ?? [])]
  const [places, themes] = await Promise.all([listCategories(), listTourCategories()])
  const found = [...places, ...themes].filter(
    ({ slug, name }) => slug === place || (joined !== "" && isNamed(name, joined, spellings)),
  )
  const counts = await countTours(found.map(({ slug }) => slug))
  return found
    .map(({ slug, name }) => ({ slug, name, tours: counts.get(slug) ?? 0 }))
    .filter(({ tours }) => tours > 0)
    .slice(0, limit)
}

/** Returns whether a name has all words from their beginning, or begins with them written as one. */
function isNamed({ en, vi = "" }: LocalizedContent, joined: string, spellings: string[]): boolean {
  return [en, vi].some((text) => {
    const name = fold(text)
    const hasWords = (words: string) => words.split(" ").every((word) => ` ${name}`.includes(` ${word}`))
    return name.replaceAll(" ", "").startsWith(joined) || spellings.some(hasWords)
  })
}
