import { INDIGO, INK, JADE, mix, PAPER, RICE, TURMERIC } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { mist, range, type Slope, terraces, tufts } from "../kit/land.ts"
import { cut, fill, line, type Point, pairs, put, rect, triples } from "../kit/path.ts"
import { hmong } from "../kit/people.ts"
import { birds, cloud, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"

const bell = (x: number, at: number, width: number): number => Math.exp(-(((x - at) / width) ** 2))

const FAR: Slope = {
  brow: (x) => 850 - 190 * bell(x, 1500, 460),
  foot: () => 1330,
  count: 17,
  reach: 26,
  spurs: 5,
  phase: 0.4,
}
const MIDDLE: Slope = {
  brow: (x) => 1190 - 330 * bell(x, -60, 640) + 60 * bell(x, 1300, 500),
  foot: (x) => 1500 - 60 * bell(x, 0, 700),
  count: 15,
  reach: 40,
  spurs: 4,
  phase: 2.2,
}
const NEAR: Slope = {
  brow: (x) => 1520 - 470 * bell(x, 2080, 820),
  foot: (x) => 1900 - 200 * bell(x, 2000, 900),
  count: 12,
  reach: 64,
  spurs: 3,
  phase: 0.9,
}

function hoangLien({ m, rnd }: Stage): string {
  const high: Point[] = pairs(
    "-60 600  260 430  420 520  700 300  860 400  1040 170  1300 450  1540 360  1760 480  1930 400  2060 520",
  )
  const low: Point[] = pairs("-60 660  160 560  420 700  690 540  1000 720  1360 540  1640 680  1900 520  2060 640")
  return (
    range(m, rnd, high, 880, mix(INDIGO, JADE, 0.25), 0.52, 0.13) +
    mist(m, "mist1", 480, 340) +
    range(m, rnd, low, 1000, mix(INDIGO, JADE, 0.6), 0.32, 0.12) +
    mist(m, "mist2", 640, 260, 0.85)
  )
}

function hut({ m }: Stage, x: number, y: number, s: number): string {
  const [thatch, wall] = [mix(TURMERIC, INK, 0.45), mix(INK, TURMERIC, 0.2)]
  const hearth = m.night > 0.5 ? TURMERIC : m.dark(INK)
  return put(
    x,
    y,
    s,
    line("M10 -92q-24 -40 6 -74t-4 -84q-16 -34 14 -66", m.tone(PAPER, 0.3), 11, 'opacity=".55" stroke-linecap="round"'),
    rect(-66, -44, 132, 44, m.dark(wall)),
    rect(-12, -34, 26, 34, hearth),
    rect(30, -32, 20, 16, hearth),
    fill(cut(pairs("-92 -38  -54 -100  54 -100  92 -38")), m.tone(thatch)),
    fill(cut(pairs("20 -100  54 -100  92 -38  44 -38")), m.dark(thatch)),
    line("M-58 -100H58", m.lit(thatch), 7),
  )
}

function crops({ m, by }: Stage): (depth: number, shift: number) => (i: number) => string {
  const shine = mix(m.sky[1] ?? m.haze, PAPER, m.night > 0.5 ? 0.12 : 0.55)
  const green = by(mix(RICE, PAPER, 0.2), RICE, mix(RICE, JADE, 0.2))
  const gold = by(mix(RICE, TURMERIC, 0.4), TURMERIC, mix(TURMERIC, RICE, 0.25))
  const seasons = by(["w", "g", "w", "y", "g", "w"], ["y", "g", "y", "y", "w", "g"], ["w", "g", "w", "y", "w", "g"])
  return (depth, shift) => (i) => {
    const season = seasons[(i + shift) % 6]
    return season === "w"
      ? mix(shine, m.haze, depth)
      : m.tone(mix(season === "y" ? gold : green, JADE, ((i * 7) % 4) * 0.09), depth)
  }
}

export const scene: Scene = {
  frame: { wide: 165, tall: 420 },
  skies: {
    dawn: { hour: "lotus", x: 1330, y: 400, r: 120 },
    day: { hour: "paper", x: 620, y: 350, r: 110 },
    dusk: { hour: "plum", x: 1290, y: 420, r: 170 },
  },
  ground: RICE,
  draw(stage) {
    const { m, rnd, by } = stage
    const paint = crops(stage)
    const [grove, bank] = [mix(JADE, RICE, 0.16), mix(JADE, INK, 0.28)]
    return [
      sky(m, 1000),
      sun(m, 0),
      cloud(rnd, 300, 250, 420, 22, m.tone(PAPER, 0.2), 0.55),
      cloud(rnd, 1620, 210, 460, 22, m.tone(PAPER, 0.2), 0.5),
      hoangLien(stage),
      birds(rnd, 800, 270, 4, 20, m.dark(INK, 0.2)),
      terraces(m, FAR, paint(0.26, 2), bank, 0.26),
      hut(stage, 1420, 700, 0.8),
      hut(stage, 1590, 716, 0.62),
      triples("1500 690 40  1680 726 48  1310 726 44  1850 800 56")
        .map(([x = 0, y = 0, r = 0]) => bush(m, rnd, x, y, r, r * 0.8, grove, 0.22))
        .join(""),
      terraces(m, MIDDLE, paint(0.06, 0), bank, 0.06),
      triples("60 880 96  190 906 70  420 1010 50  700 1150 44")
        .map(([x = 0, y = 0, r = 0]) => bush(m, rnd, x, y, r, r * 0.8, grove))
        .join(""),
      hut(stage, 310, 930, 1.05),
      terraces(m, NEAR, paint(0, 3), bank),
      put(by(900, 1090, 800), by(1270, 1250, 1276), 2.6, hmong(m)),
      put(by(1090, 930, 980), by(1262, 1266, 1280), 1.8, hmong(m)),
      tufts(rnd, -20, 900, (x) => 1510 - x * 0.01, 28, 60, m.dark(mix(RICE, JADE, 0.5))),
      bush(m, rnd, 1960, 1060, 110, 80, grove),
      bush(m, rnd, 1830, 1110, 70, 46, grove),
    ]
  },
}
