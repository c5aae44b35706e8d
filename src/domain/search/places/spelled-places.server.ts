import type { Names } from "#domain/catalogue/search/search-terms.server.ts"
import { findSynonyms } from "#domain/catalogue/search/synonyms.server.ts"
import { listCategories } from "#domain/categories/categories.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/text/fold.ts"
import { cached } from "#server/database/cache.server.ts"

/** A place with its folded spellings: its names and their parts, its slug, and the synonyms of them all. */
export type SpelledPlace = { slug: string; name: LocalizedContent; spellings: string[] }

type SpelledPlaces = {
  /** The places with others in them, but for the one that holds all. */
  regions: SpelledPlace[]
  destinations: SpelledPlace[]
}

const TTL_MS = 60_000

/** Returns the places of the site by all names that visitors may type. */
export const findSpelledPlaces = (): Promise<SpelledPlaces> => cached("spelled places", readPlaces, TTL_MS)

async function readPlaces(): Promise<SpelledPlaces> {
  const [categories, synonyms] = await Promise.all([listCategories(), findSynonyms()])
  const parents = new Set(categories.map(({ parent }) => parent))
  const below = categories.filter(({ parent }) => parent !== null)
  const spell = ({ slug, name }: (typeof categories)[number]) => ({
    slug,
    name,
    spellings: spellingsOf(name, slug, synonyms),
  })
  return {
    regions: below.filter(({ _id }) => parents.has(_id)).map(spell),
    destinations: below.filter(({ _id }) => !parents.has(_id)).map(spell),
  }
}

function spellingsOf(name: LocalizedContent, slug: string, synonyms: Names): string[] {
  const names = [name.en, name.vi ?? ""].flatMap((text) => [text, ...text.split(/[()&]/)])
  const own = [...names, slug].map(fold).filter(Boolean)
  const others = own.flatMap((spelling) => synonyms.get(spelling.replaceAll(" ", "")) ?? [])
  return [...new Set([...own, ...others])]
}
