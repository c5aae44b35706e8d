import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, it } from "node:test"
import { gzipSync } from "node:zlib"
import { geoMercator } from "d3-geo"
import { MAP } from "#lib/map-area.ts"
import { drawOutline, FILE } from "../../../../scripts/draw-outline.ts"
import { project, UNITS } from "./projection.ts"

describe("the outline of the map", () => {
  const file = readFileSync(FILE, "utf8")

  it("is what scripts/draw-outline.ts draws from Natural Earth", () => {
    assert.ok(file === drawOutline(), "Run node scripts/draw-outline.ts")
  })

  it("is sent in less than 6 kB", () => {
    assert.ok(gzipSync(file).length < 6_000)
  })

  it("lies where stops are projected to", () => {
    const mercator = geoMercator()
      .scale((UNITS * 180) / Math.PI)
      .translate([0, 0])
    const [west = 0, north = 0] = mercator([MAP.west, MAP.north]) ?? []
    for (const [lat, lon] of [
      [21.03, 105.85],
      [10.78, 106.7],
    ] as const) {
      const [x = 0, y = 0] = mercator([lon, lat]) ?? []
      const found = project({ lat, lon })
      assert.ok(Math.abs(found.x - (x - west)) < 1e-6 && Math.abs(found.y - (y - north)) < 1e-6)
    }
  })
})
