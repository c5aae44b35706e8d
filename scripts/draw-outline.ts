import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type GeoPermissibleObjects, geoArea, geoMercator, geoPath } from "d3-geo"
import { feature, merge } from "topojson-client"
import { presimplify, simplify } from "topojson-simplify"
import { MAP } from "#lib/map-area.ts"
import { project, UNITS } from "#site/ui/map/projection.ts"

/*
 * Draws the outline that maps are made of, from Natural Earth: `node scripts/draw-outline.ts`.
 * Natural Earth is in the public domain (naturalearthdata.com).
 */
export const FILE = join(import.meta.dirname, "../src/site/ui/map/vietnam.svg")

/** ISO 3166-1 numeric: Vietnam; and China, Laos, Cambodia, Thailand and Myanmar. */
const VIETNAM = "704"
const NEIGHBOURS = ["156", "418", "116", "764", "104"]
const DRAWN = { south: 7.5, north: 26, west: 99, east: 114 }
/** In square degrees: a corner stays if it forms a larger triangle with those beside it. */
const DETAIL = { vietnam: 0.0002, around: 0.008 }
/** In steradians. Smaller islands of the neighbours are left out: about 600 km². */
const ISLAND = 1.5e-5

/** Islands of Hoàng Sa and Trường Sa, which Natural Earth leaves out and Vietnamese law asks of each map of the country. */
const ARCHIPELAGOS = [
  [16.53, 111.61],
  [16.83, 112.34],
  [16.67, 112.73],
  [15.78, 111.2],
  [11.43, 114.33],
  [10.38, 114.48],
  [9.89, 114.33],
  [8.97, 113.69],
  [8.64, 111.92],
  [8.18, 113.3],
  [7.89, 112.92],
] as const

/** Lines are as wide at every scale. */
const STROKE = 'vector-effect="non-scaling-stroke"'

type World = Parameters<typeof presimplify>[0]
type Country = Extract<Parameters<typeof merge>[1], unknown[]>[number]

const countriesOf = ({ objects }: World) => (objects.countries as unknown as { geometries: Country[] }).geometries

/** Returns the outline as an SVG file with two paths, `land` around the country and `vietnam`. */
export function drawOutline(): string {
  const file = fileURLToPath(import.meta.resolve("world-atlas/countries-10m.json"))
  const world = presimplify(JSON.parse(readFileSync(file, "utf8")) as World)
  const near = simplify(world, DETAIL.vietnam)
  const far = simplify(world, DETAIL.around)
  const vietnam = countriesOf(near).filter(({ id }) => id === VIETNAM)
  const around = merge(
    far,
    countriesOf(far).filter(({ id }) => NEIGHBOURS.includes(String(id))),
  )
  const land = around.coordinates.filter((coordinates) => geoArea({ type: "Polygon", coordinates }) > ISLAND)
  return [
    '<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">',
    "  <!-- From Natural Earth (public domain), by scripts/draw-outline.ts. -->",
    `  <path id="land" ${STROKE} d="${pathOf({ type: "MultiPolygon", coordinates: land })}"/>`,
    `  <path id="vietnam" ${STROKE} d="${pathOf(feature(near, { type: "GeometryCollection", geometries: vietnam }))}"/>`,
    `  <path id="islands" ${STROKE} d="${ARCHIPELAGOS.map(dot).join("")}"/>`,
    "</svg>",
    "",
  ].join("\n")
}

function dot([lat, lon]: (typeof ARCHIPELAGOS)[number]): string {
  const { x, y } = project({ lat, lon })
  return `M${Math.round(x)} ${Math.round(y)}h0`
}

/** Returns a shape as a path in the units of `project`. */
function pathOf(shape: GeoPermissibleObjects): string {
  const corner = project({ lat: DRAWN.north, lon: DRAWN.west })
  const far = project({ lat: DRAWN.south, lon: DRAWN.east })
  const scale = (UNITS * 180) / Math.PI
  const [west = 0, north = 0] = geoMercator().scale(scale).translate([0, 0])([MAP.west, MAP.north]) ?? []
  const projection = geoMercator()
    .scale(scale)
    .translate([-west, -north])
    .clipExtent([
      [corner.x, corner.y],
      [far.x, far.y],
    ])
  const steps = relativeSteps()
  geoPath(projection, steps.context)(shape)
  return steps.path()
}

/** Collects lines as relative steps of whole units, which take half the space of absolute ones. */
function relativeSteps() {
  const written: string[] = []
  let at: [number, number] = [0, 0]
  let start = at
  const step = (command: string, x: number, y: number) => {
    const next: [number, number] = [Math.round(x), Math.round(y)]
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]]
    if (command || dx || dy) written.push(`${command}${dx} ${dy}`)
    at = next
  }
  const context = {
    beginPath() {},
    arc() {},
    moveTo(x: number, y: number) {
      step("m", x, y)
      start = at
    },
    lineTo: (x: number, y: number) => step("", x, y),
    closePath() {
      written.push("z")
      at = start
    },
  }
  return { context, path: () => written.join(" ").replaceAll(/ (?=[-mz])|(?<=z) /g, "") }
}

if (import.meta.main) writeFileSync(FILE, drawOutline())
