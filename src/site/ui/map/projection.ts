import { MAP } from "#lib/map-area.ts"

export type Point = { x: number; y: number }

/** Units of the map to a degree of longitude. One is about 550 metres. */
export const UNITS = 200

const radians = (degrees: number) => (degrees * Math.PI) / 180
const northing = (latitude: number) => ((UNITS * 180) / Math.PI) * Math.asinh(Math.tan(radians(latitude)))

/** Projects coordinates as `vietnam.svg` was: Mercator, from its north-western corner on. */
export function project({ lat, lon }: { lat: number; lon: number }): Point {
  return { x: (lon - MAP.west) * UNITS, y: northing(MAP.north) - northing(lat) }
}
