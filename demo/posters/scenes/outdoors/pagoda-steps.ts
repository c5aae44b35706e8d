import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush, clump } from "../../kit/foliage.ts"
import { flyingRoof } from "../../kit/houses.ts"
import { mist, range } from "../../kit/land.ts"
import { lantern } from "../../kit/lanterns.ts"
import { close } from "../../kit/mood.ts"
import { cut, disc, fill, line, n, oval, pairs, put, rect, steps } from "../../kit/path.ts"
import { aoDai, walker } from "../../kit/people.ts"
import { birds, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"

const TOP = 830
const TILE = mix(VERMILION, INK, 0.26)
const STONE = mix(PAPER, mix(INK, MIST, 0.4), 0.34)

function hall({ m }: Stage): string {
  const timber = mix(VERMILION, INK, 0.12)
  const posts = [-330, -200, -74, 74, 200, 330]
  const tier = (y: number, w: number, h: number): string =>
    rect(1000 - w * 0.3, y - h, w * 0.6, h + 10, m.tone(mix(TURMERIC, PAPER, 0.3)))
  return [
    rect(610, 560, 780, TOP - 560, m.dark(mix(VERMILION, INK, 0.4))),
    rect(926, 610, 148, TOP - 610, m.night > 0.5 ? mix(TURMERIC, PAPER, 0.25) : m.dark(mix(INK, "#000000", 0.2))),
    put(1000, TOP - 6, 1, disc(0, -104, 38, m.lit(TURMERIC)), fill("M-56 0Q-58 -74 0 -76T56 0Z", m.lit(TURMERIC))),
    posts
      .map(
        (x) =>
          rect(1000 + x - 20, 570, 40, TOP - 570, m.tone(timber)) +
          rect(1000 + x + 6, 570, 14, TOP - 570, m.dark(timber)),
      )
      .join(""),
    [-265, -137, 137, 265]
      .map((x) =>
        line(
          `M${n(1000 + x - 38)} 640h76v150h-76zM${n(1000 + x)} 640v150M${n(1000 + x - 38)} 715h76`,
          m.lit(TURMERIC),
          6,
        ),
      )
      .join(""),
    rect(590, 552, 820, 26, m.lit(TURMERIC)),
    flyingRoof(m, 1000, 560, 1080, 130, TILE),
    tier(430, 900, 70),
    flyingRoof(m, 1000, 390, 760, 106, TILE),
    tier(284, 560, 50),
    flyingRoof(m, 1000, 250, 480, 92, TILE),
    fill("M1000 90L1016 150H984Z", m.lit(TURMERIC)),
    disc(1000, 140, 16, m.lit(TURMERIC)),
    [-265, 265].map((x) => lantern(close(m), 1000 + x, 620, 34, VERMILION, 0)).join(""),
  ].join("")
}

/** The stairs, wider and deeper towards the viewer, between two balustrades. */
function stairs({ m }: Stage): string {
  const rows = 15
  const at = (t: number): readonly [number, number] => [240 + 460 * t ** 1.5, TOP + (1500 - TOP) * t ** 1.35]
  const treads = Array.from({ length: rows }, (_, i) => {
    const [half, y] = at(i / rows)
    const [nextHalf, next] = at((i + 1) / rows)
    const riser = y + (next - y) * 0.5
    return (
      fill(
        cut([
          [1000 - half, y],
          [1000 + half, y],
          [1000 + nextHalf, riser],
          [1000 - nextHalf, riser],
        ]),
        m.lit(STONE),
      ) + rect(1000 - nextHalf, riser, nextHalf * 2, next - riser + 1, m.dark(STONE))
    )
  })
  const [half] = at(0)
  const rail = (k: 1 | -1): string => {
    const x = (v: number): number => 1000 + k * v
    return (
      fill(
        cut([
          [x(half), TOP - 60],
          [x(half + 40), TOP - 60],
          [x(860), 1500],
          [x(700), 1500],
          [x(700), 1440],
        ]),
        m.dark(STONE),
      ) +
      fill(
        cut([
          [x(half), TOP - 70],
          [x(half + 44), TOP - 70],
          [x(880), 1430],
          [x(700), 1440],
        ]),
        m.tone(mix(STONE, JADE, 0.18)),
      )
    )
  }
  return treads.join("") + rail(-1) + rail(1)
}

/** A frangipani with its bare boughs and clusters of flowers. */
function frangipani({ m, rnd }: Stage, flower: string): string {
  const crowns = pairs("-150 -520  -40 -600  90 -540  190 -470  -220 -430")
  return [
    line(
      "M0 0Q-10 -180 -60 -280T-150 -500M-30 -210Q40 -330 90 -520M20 -300Q120 -350 190 -450M-70 -310Q-160 -350 -220 -420M-20 -380L-40 -580",
      m.dark(mix(INK, TURMERIC, 0.34)),
      30,
      'stroke-linecap="round"',
    ),
    fill(crowns.map(([x, y]) => clump(rnd, x, y, 118, 70, 46)).join(""), m.tone(mix(JADE, RICE, 0.3))),
    crowns
      .map(([x, y]) =>
        [-60, -10, 44]
          .map(
            (dx, i) =>
              disc(x + dx, y - 20 + ((i * 37) % 50), 20, m.lit(flower)) +
              disc(x + dx, y - 20 + ((i * 37) % 50), 8, m.lit(TURMERIC)),
          )
          .join(""),
      )
      .join(""),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 130, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1400, y: 400, r: 110 },
    day: { hour: "jade", x: 620, y: 340, r: 90 },
    dusk: { hour: "indigo", x: 1440, y: 330, r: 110 },
  },
  ground: STONE,
  draw(stage) {
    const { m, rnd, by } = stage
    const near = close(m)
    return [
      sky(m, TOP),
      sun(m),
      birds(rnd, by(560, 1240, 500), 280, 4, 16, m.dark(INK, 0.2)),
      range(
        m,
        rnd,
        pairs("-60 700  260 480  520 660  800 520  1240 640  1560 470  1800 640  2060 520"),
        TOP + 20,
        mix(INDIGO, JADE, 0.5),
        0.5,
      ),
      mist(m, "ps", 660, 190, 0.8),
      fill(
        steps(-40, 620, 6)
          .concat(steps(1380, 2040, 6))
          .map((x, i) => clump(rnd, x, 790 - (i % 3) * 30, 130, 100, 50))
          .join(""),
        m.tone(mix(JADE, RICE, 0.2), 0.1),
      ),
      hall(stage),
      rect(0, TOP - 6, 2000, 700, m.dark(mix(JADE, RICE, 0.34))),
      stairs(stage),
      oval(1000, TOP + 4, 60, 10, m.dark(STONE)),
      put(
        1000,
        TOP + 2,
        0.9,
        fill("M-56 -60H56L40 -10H-40ZM-30 -10L-40 6H40L30 -10Z", near.dark(mix(TURMERIC, INK, 0.5))),
        line("M-20 -62V-104M0 -62V-120M20 -62V-104", near.lit(VERMILION), 5),
        line("M0 -124q-30 -50 0 -90t0 -80", near.lit(PAPER), 12, 'opacity=".5" stroke-linecap="round"'),
      ),
      put(by(900, 1120, 900), 1030, 1.5, aoDai(m, by(PAPER, LOTUS, PAPER))),
      put(by(1140, 850, 1140), 1230, 2.1, walker(m, mix(TURMERIC, VERMILION, 0.3), mix(TURMERIC, INK, 0.4))),
      put(200, 1400, 1.16, frangipani(stage, PAPER)),
      put(1800, 1400, -1.16, frangipani(stage, LOTUS)),
      bush(m, rnd, 120, 1440, 200, 100, mix(JADE, RICE, 0.4)),
      bush(m, rnd, 1890, 1440, 200, 100, mix(JADE, RICE, 0.4)),
    ]
  },
}
