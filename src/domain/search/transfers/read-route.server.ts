import type { VehicleType } from "#domain/categories/category.ts"
import { extract, type TypedText, whole, withoutRead } from "#domain/search/reading/typed-text.server.ts"
import { fold } from "#lib/text/fold.ts"
import { findRides, twoPlacesIn } from "./match-ends.server.ts"

/** The ends of a ride as they were typed, and its means if that was typed and any ride between them has it. */
export type Route = {
  from: string
  to: string
  vehicle?: VehicleType
  /** The means that no ride between the ends has. */
  missing?: VehicleType
}

/** 'Van' is a van only where it can't be Hải Vân. */
const VEHICLES: [words: string, vehicle: VehicleType][] = [
  ["(?:xe\\s+)?limousine|limo", "limousine"],
  ["(?:(?:night|sleeper)\\s+)?trains?|(?:ve\\s+)?tau(?:\\s+(?:hoa|lua|dem))?", "train"],
  ["(?:(?:night|sleeper)\\s+)?bus|coach|xe\\s+(?:khach|buyt|giuong\\s+nam)", "bus"],
  ["motorbike|xe\\s+may", "motorbike"],
  ["mini\\s?van|mini\\s?bus|private\\s+van|(?<=by\\s+)van|xe\\s+16\\s+cho", "van"],
  [
    "(?:private\\s+)?(?:car|taxi|cab)(?:\\s+with\\s+driver)?|xe\\s+(?:rieng|oto|o\\s+to|hoi|con|[47]\\s+cho)|o\\s*to",
    "car",
  ],
]
const RIDE =
  "(?:private\\s+)?transfers?|shuttle|(?:airport\\s+)?pick[\\s-]?up|rides?|(?:dat|thue)\\s+xe|xe\\s+dua\\s+don|dua\\s+don|xe"
const BY = "(?:(?:by|bang)\\s+)?"
const VEHICLE_PATTERNS = VEHICLES.map(([words, vehicle]) => [whole(`${BY}(?:${words})`), vehicle] as const)
const RIDE_PATTERN = whole(RIDE)

const TO = new Set("to den toi ve di ra vao sang -".split(" "))
const FROM = new Set(["from", "tu"])
/** So many words between two ends are tried at most. */
const MAX_JOINTS = 4

/**
 * Reads 'sapa to hanoi', 'xe từ nội bài về phố cổ', 'hue hoi an car'. Undefined unless rides join both ends. Two places
 * beside each other are a route only with a word for a ride.
 */
export async function readRoute(typed: TypedText): Promise<Route | undefined> {
  const text = { ...typed }
  const vehicle = extractVehicle(text)
  const isRide = vehicle !== undefined || extract(text, RIDE_PATTERN, () => true) === true
  const words = withoutRead(text)
    .replace(/[-–—→>=]+/gu, " - ")
    .split(" ")
    .filter(Boolean)
  const pair = isRide ? await twoPlacesIn(words.join(" ")) : undefined
  for (const [from, to] of [...splitsOf(words), ...(pair ? [pair] : [])]) {
    const { rides, ends } = await findRides({ from, to })
    if (!rides || ends.ignored.length > 0) continue
    if (vehicle === undefined) return { from, to }
    return rides.some((ride) => ride.vehicle === vehicle) ? { from, to, vehicle } : { from, to, missing: vehicle }
  }
  return undefined
}

function extractVehicle(text: TypedText): VehicleType | undefined {
  for (const [pattern, vehicle] of VEHICLE_PATTERNS) {
    const found = extract(text, pattern, () => vehicle)
    if (found) return found
  }
  return undefined
}

/** Returns what stands before and after each word that may lead from one end to the other. */
function splitsOf(words: string[]): (readonly [from: string, to: string])[] {
  const folded = words.map((word) => (word === "-" ? word : fold(word)))
  const joints = folded.flatMap((word, at) => (TO.has(word) || FROM.has(word) ? [{ at, isFrom: FROM.has(word) }] : []))
  return joints.slice(0, MAX_JOINTS).flatMap(({ at, isFrom }) => {
    // 'The best way from Hanoi to Sapa': an end begins after the last such word before the joint.
    const start = folded.slice(0, at).findLastIndex((word) => (isFrom ? TO : FROM).has(word)) + 1
    const next = folded.findIndex((word, nth) => nth > at && (TO.has(word) || FROM.has(word)))
    const [before, after] = [words.slice(start, at), words.slice(at + 1, next === -1 ? undefined : next)].map((part) =>
      part.join(" "),
    )
    return before && after ? [isFrom ? ([after, before] as const) : ([before, after] as const)] : []
  })
}
