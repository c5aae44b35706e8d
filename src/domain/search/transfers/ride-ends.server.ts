import type { Names } from "#domain/catalogue/search/search-terms.server.ts"
import type { VehicleType } from "#domain/categories/category.ts"
import { findSpelledPlaces } from "#domain/search/places/spelled-places.server.ts"
import { isReversible } from "#domain/transfers/reversed.ts"
import { listServices } from "#domain/transfers/transfers.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/text/fold.ts"
import { cached } from "#server/database/cache.server.ts"

/** A destination of the site, or a name that an end of a ride has, with its folded spellings. */
export type KnownPlace = { name: LocalizedContent; spellings: string[]; slug?: string }

export type End = {
  /** Folded, with a space at either end. */
  text: string
  /** The location of the transfer, which may be all that names the town of its far end. */
  location: string
  isAirport: boolean
  /** Destinations that the text names. */
  named: string[]
  /** Destinations that it serves without naming them: the city of an airport, the town above a station. */
  served: string[]
}

export type RideEnds = {
  id: string
  from: End
  to: End
  vehicle: VehicleType
  isReversible: boolean
  hasTwin: boolean
}

export type Network = {
  rides: RideEnds[]
  places: KnownPlace[]
  /** The spellings of all places, and the place of each, by its letters without spaces. */
  names: Names
  byLetters: ReadonlyMap<string, KnownPlace>
}

const TTL_MS = 60_000

/** Returns all ends of rides and all names that they are known by. */
export const findNetwork = (): Promise<Network> => cached("ends of rides", readNetwork, TTL_MS)

async function readNetwork(): Promise<Network> {
  const [rows, { destinations }] = await Promise.all([listServices(), findSpelledPlaces()])
  const drawn = rows.map((row) => ({ row, ...drawEnds(row, destinations) }))
  shareCities(drawn.flatMap(({ from, to }) => [from, to]))
  const rides = drawn.map(({ row, from, to }) => ({
    ...{ id: row.id, from, to, vehicle: row.vehicleType },
    isReversible: isReversible(row),
    hasTwin: drawn.some(
      (other) =>
        other.row.vehicleType === row.vehicleType && other.from.text === to.text && other.to.text === from.text,
    ),
  }))
  const places = [...destinations, ...namesOfEnds(rows, destinations)]
  const spelled = places
    .toReversed()
    .flatMap((place) => place.spellings.map((spelling) => [spelling.replaceAll(" ", ""), place, spelling] as const))
  return {
    ...{ rides, places },
    names: new Map(spelled.map(([letters, , spelling]) => [letters, [spelling]])),
    byLetters: new Map(spelled.map(([letters, place]) => [letters, place])),
  }
}

type Row = Awaited<ReturnType<typeof listServices>>[number]

const textOf = ({ en, vi }: LocalizedContent) => ` ${fold(`${en} ${vi ?? ""}`)} `

export const hasPhrase = (text: string, phrase: string): boolean => text.includes(` ${phrase} `)

function drawEnds(
  { origin, destination, location, airport, places }: Row,
  known: KnownPlace[],
): Pick<RideEnds, "from" | "to"> {
  const draw = (text: LocalizedContent, end: "from" | "to"): End => ({
    text: textOf(text),
    location: end === "to" ? textOf(location) : "",
    isAirport: airport?.end === end,
    named: places.filter((slug) =>
      known.find((place) => place.slug === slug)?.spellings.some((spelling) => hasPhrase(textOf(text), spelling)),
    ),
    served: [],
  })
  const [from, to] = [draw(origin, "from"), draw(destination, "to")]
  const left = places.filter((slug) => !from.named.includes(slug) && !to.named.includes(slug))
  const owner = [from, to].find((end) => end.isAirport && end.named.length === 0) ?? (to.named.length === 0 ? to : from)
  owner.served.push(...left)
  return { from, to }
}

/** An airport has the city that any of its rides names for it. */
function shareCities(ends: End[]): void {
  const cities = new Map<string, string[]>()
  const airports = ends.filter(({ isAirport }) => isAirport)
  for (const { text, served } of airports) cities.set(text, [...new Set([...(cities.get(text) ?? []), ...served])])
  for (const end of airports) if (end.named.length === 0) end.served = cities.get(end.text) ?? []
}

const GENERIC =
  /\b(airport|railway station|train station|station|hotels?|central|inner|town|your|in|any address|san bay|ga|khach san|noi thanh|o|cua ban|moi dia chi)\b/g

const AIRPORT_OR_STATION = /\b(airport|station|san bay|ga)\b/
const AIRPORT_CODE = /^[A-Z]{3}$/

/** Leaves out 'Wherever you need to be' and 'Vòng quanh thành phố', but not 'Sapa stone church'. */
function isProperName(text: string, known: Set<string>): boolean {
  const words = text.split(/\s+/)
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  const [first = ""] = words
  return capitals[0] === first && (words.length === 1 || capitals.length > 1 || known.has(fold(first)))
}

/** Returns the names within the ends, without 'airport', 'station' or 'hotels in'. */
function namesOfEnds(rows: Row[], destinations: KnownPlace[]): KnownPlace[] {
  const known = new Set(destinations.flatMap(({ spellings }) => spellings))
  const found = new Map<string, KnownPlace>()
  for (const text of rows.flatMap(({ origin, destination }) => [origin, destination])) {
    const parts = (words: string) =>
      words
        .split(/[,;()]| or | and | hoặc | và /)
        .map((part) => part.trim())
        .filter((part) => part !== "" && !AIRPORT_CODE.test(part))
    const [en, vi] = [parts(text.en), parts(text.vi ?? "")]
    for (const [nth, part] of [...en, ...vi].entries()) {
      const whole = fold(part)
      const short = whole.replace(GENERIC, " ").replace(/ +/g, " ").trim()
      // 'Da Nang' alone is the city.
      const spelling = known.has(short) && AIRPORT_OR_STATION.test(whole) ? whole : short
      if (spelling.length < 3 || known.has(spelling) || found.has(spelling) || !isProperName(part, known)) continue
      const isPaired = en.length === vi.length
      const name = isPaired ? { en: en[nth % en.length]!, vi: vi[nth % en.length]! } : { en: part, vi: part }
      found.set(spelling, { name, spellings: [spelling] })
    }
  }
  return [...found.values()]
}
