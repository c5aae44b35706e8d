import { INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { tiledRoof } from "../kit/houses.ts"
import { lantern } from "../kit/lanterns.ts"
import { disc, fill, line, n, put, rect, steps } from "../kit/path.ts"
import { rower, sitter } from "../kit/people.ts"
import { sky, stars, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { pane, sampan } from "../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, water } from "../kit/water/water.ts"
import { BANK, coveredBridge, TILE } from "../landmarks/japanese-bridge.ts"

const WALLS = [TURMERIC, mix(TURMERIC, PAPER, 0.28), mix(TURMERIC, VERMILION, 0.16), mix(TURMERIC, PAPER, 0.14)]

function shophouse({ m, rnd }: Stage, x: number, w: number, h: number, wall: string): string {
  const wood = mix(INK, VERMILION, 0.3)
  const bays = steps(0.2, 0.8, 3).map((t) => x + w * t)
  const above = bays.map(
    (bx) =>
      rect(bx - 21, BANK - h + 36, 42, 66, pane(m)) +
      rect(bx - 34, BANK - h + 36, 15, 66, m.lit(JADE)) +
      rect(bx + 19, BANK - h + 36, 15, 66, m.dark(JADE)),
  )
  const doors = bays.map(
    (bx) =>
      rect(bx - 27, BANK - 118, 54, 118, rnd.chance(0.5) ? pane(m) : m.tone(wood)) +
      line(`M${n(bx)} ${BANK - 118}v118`, m.dark(wood), 3),
  )
  return [
    rect(x, BANK - h, w, h, m.tone(wall)),
    rect(m.sun.x < x ? x + w * 0.84 : x, BANK - h, w * 0.16, h, m.dark(wall)),
    ...above,
    rect(x - 4, BANK - 150, w + 8, 14, m.dark(wood)),
    tiledRoof(m, x, BANK - 132, w, 34, TILE),
    ...doors,
    tiledRoof(m, x, BANK - h, w, 84, TILE),
    lantern(m, x + w / 2, BANK - 100, 15, VERMILION, 0),
  ].join("")
}

function lanternGrid({ m, rnd }: Stage): string {
  const silks = [VERMILION, TURMERIC, JADE, LOTUS, mix(VERMILION, TURMERIC, 0.45), VERMILION] as const
  const rows = [
    [430, 26, 15, 60],
    [300, 38, 12, 74],
    [110, 62, 9, 110],
  ] as const
  return rows
    .map(([y, r, count, sag], row) => {
      const at = (t: number): [number, number] => [t * 2000, y + sag * 4 * t * (1 - t)]
      const cord = line(`M0 ${y}Q1000 ${y + sag * 2} 2000 ${y}`, m.dark(INK), 2 + row)
      return (
        cord +
        steps(0.5 / count, 1 - 0.5 / count, count)
          .map((t, i) => {
            const [x, ly] = at(t)
            return (
              line(`M${n(x)} ${n(ly)}v${n(r)}`, m.dark(INK), 2) +
              lantern(m, x, ly + r * 1.9, r * rnd.between(0.92, 1.08), silks[(i * 2 + row) % 6] ?? VERMILION, i + row)
            )
          })
          .join("")
      )
    })
    .join("")
}

const wishes = ({ m, rnd }: Stage): string =>
  m.night < 0.5
    ? ""
    : Array.from({ length: 16 }, (_, i) => {
        const [x, y] = [120 + i * 118 + rnd.jitter(60), rnd.between(1040, 1440)]
        const s = 0.4 + (y - 1000) / 520
        return put(
          x,
          y,
          s,
          disc(0, -8, 34, TURMERIC, 'opacity=".22"'),
          fill("M-20 -12L-13 6H13L20 -12L10 -4L0 -20L-10 -4Z", mix(i % 3 ? LOTUS : PAPER, TURMERIC, 0.3)),
          fill("M-9 8h18l-4 22h-10z", TURMERIC, 'opacity=".4"'),
        )
      }).join("")

export const scene: Scene = {
  frame: { wide: 195, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1330, y: 640, r: 120 },
    day: { hour: "paper", x: 1320, y: 560, r: 90 },
    dusk: { hour: "indigo", x: 1000, y: 560, r: 190 },
  },
  ground: mix(INK, TURMERIC, 0.5),
  draw(stage) {
    const { m, rnd, by } = stage
    const widths = [250, 210, 240, 0, 230, 260, 220, 240]
    let x = -70
    const houses = widths
      .map((w, i) => {
        const left = x
        x += w || 640
        return w ? shophouse(stage, left, w - 4, 300 + ((i * 37) % 5) * 17, WALLS[i % 4] ?? TURMERIC) : ""
      })
      .join("")
    return [
      sky(m, BANK),
      m.night > 0.5 ? stars(rnd, 16, 560, PAPER) : "",
      sun(m),
      water(m, rnd, BANK),
      `<g id="town">${houses}${coveredBridge(stage, 940)}</g>`,
      rect(0, BANK - 6, 610, 20, m.dark(mix(PAPER, INK, 0.3))),
      rect(1270, BANK - 6, 730, 20, m.dark(mix(PAPER, INK, 0.3))),
      mirrorSlats(rnd, "r", BANK + 12, 560, 26),
      mirror("town", "r", BANK + 6, 0.66, 0.9, 9),
      glitter(m, rnd, BANK + 160, 1500, 22, 0.9),
      lanternGrid(stage),
      wishes(stage),
      put(
        by(640, 1180, 900),
        1240,
        1.5,
        put(-34, -6, 1, sitter(m, VERMILION)),
        sampan(m, 250),
        put(84, -12, 1, rower(m, JADE)),
        lantern(m, -118, -46, 12, TURMERIC, 0),
      ),
    ]
  },
}
