import { listCategories } from "#features/categories/categories.server.ts"
import { listHolidays } from "#features/holidays/holidays.server.ts"
import type { QueryReading } from "#features/search/search.ts"
import { hanoiDate } from "#lib/today.ts"
import { cached } from "#server/catalogue/cache.server.ts"
import { findSynonyms } from "#server/catalogue/search/synonyms.server.ts"
import { foldedWords } from "#server/catalogue/search/typed-words.server.ts"
import type { LengthHint } from "./length.server.ts"
import { type NamedRegion, readQuery } from "./read-query.server.ts"
import type { NamedDays } from "./typed-text.server.ts"

const NAMES_TTL_MS = 60_000

/** Filters that are read or given together. */
const GROUPS = [
  ["from", "to"],
  ["adults", "ages"],
  ["days"],
  ["guide"],
  ["place"],
  ["minPrice", "maxPrice", "currency"],
] as const

type Understood<Query> = {
  query: Query & { length?: LengthHint | undefined }
  reading: QueryReading | undefined
  topic: string
}

/**
 * Reads days, lengths, prices, regions and the party in the words of a query, and returns the query with them as filters.
 * Filters of its own come first. `reading` is undefined if there are only words.
 */
export async function understand<Query extends QueryReading>(query: Query): Promise<Understood<Query>> {
  const { search } = query
  if (search === undefined) return { query, reading: undefined, topic: "" }
  const [holidays, regions] = await Promise.all([
    cached("named holidays", namedHolidays, NAMES_TTL_MS),
    cached("named regions", namedRegions, NAMES_TTL_MS),
  ])
  const { reading: read, topic, hint } = readQuery(search, { today: hanoiDate(), holidays, regions })
  if (Object.keys(read).every((name) => name === "search")) return { query, reading: undefined, topic }
  const given = GROUPS.filter((names) => names.some((name) => query[name] !== undefined)).flat()
  const reading: QueryReading = Object.fromEntries(
    Object.entries(read).filter(([name]) => !(given as string[]).includes(name)),
  )
  const length = "days" in reading ? hint : undefined
  return { query: { ...query, search: undefined, ...reading, ...(length && { length }) }, reading, topic }
}

/** Returns the holidays ahead. A name such as 'Tet (Lunar New Year)' is two. */
async function namedHolidays(): Promise<NamedDays[]> {
  const holidays = await listHolidays()
  return holidays.map(({ name, from, to }) => {
    const names = [name.en, name.vi ?? ""].flatMap((text) => text.split(/[()]/))
    return { names, from, to }
  })
}

/** Returns the places with others in them, but for the one that holds all. */
async function namedRegions(): Promise<NamedRegion[]> {
  const [places, synonyms] = await Promise.all([listCategories(), findSynonyms()])
  const parents = new Set(places.map(({ parent }) => parent))
  return places
    .filter(({ _id, parent }) => parent !== null && parents.has(_id))
    .map(({ slug, name }) => {
      const names = [name.en, name.vi ?? ""]
      const others = names.flatMap((text) => synonyms.get(foldedWords(text).join("")) ?? [])
      return { slug, names: [...names, ...others] }
    })
}
