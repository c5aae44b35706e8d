import { INDIGO, INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { type Tube, tubeHouse } from "../../kit/houses.ts"
import { lantern } from "../../kit/lanterns.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, line, n, oval, put, rect, steps } from "../../kit/path.ts"
import { sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { seated } from "../../props/figures.ts"
import { floorboards, patch, windowTo } from "../../props/room.ts"

const SILKS = [VERMILION, TURMERIC, JADE, LOTUS, INDIGO, mix(VERMILION, TURMERIC, 0.4)] as const
const WALL = mix(TURMERIC, PAPER, 0.16)
const WOOD = mix(mix(INK, VERMILION, 0.34), TURMERIC, 0.2)
const ACROSS: readonly Tube[] = [
  { w: 330, floors: 2, storey: 210, wall: TURMERIC, top: "tiles" },
  { w: 360, floors: 2, storey: 190, wall: mix(TURMERIC, PAPER, 0.3), shutter: JADE, top: "tiles" },
  { w: 340, floors: 2, storey: 206, wall: mix(TURMERIC, VERMILION, 0.16), top: "tiles" },
]

function lane({ m, rnd }: Stage): string[] {
  let x = 520
  const houses = ACROSS.map((house) => {
    const at = put(x, 850, 1, tubeHouse(m, rnd, house))
    x += house.w
    return at
  })
  return [sky(m, 800), sun(m), ...houses, rect(400, 846, 1200, 60, m.tone(mix(PAPER, INK, 0.3)))]
}

function hanging(m: Mood): string {
  const row = (y: number, r: number, xs: number[], shift: number): string =>
    xs
      .map((x, i) => {
        const drop = y + ((i * 53) % 3) * r * 0.5
        return (
          line(`M${n(x)} 0V${n(drop - r * 0.8)}`, m.dark(INK), 4) +
          lantern(m, x, drop, r, SILKS[(i + shift) % 6] ?? VERMILION, i + shift)
        )
      })
      .join("")
  return row(150, 62, steps(140, 1860, 9), 0) + row(300, 82, [60, 330, 1670, 1940], 2)
}

/** Rolls of silk in a rack. */
function rolls(m: Mood, x: number): string {
  const silk = steps(0, 11, 12).map((i) => {
    const [cx, cy] = [x + (i % 4) * 78, 660 + Math.floor(i / 4) * 88]
    const c = SILKS[(i * 5 + 1) % 6] ?? JADE
    return (
      disc(cx, cy, 34, m.tone(c)) + disc(cx, cy, 22, m.dark(c)) + disc(cx, cy, 13, m.lit(mix(PAPER, TURMERIC, 0.3)))
    )
  })
  return (
    rect(x - 56, 604, 346, 290, m.dark(WOOD)) +
    silk.join("") +
    line(`M${x - 56} 706h346M${x - 56} 794h346`, m.tone(WOOD), 10)
  )
}

/** A frame of bamboo on the bench, half covered with silk. */
function frame(m: Mood): string {
  const ribs = steps(-1, 1, 7).map((t) => `M0 -230Q${n(t * 250)} -110 0 10`)
  return [
    fill("M0 -230Q-260 -110 0 10Q-90 -110 0 -230Z", m.tone(VERMILION)),
    fill("M0 -230Q-170 -110 0 10Q-90 -110 0 -230Z", m.dark(VERMILION), 'opacity=".5"'),
    line(ribs.join(""), m.dark(mix(TURMERIC, INK, 0.3)), 6),
    oval(0, -230, 34, 9, m.dark(INK)),
    oval(0, 8, 34, 9, m.dark(INK)),
  ].join("")
}

function bench(m: Mood): string {
  return [
    rect(700, 1260, 26, 190, m.dark(WOOD)),
    rect(1240, 1260, 26, 190, m.dark(WOOD)),
    fill("M690 1190H1280L1310 1262H660Z", m.lit(mix(WOOD, TURMERIC, 0.4))),
    rect(660, 1262, 650, 22, m.dark(WOOD)),
    put(950, 1210, 1.16, frame(m)),
    put(
      1210,
      1216,
      1,
      rect(-40, -60, 80, 66, m.tone(INDIGO), 'rx="8"'),
      line("M-20 -58L-36 -130M4 -58V-140M24 -58L44 -122", m.dark(mix(TURMERIC, INK, 0.3)), 9, 'stroke-linecap="round"'),
    ),
    fill("M720 1220Q760 1196 800 1214T860 1230L840 1250H700Z", m.tone(TURMERIC)),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 270, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1120, y: 450, r: 66 },
    day: { hour: "paper", x: 880, y: 430, r: 56 },
    dusk: { hour: "indigo", x: 1000, y: 470, r: 80 },
  },
  ground: TURMERIC,
  draw(stage) {
    const { m, by } = stage
    const near = close(m)
    return [
      rect(0, 0, 2000, 1100, m.tone(WALL)),
      rect(0, 0, 2000, 60, m.dark(WOOD)),
      windowTo(m, "lw", { x: 640, y: 400, w: 720, h: 460 }, 4, WOOD, lane(stage)),
      rolls(m, 190),
      rolls(m, 1580),
      rect(0, 1070, 2000, 34, m.dark(WOOD)),
      floorboards(m, 1100, mix(mix(VERMILION, PAPER, 0.34), INK, 0.24), [1000, 620], 15),
      patch(m, 720, 1280, 1100, 1500, by(-150, 70, 100), by(0.26, 0.3, 0.12)),
      hanging(near),
      put(600, 1440, -1.46, seated(m, { shirt: INDIGO, head: "straw" })),
      put(1400, 1440, 1.46, seated(m, { shirt: LOTUS, head: "bob" })),
      bench(near),
      [
        [1560, 1440, 70, TURMERIC, 2],
        [1720, 1420, 90, VERMILION, 1],
        [330, 1440, 76, JADE, 1],
      ]
        .map(([x, y, r, c, kind]) =>
          lantern(near, Number(x), Number(y) - Number(r), Number(r), String(c), Number(kind)),
        )
        .join(""),
    ]
  },
}
