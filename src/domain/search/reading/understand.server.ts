import { listHolidays } from "#domain/holidays/holidays.server.ts"
import { findSpelledPlaces } from "#domain/search/places/spelled-places.server.ts"
import type { QueryReading } from "#domain/search/search.ts"
import { type Route, readRoute } from "#domain/search/transfers/read-route.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { cached } from "#server/database/cache.server.ts"
import type { LengthHint } from "./length.server.ts"
import { readQuery } from "./read-query.server.ts"
import type { NamedDays } from "./typed-text.server.ts"

const NAMES_TTL_MS = 60_000

/** Filters that are read or given together. */
const GROUPS = [
  ["from", "to"],
  ["adults", "ages"],
  ["days"],
  ["guide"],
  ["need"],
  ["place"],
  ["minPrice", "maxPrice", "currency"],
] as const

type Understood<Query> = {
  query: Query & { length?: LengthHint | undefined }
  reading: QueryReading | undefined
  topic: string
  /** The ends of a ride, if the words have any that a service joins. */
  route: Route | undefined
}

/**
 * Reads days, lengths, prices, regions and the party in the words of a query, and returns the query with them as filters.
 * Filters of its own come first. `reading` is undefined if there are only words.
 */
export async function understand<Query extends QueryReading>(query: Query): Promise<Understood<Query>> {
  const { search } = query
  if (search === undefined) return { query, reading: undefined, topic: "", route: undefined }
  const [holidays, { regions }] = await Promise.all([
    cached("named holidays", namedHolidays, NAMES_TTL_MS),
    findSpelledPlaces(),
  ])
  const named = regions.map(({ slug, spellings }) => ({ slug, names: spellings }))
  const { reading: read, topic, hint, rest } = readQuery(search, { today: hanoiDate(), holidays, regions: named })
  // What takes a number of days is no ride.
  const route = read.search && !read.days ? await readRoute(rest) : undefined
  if (Object.keys(read).every((name) => name === "search")) return { query, reading: undefined, topic, route }
  const given = GROUPS.filter((names) => names.some((name) => query[name] !== undefined)).flat()
  const reading: QueryReading = Object.fromEntries(
    Object.entries(read).filter(([name]) => !(given as string[]).includes(name)),
  )
  const length = "days" in reading ? hint : undefined
  return { query: { ...query, search: undefined, ...reading, ...(length && { length }) }, reading, topic, route }
}

/** Returns the holidays ahead. A name such as 'Tet (Lunar New Year)' is two. */
async function namedHolidays(): Promise<NamedDays[]> {
  const holidays = await listHolidays()
  return holidays.map(({ name, from, to }) => {
    const names = [name.en, name.vi ?? ""].flatMap((text) => text.split(/[()]/))
    return { names, from, to }
  })
}
