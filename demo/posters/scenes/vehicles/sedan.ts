import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { clump } from "../../kit/foliage.ts"
import { type Tube, tubeHouse } from "../../kit/houses.ts"
import { fill, line, put, rect } from "../../kit/path.ts"
import { birds, cloud, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { vehicle } from "../../props/cars.ts"
import { standing } from "../../props/figures.ts"
import { sedan } from "../../props/fleet.ts"
import { pavement, road } from "./roadside.ts"

const FOOT = 1060
const HOUSES: readonly Tube[] = [
  { w: 250, floors: 4, storey: 190, wall: mix(TURMERIC, PAPER, 0.3), top: "tiles" },
  { w: 300, floors: 3, storey: 200, wall: mix(JADE, PAPER, 0.55), shutter: PAPER, top: "parapet" },
  { w: 270, floors: 4, storey: 176, wall: mix(LOTUS, PAPER, 0.3), top: "gable" },
  { w: 320, floors: 3, storey: 190, wall: TURMERIC, top: "parapet" },
  { w: 260, floors: 4, storey: 186, wall: mix(PAPER, INDIGO, 0.16), shutter: VERMILION, top: "tiles" },
  { w: 300, floors: 3, storey: 204, wall: mix(VERMILION, PAPER, 0.5), top: "tank" },
  { w: 330, floors: 4, storey: 180, wall: mix(TURMERIC, PAPER, 0.5), top: "tiles" },
]

function street({ m, rnd }: Stage): string {
  let x = -20
  return HOUSES.map((house) => {
    const at = put(x, FOOT, 1, tubeHouse(m, rnd, house))
    x += house.w + 2
    return at
  }).join("")
}

function tree({ m, rnd }: Stage, x: number): string {
  const leaf = mix(JADE, RICE, 0.3)
  return (
    fill(`M${x - 26} 1110L${x - 16} 600H${x + 16}L${x + 26} 1110Z`, m.dark(mix(INK, TURMERIC, 0.3))) +
    fill(clump(rnd, x, 470, 270, 190, 90), m.dark(leaf)) +
    fill(clump(rnd, x - 50, 420, 170, 110, 80), m.tone(leaf))
  )
}

export const scene: Scene = {
  frame: { wide: 300, tall: 470 },
  skies: {
    dawn: { hour: "pearl", x: 1240, y: 300, r: 80 },
    day: { hour: "azure", x: 760, y: 240, r: 80 },
    dusk: { hour: "plum", x: 700, y: 330, r: 110 },
  },
  ground: mix(INK, TURMERIC, 0.4),
  draw(stage) {
    const { m, rnd, by } = stage
    return [
      sky(m, FOOT),
      sun(m),
      cloud(rnd, 1000, 200, 480, 24, m.tone(PAPER, 0.2), 0.5),
      birds(rnd, 1220, 200, 4, 16, m.dark(INK, 0.2)),
      street(stage),
      pavement(stage, FOOT, 1150),
      tree(stage, 230),
      tree(stage, 1780),
      road(stage, 1150),
      put(1548, 1176, 1, standing(m, { shirt: PAPER, head: "cap", arm: "case" })),
      put(990, 1316, 0.98, vehicle(m, { ...sedan, paint: by(JADE, VERMILION, PAPER) })),
      line("M0 1496H2000", m.dark(INK), 6),
      rect(0, 1490, 2000, 10, m.dark(INK), 'opacity=".3"'),
    ]
  },
}
