import type { Tour } from "#domain/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Point, project } from "#site/ui/map/projection.ts"

/** A place of the route. `day` is the first that leads there, from 1 on. */
export type Pin = Point & { name: LocalizedContent; day: number }

type Plan = {
  /** What the route covers, in units of the map. */
  scale: number
  west: number
  north: number
  pins: Pin[]
  /** Each pair of places that the route joins, once. */
  legs: { key: string; from: Point; to: Point }[]
}

export const FRAME = { width: 400, height: 480 } as const
const MARGIN = { x: 84, y: 64 }
/** Closer than this, the outline is too coarse: about 60 km across. */
const CLOSEST_SCALE = 2.2
/** In the frame. Places nearer to each other are one. */
const NEAR = 20
/** In units of the map, about 20 km. Shorter routes have no map. */
const SHORTEST_ROUTE = 35

/** Returns the route of a tour in a frame around it, or nothing if it has none worth a map. */
export function planRoute(itinerary: Tour["itinerary"]): Plan | undefined {
  const stops = itinerary.flatMap(({ stops = [] }, index) =>
    stops.map((stop) => ({ ...project(stop), name: stop.name, day: index + 1 })),
  )
  const [west, east] = [Math.min(...stops.map(({ x }) => x)), Math.max(...stops.map(({ x }) => x))]
  const [north, south] = [Math.min(...stops.map(({ y }) => y)), Math.max(...stops.map(({ y }) => y))]
  if (stops.length < 2 || Math.max(east - west, south - north) < SHORTEST_ROUTE) return undefined
  const scale = Math.min(
    (FRAME.width - 2 * MARGIN.x) / (east - west),
    (FRAME.height - 2 * MARGIN.y) / (south - north),
    CLOSEST_SCALE,
  )
  const frame = {
    scale,
    west: (west + east - FRAME.width / scale) / 2,
    north: (north + south - FRAME.height / scale) / 2,
  }
  const placed = stops.map((stop) => ({
    ...stop,
    x: round((stop.x - frame.west) * scale),
    y: round((stop.y - frame.north) * scale),
  }))
  const pins: Pin[] = []
  const visited = placed.map((stop) => {
    const known = pins.find((pin) => Math.hypot(pin.x - stop.x, pin.y - stop.y) < NEAR)
    if (!known) pins.push(stop)
    return known ?? stop
  })
  return { ...frame, pins, legs: legsOf(visited, pins) }
}

function legsOf(visited: Pin[], pins: Pin[]): Plan["legs"] {
  const legs = new Map<string, Plan["legs"][number]>()
  visited.forEach((to, nth) => {
    const from = visited[nth - 1]
    if (!from || from === to) return
    const key = [pins.indexOf(from), pins.indexOf(to)].toSorted((one, other) => one - other).join("-")
    if (!legs.has(key)) legs.set(key, { key, from, to })
  })
  return [...legs.values()]
}

const round = (value: number) => Math.round(value * 10) / 10
