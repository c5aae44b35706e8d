import { INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { flyingRoof } from "../kit/houses.ts"
import { tower } from "../kit/karst.ts"
import { hill, mist, tufts } from "../kit/land.ts"
import { fill, line, type Point, pairs, put, rect, ribbon, soft, triples, wash } from "../kit/path.ts"
import { hat, sitter } from "../kit/people.ts"
import { lotus, pad } from "../kit/plants.ts"
import { birds, egrets, sky, streaks, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { sampan } from "../kit/water/boats.ts"
import { mirror, mirrorSlats, ripples } from "../kit/water/water.ts"

const PLAIN = 930

const RIVER = triples(
  "880 1560 1500  1010 1330 760  900 1170 380  1090 1070 210  930 1010 120  1010 970 64  985 940 30",
)

function footRower(m: Stage["m"]): string {
  return [
    fill("M-6 -6L18 -52Q30 -60 38 -48L30 -4Z", m.tone(JADE)),
    fill("M20 -30L-28 -34l-4 9L18 -10Z", m.dark(INK)),
    line("M-66 26L-14 -58M-40 -30L-22 -26", m.dark(mix(INK, TURMERIC, 0.3)), 5, 'stroke-linecap="round"'),
    hat(m, 30, -62, 46),
  ].join("")
}

function lookout(m: Stage["m"]): string {
  const stairs = soft(pairs("1400 930  1460 800  1390 700  1490 590  1440 500  1516 410"))
  return (
    line(stairs, m.lit(PAPER), 9, 'stroke-dasharray="9 4"') +
    put(
      1520,
      372,
      1,
      rect(-30, -36, 60, 56, m.tone(VERMILION)),
      flyingRoof(m, 0, -34, 120, 32, mix(VERMILION, INK, 0.3)),
      rect(-20, -78, 40, 20, m.tone(VERMILION)),
      flyingRoof(m, 0, -76, 80, 28, mix(VERMILION, INK, 0.3)),
    )
  )
}

function paddies({ m }: Stage, rice: string): string {
  return [956, 980, 1012, 1052, 1102, 1164, 1240, 1330, 1430]
    .map((y, i) => {
      const row: Point[] = [
        [-20, y],
        [500, y - 14],
        [1000, y + 6],
        [1500, y - 12],
        [2020, y + 4],
      ]
      const depth = Math.max(0, 0.24 - i * 0.03)
      const stalks = line(
        soft(row.map(([x, ry]): Point => [x, ry - 2 - i])),
        m.dark(mix(rice, JADE, 0.35), depth),
        7 + i * 4,
        `stroke-dasharray="${2 + (i >> 1)} ${5 + i * 2} ${1 + (i >> 1)} ${9 + i * 3}"`,
      )
      return stalks + hill(row, 1500, m.tone(mix(rice, i % 2 ? JADE : TURMERIC, i % 2 ? 0.26 : 0.1), depth))
    })
    .join("")
}

export const scene: Scene = {
  frame: { wide: 300, tall: 420 },
  skies: {
    dawn: { hour: "pearl", x: 960, y: 620, r: 150 },
    day: { hour: "paper", x: 1060, y: 480, r: 120 },
    dusk: { hour: "plum", x: 990, y: 660, r: 210 },
  },
  ground: RICE,
  draw(stage) {
    const { m, rnd, by } = stage
    const rock = mix(MIST, JADE, 0.45)
    const k = (id: string, x: number, w: number, h: number, depth: number, detail: 0 | 1 | 2, base = PLAIN): string =>
      tower(m, rnd, id, { x, base, w, h, depth, detail, rock, undercut: false })
    const rice = by(mix(RICE, PAPER, 0.12), mix(RICE, TURMERIC, 0.35), mix(RICE, JADE, 0.35))
    const river = ribbon(RIVER, 0.35)
    const boat = (id: string): string =>
      `<g id="${id}">${put(by(880, 1010, 930), 1352, 1.5, put(-64, -8, 1, sitter(m, VERMILION)), put(-20, -8, 0.95, sitter(m, LOTUS)), put(70, -10, 1, footRower(m)), sampan(m, 270))}</g>`
    return [
      sky(m, PLAIN),
      sun(m, 1),
      streaks(rnd, 180, 520, 8, m.tone(PAPER, 0.2), 0.5),
      k("a", 820, 200, 250, 0.68, 0),
      k("b", 1190, 240, 310, 0.66, 0),
      k("c", 1010, 130, 150, 0.76, 0),
      mist(m, "v1", 740, 200, 0.7),
      k("d", 690, 250, 430, 0.4, 1),
      k("e", 1310, 230, 390, 0.42, 1),
      mist(m, "v2", 800, 140, 0.6),
      k("f", 420, 440, 800, 0.1, 2, 960),
      k("g", 1550, 480, 640, 0.08, 2, 960),
      lookout(m),
      k("h", 90, 360, 520, 0.04, 2, 985),
      k("i", 1900, 340, 430, 0.04, 2, 985),
      hill(pairs("-20 950  500 930  1000 925  1500 930  2020 950"), 1500, m.tone(mix(rice, JADE, 0.25), 0.25)),
      paddies(stage, rice),
      wash("river", [m.water[0], m.water[0], m.water[1]], 0, 1),
      fill(river, m.dark(mix(RICE, INK, 0.4))),
      `<clipPath id="rv"><path d="${river}"/></clipPath>`,
      `<g clip-path="url(#rv)">`,
      fill(
        ribbon(
          RIVER.map(([x, y, w]) => [x, y + 4, w * 0.97] as const),
          0.35,
        ),
        "url(#river)",
      ),
      ripples(rnd, 960, 1500, 34, m.lit(m.water[0]), 0.7),
      ripples(rnd, 960, 1500, 20, m.dark(m.water[1]), 0.4),
      "</g>",
      mirrorSlats(rnd, "w", 1358, 180, 14),
      mirror("boat", "w", 1358, 0.5, 0.8),
      boat("boat"),
      pad(m, 520, 1440, 90),
      pad(m, 690, 1474, 70),
      pad(m, 1330, 1462, 96),
      put(560, 1450, 1, lotus(m, 76, 110)),
      put(1390, 1470, 1, lotus(m, 70, 84)),
      bush(m, rnd, 130, 1130, 80, 60, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 1850, 1120, 90, 66, mix(JADE, RICE, 0.3)),
      tufts(rnd, -20, 380, (x) => 1510 + x * 0.02, 16, 90, m.dark(mix(RICE, INK, 0.2))),
      tufts(rnd, 1620, 2020, () => 1512, 16, 90, m.dark(mix(RICE, INK, 0.2))),
      egrets(by(1180, 640, 1120), by(760, 560, 520), by(3, 2, 3), 0.9, m.lit(PAPER)),
      birds(rnd, 840, 520, 3, 16, m.dark(INK, 0.3)),
    ]
  },
}
