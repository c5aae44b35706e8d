import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { tower } from "../kit/karst.ts"
import { drift } from "../kit/land.ts"
import { cut, fill, line, type Point, pairs, put, rect, soft, steps } from "../kit/path.ts"
import { birds, cloud, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { kayak, pane } from "../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, ripples, water } from "../kit/water/water.ts"

const SEA = 640

function shallows({ m, by }: Stage): string {
  const shore = (k: number): Point[] => [
    [2060, 1020 - k * 210],
    [1700, 1080 - k * 170],
    [1420, 1190 - k * 130],
    [1230, 1330 - k * 70],
    [1180 - k * 150, 1520],
  ]
  const lagoon = mix(m.water[0], by(PAPER, PAPER, LOTUS), 0.6)
  return (
    steps(1, 0, 6)
      .map((k, i) =>
        fill(
          `${soft(shore(k))}L2060 1520Z`,
          mix(mix(m.water[1], m.water[0], 0.35), lagoon, i / 5),
          `opacity="${i ? 0.9 : 0.6}"`,
        ),
      )
      .join("") +
    line(soft(shore(0.06)), m.lit(PAPER), 8, 'opacity=".8"') +
    fill(`${soft(shore(0))}L2060 1520Z`, m.tone(mix(PAPER, by(TURMERIC, TURMERIC, LOTUS), 0.36)))
  )
}

function raftHouse({ m, rnd }: Stage, x: number, y: number, s: number, wall: string, roof: string): string {
  const drums = steps(-86, 86, 7)
    .map((dx) => rect(dx - 10, -8, 20, 13, m.dark(INDIGO), 'rx="5"'))
    .join("")
  return put(
    x,
    y,
    s,
    drums,
    rect(-100, -16, 200, 11, m.tone(mix(TURMERIC, INK, 0.3))),
    rect(-66, -70, 118, 55, m.tone(wall)),
    rect(22, -70, 30, 55, m.dark(wall)),
    rect(-48, -56, 22, 24, pane(m)),
    rect(-12, -60, 26, 45, rnd.chance(0.5) ? pane(m) : m.tone(JADE)),
    fill(cut(pairs("-84 -66  -56 -98  46 -98  70 -66")), m.tone(roof)),
    line("M-46 -96L-64 -68M-20 -96L-30 -68M6 -96L6 -68M30 -96L42 -68", m.dark(roof), 3),
    line("M62 -16V-52H94V-16", m.dark(INK), 3),
  )
}

const pens = (m: Stage["m"]): string =>
  line(
    "M540 876H1250M580 890H1210M620 876V890M720 876V890M820 876V890M920 876V890M1020 876V890M1120 876V890",
    m.tone(mix(TURMERIC, INK, 0.4)),
    6,
  )

export const scene: Scene = {
  frame: { wide: 250, tall: 420 },
  skies: {
    dawn: { hour: "pearl", x: 1000, y: 470, r: 130 },
    day: { hour: "paper", x: 1080, y: 400, r: 100 },
    dusk: { hour: "indigo", x: 900, y: 440, r: 120 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const rock = mix(MIST, INDIGO, 0.4)
    const k = (id: string, x: number, w: number, h: number, depth: number, detail: 0 | 1 | 2, base = SEA): string =>
      tower(m, rnd, id, { x, base, w, h, depth, detail, rock })
    const pair = by(
      [
        [690, 1140],
        [860, 1270],
      ],
      [
        [960, 1110],
        [700, 1270],
      ],
      [
        [860, 1210],
        [700, 1100],
      ],
    ) as readonly [Point, Point]
    return [
      sky(m, SEA),
      sun(m),
      cloud(rnd, 480, 230, 520, 24, m.tone(PAPER, 0.2), 0.6),
      cloud(rnd, 1480, 320, 380, 20, m.tone(PAPER, 0.2), 0.5),
      `<g id="back">${k("a", 520, 260, 200, 0.7, 0)}${k("b", 760, 200, 150, 0.74, 0)}${k("c", 1240, 280, 230, 0.68, 0)}${k("d", 1010, 150, 90, 0.78, 0)}${k("e", 640, 220, 250, 0.42, 1, SEA + 8)}${k("f", 1380, 220, 290, 0.4, 1, SEA + 8)}</g>`,
      drift(m, "lm", 560, 150, 0.6),
      water(m, rnd, SEA),
      mirrorSlats(rnd, "s", SEA, 240, 16),
      mirror("back", "s", SEA, 0.45, 0.6),
      glitter(m, rnd, SEA, 1500, 34),
      mirrorSlats(rnd, "n", 735, 420, 22),
      mirror("near", "n", 738, 0.5, 0.5, 9),
      `<g id="near">${k("g", 390, 330, 540, 0.1, 2, 728)}${k("j", 110, 420, 620, 0.04, 2, 745)}${k("h", 1560, 340, 480, 0.12, 2, 722)}${k("i", 1830, 400, 600, 0.04, 2, 745)}</g>`,
      mirrorSlats(rnd, "v", 880, 130, 12),
      mirror("village", "v", 880, 0.6, 0.8, 5),
      `<g id="village">${pens(m)}${raftHouse(stage, 640, 884, 1, mix(JADE, MIST, 0.5), VERMILION)}${raftHouse(stage, 880, 880, 1.12, mix(TURMERIC, PAPER, 0.3), INDIGO)}${raftHouse(stage, 1140, 884, 0.95, LOTUS, JADE)}</g>`,
      ripples(rnd, 1000, 1490, 14, m.lit(m.water[0]), 0.7),
      shallows(stage),
      put(
        pair[0][0],
        pair[0][1],
        1.35,
        line("M150 6L330 40M150 -2L330 -22", m.lit(m.water[0]), 5, 'opacity=".7"'),
        kayak(m, VERMILION, TURMERIC),
      ),
      put(
        pair[1][0],
        pair[1][1],
        1.6,
        line("M150 6L330 40M150 -2L330 -22", m.lit(m.water[0]), 5, 'opacity=".7"'),
        kayak(m, TURMERIC, INDIGO),
      ),
      put(
        1690,
        1290,
        1.2,
        fill("M-140 -14Q-60 -8 0 -8T140 -14Q90 12 0 12T-140 -14Z", m.tone(LOTUS)),
        line("M-110 30L40 -40", m.dark(INK), 5),
      ),
      bush(m, rnd, 1980, 1400, 190, 130, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 1790, 1470, 130, 80, mix(JADE, RICE, 0.3)),
      birds(rnd, 860, 330, 4, 18, m.dark(INK, 0.2)),
    ]
  },
}
