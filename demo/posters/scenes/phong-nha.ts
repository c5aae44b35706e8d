import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { tower } from "../kit/karst.ts"
import { hill, mist } from "../kit/land.ts"
import { cut, disc, fade, fill, inside, line, type Point, pairs, put, rect } from "../kit/path.ts"
import { rower, sitter } from "../kit/people.ts"
import type { Random } from "../kit/random.ts"
import { egrets, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { sampan } from "../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, water } from "../kit/water/water.ts"

const RIVER = 1010

function mouth(rnd: Random, left: number, right: number, top: number, drop: number): Point[] {
  const wall = (x: number, side: 1 | -1): Point[] =>
    [0, 0.16, 0.3, 0.46, 0.6, 0.78, 1].map(
      (t): Point => [
        x + side * (150 * t ** 2.2 + (t === 0 ? -120 : 0) + rnd.jitter(34)),
        1120 - (1120 - top - 120) * t,
      ],
    )
  const [l, r] = [wall(left, 1), wall(right, -1)]
  const roof: Point[] = []
  for (let x = left + 190; x < right - 150; ) {
    const w = rnd.between(26, 84)
    const arch = top + 130 * ((x - (left + right) / 2) / ((right - left) / 2)) ** 2
    const fang = rnd.chance(0.45) ? drop * rnd.between(0.5, 1) : drop * rnd.between(0.08, 0.3)
    roof.push(
      [x, arch + rnd.jitter(14)],
      [x + w * 0.36, arch + fang * 0.5],
      [x + w * 0.5, arch + fang],
      [x + w * 0.66, arch + fang * 0.42],
    )
    x += w
  }
  return [[left - 60, 1560], ...l, ...roof, ...r.reverse(), [right + 60, 1560]]
}

function shell(m: Stage["m"], hole: readonly Point[], colour: string): string {
  return fill(`M-20 -20H2020V1520H-20Z${cut(hole)}`, m.tone(colour), 'fill-rule="evenodd"')
}

function columns(
  { m, rnd }: Stage,
  xs: readonly (readonly [number, number, number, number])[],
  colour: string,
): string {
  return xs
    .map(([x, base, w, h]) => {
      const rings = [0, 0.2, 0.42, 0.62, 0.82].map(
        (t): Point => [w * (1 - t * 0.8) * rnd.between(0.85, 1.1), base - h * t],
      )
      const body = cut([
        ...rings.map(([rw, y]): Point => [x - rw, y]),
        [x, base - h],
        ...[...rings].reverse().map(([rw, y]): Point => [x + rw, y]),
      ])
      const rim = cut([
        ...rings.map(([rw, y]): Point => [x + rw * (x < 1000 ? 1 : -1), y]),
        [x, base - h],
        ...[...rings].reverse().map(([rw, y]): Point => [x + rw * (x < 1000 ? 0.45 : -0.45), y]),
      ])
      return fill(body, m.dark(colour)) + fill(rim, m.lit(mix(colour, m.glow, 0.15)))
    })
    .join("")
}

export const scene: Scene = {
  frame: { wide: 290, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 1130, y: 560, r: 130 },
    day: { hour: "jade", x: 1240, y: 420, r: 90 },
    dusk: { hour: "vermilion", x: 960, y: 620, r: 170 },
  },
  ground: INK,
  draw(stage) {
    const { m, rnd, by } = stage
    const k = (id: string, x: number, w: number, h: number, depth: number, detail: 0 | 1 | 2): string =>
      tower(m, rnd, id, { x, base: RIVER, w, h, depth, detail, undercut: false })
    const rock = by(mix(INDIGO, INK, 0.3), mix(INK, JADE, 0.35), mix(mix(INDIGO, VERMILION, 0.3), INK, 0.5))
    const inner = mouth(rnd, 420, 1600, 330, 190)
    const middle = mouth(rnd, 300, 1720, 230, 210)
    const outer = mouth(rnd, 150, 1860, 90, 240)
    const shaft = (a: number, b: number, c: number, d: number): string => `M${a} 330L${b} 330L${d} 1330L${c} 1330Z`
    const shafts = shaft(1150, 1300, 660, 980) + shaft(1340, 1420, 1050, 1230) + shaft(960, 1040, 400, 560)
    return [
      sky(m, RIVER),
      sun(m),
      k("a", 760, 260, 420, 0.66, 0),
      k("b", 1340, 300, 470, 0.62, 0),
      k("c", 1020, 240, 250, 0.72, 0),
      mist(m, "p1", 780, 240),
      k("d", 620, 260, 350, 0.34, 1),
      k("e", 1480, 260, 360, 0.3, 1),
      hill(
        pairs("380 990  600 960  800 985  1000 996  1250 970  1640 980"),
        RIVER + 10,
        m.tone(mix(RICE, JADE, 0.3), 0.2),
      ),
      egrets(by(860, 1020, 760), 620, 3, 0.8, m.lit(PAPER)),
      water(m, rnd, RIVER),
      glitter(m, rnd, RIVER, 1500, 40, 0.9),
      shell(m, inner, mix(rock, MIST, 0.26)),
      shell(m, middle, mix(rock, MIST, 0.12)),
      fill(
        cut(pairs("-20 1150  380 1122  800 1092  1000 1086  1250 1092  1640 1122  2020 1150  2020 1520  -20 1520")),
        m.dark(mix(m.water[1], rock, 0.4)),
      ),
      fade("lightpool", m.water[0], 0.85, 0),
      fill(cut(pairs("430 1119  800 1091  1000 1085  1250 1091  1590 1119  1480 1500  540 1500")), "url(#lightpool)"),
      glitter(m, rnd, 1080, 1500, 26, 1),
      inside("day", cut(inner), fill(shafts, m.glow, `opacity="${by(0.18, 0.2, 0.12)}"`)),
      columns(
        stage,
        [
          [470, 1150, 74, 300],
          [590, 1130, 44, 150],
          [1560, 1150, 84, 360],
          [1420, 1128, 40, 130],
        ],
        mix(rock, MIST, 0.2),
      ),
      shell(m, outer, rock),
      columns(
        stage,
        [
          [250, 1500, 150, 520],
          [90, 1500, 130, 330],
          [430, 1500, 90, 220],
          [1790, 1500, 160, 580],
          [1950, 1500, 120, 340],
          [1620, 1500, 80, 190],
        ],
        mix(rock, MIST, 0.06),
      ),
      mirrorSlats(rnd, "w", 1292, 170, 12),
      mirror("boat", "w", 1292, 0.5, 0.8),
      `<g id="boat">${put(by(900, 1010, 960), 1290, 1.7, put(-70, -8, 1, sitter(m, VERMILION)), put(-24, -8, 0.94, sitter(m, LOTUS)), put(16, -8, 0.98, sitter(m, INDIGO)), put(100, -14, 1, rower(m, JADE)), sampan(m, 300, mix(INDIGO, JADE, 0.4), TURMERIC))}</g>`,
      m.night > 0.5
        ? put(
            870,
            1200,
            1,
            disc(0, 0, 70, TURMERIC, 'opacity=".2"'),
            disc(0, 0, 15, mix(TURMERIC, PAPER, 0.6)),
            line("M0 14V60", m.dark(INK), 4),
          )
        : "",
      rect(0, 1496, 2000, 4, m.dark(rock)),
    ]
  },
}
