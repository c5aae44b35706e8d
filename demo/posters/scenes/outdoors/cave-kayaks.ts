import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { tower } from "../../kit/karst.ts"
import { mist } from "../../kit/land.ts"
import { cut, fade, fill, line, put, rect } from "../../kit/path.ts"
import { birds, sky, sun } from "../../kit/sky.ts"
import type { Scene } from "../../kit/stage.ts"
import { kayak } from "../../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, ripples, water } from "../../kit/water/water.ts"
import { archRim, caveWall } from "../../props/cave.ts"

const SEA = 900

export const scene: Scene = {
  frame: { wide: 320, tall: 380 },
  skies: {
    dawn: { hour: "lotus", x: 1120, y: 610, r: 100 },
    day: { hour: "jade", x: 860, y: 560, r: 80 },
    dusk: { hour: "turmeric", x: 900, y: 640, r: 110 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const rock = by(mix(INDIGO, INK, 0.3), mix(INK, JADE, 0.3), mix(INK, VERMILION, 0.16))
    const k = (id: string, x: number, w: number, h: number, depth: number, detail: 0 | 1): string =>
      tower(m, rnd, id, { x, base: SEA + 4, w, h, depth, detail })
    const lagoon = mix(m.water[0], by(LOTUS, mix(JADE, PAPER, 0.4), PAPER), 0.4)
    const far = archRim(rnd, { left: 430, right: 1560, top: 400, floor: 960, drop: 170 })
    const middle = archRim(rnd, { left: 290, right: 1720, top: 270, floor: 1090, drop: 210 })
    const near = archRim(rnd, { left: 80, right: 1930, top: 90, floor: 1330, drop: 260 })
    return [
      sky(m, SEA),
      sun(m, 1),
      birds(rnd, 960, 560, 3, 16, m.dark(INK, 0.2)),
      k("a", 1010, 200, 190, 0.6, 0),
      k("b", 800, 220, 300, 0.42, 1),
      k("c", 1250, 250, 340, 0.36, 1),
      mist(m, "ck", 800, 110, 0.6),
      water(m, rnd, SEA),
      fill(
        cut([
          [500, SEA + 60],
          [1000, SEA + 6],
          [1500, SEA + 60],
          [1700, 1500],
          [300, 1500],
        ]),
        lagoon,
        'opacity=".55"',
      ),
      glitter(m, rnd, SEA, 1400, 30),
      caveWall(m, far, mix(rock, MIST, 0.3)),
      caveWall(m, middle, mix(rock, MIST, 0.14)),
      rect(0, 1086, 2000, 420, m.dark(mix(m.water[1], rock, 0.5))),
      fade("ckl", lagoon, 0.95, 0.1),
      fill(
        cut([
          [330, 1090],
          [1690, 1090],
          [1500, 1500],
          [500, 1500],
        ]),
        "url(#ckl)",
      ),
      ripples(rnd, 1090, 1500, 24, m.lit(lagoon), 0.5),
      put(
        by(1180, 1150, 1170),
        1130,
        1.1,
        line("M150 4L300 26M150 -4L300 -16", m.lit(lagoon), 5, 'opacity=".7"'),
        kayak(m, TURMERIC, JADE),
      ),
      mirrorSlats(rnd, "w", 1284, 160, 12),
      mirror("boat", "w", 1284, 0.5, 0.8),
      `<g id="boat">${put(by(830, 850, 840), 1284, 2.1, kayak(m, VERMILION, mix(PAPER, RICE, 0.4)))}</g>`,
      line("M1150 1290L1420 1340M1150 1276L1420 1270", m.lit(lagoon), 7, 'opacity=".6" stroke-linecap="round"'),
      caveWall(m, near, rock),
    ]
  },
}
