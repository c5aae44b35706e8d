import { INDIGO, INK, JADE, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { mist, range, terraces } from "../../kit/land.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, inside, line, oval, pairs, put, rect, steps } from "../../kit/path.ts"
import { sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { seated, standing } from "../../props/figures.ts"
import { floorboards, teacup, wallboards } from "../../props/room.ts"

const WOOD = mix(mix(INK, VERMILION, 0.3), TURMERIC, 0.2)
const EMBER = mix(TURMERIC, VERMILION, 0.4)

function outside({ m, rnd }: Stage): string[] {
  const green = mix(RICE, TURMERIC, 0.2)
  return [
    sky(m, 760),
    sun(m),
    range(m, rnd, pairs("760 640  900 460  1010 580  1150 420  1290 600"), 780, mix(INDIGO, JADE, 0.4), 0.45),
    mist(m, "hh", 600, 120, 0.8),
    terraces(
      m,
      { brow: (x) => 700 + Math.sin(x / 150) * 24, foot: () => 1130, count: 10, reach: 20, spurs: 5, phase: 0.2 },
      (i) => m.tone(i % 2 ? green : mix(green, JADE, 0.26), Math.max(0, 0.24 - i * 0.04)),
      mix(JADE, INK, 0.4),
      0.1,
    ),
  ]
}

/** Maize hung to dry under the roof. */
function maize(m: Mood, x: number): string {
  const cobs = steps(0, 3, 4).flatMap((row) =>
    [-1, 0, 1].map((k) => oval(k * 26 + (row % 2) * 13, row * 46, 17, 34, k ? m.tone(TURMERIC) : m.lit(TURMERIC))),
  )
  return put(
    x,
    280,
    1,
    line("M0 -120V-20", m.dark(INK), 6),
    ...cobs,
    fill("M-40 -30Q0 -70 44 -30Q0 -14 -40 -30Z", m.lit(mix(PAPER, TURMERIC, 0.4))),
  )
}

function fire(m: Mood): string {
  return [
    disc(0, -60, 560, TURMERIC, 'opacity=".13"'),
    disc(0, -60, 330, TURMERIC, 'opacity=".2"'),
    oval(0, 20, 260, 54, m.dark(mix(INK, "#000000", 0.4))),
    oval(0, 10, 200, 36, m.dark(mix(INK, VERMILION, 0.4))),
    line(
      "M-170 30L60 -20M170 34L-60 -24M-110 -10L120 30",
      m.dark(mix(INK, TURMERIC, 0.4)),
      34,
      'stroke-linecap="round"',
    ),
    fill(
      "M-110 10Q-130 -80 -60 -150Q-50 -90 -20 -110Q-30 -190 30 -240Q34 -160 74 -120Q84 -150 90 -160Q136 -70 106 10Q0 50 -110 10Z",
      VERMILION,
    ),
    fill("M-76 10Q-84 -60 -36 -100Q-20 -60 4 -90Q6 -140 34 -160Q40 -90 66 -60Q80 -30 72 10Q0 36 -76 10Z", EMBER),
    fill("M-40 12Q-40 -40 0 -80Q36 -40 38 12Q0 26 -40 12Z", mix(TURMERIC, PAPER, 0.4)),
    line("M-220 30L-20 -560M220 30L20 -560M0 -560V-330", m.dark(INK), 16, 'stroke-linecap="round"'),
    fill("M-130 -310H130Q140 -200 60 -190H-60Q-140 -200 -130 -310Z", m.dark(mix(INK, "#000000", 0.35))),
    oval(0, -310, 136, 22, m.tone(mix(INK, EMBER, 0.3))),
    line("M-126 -310Q0 -400 126 -310", m.dark(INK), 10),
    fill("M-60 -192H60Q40 -180 -60 -192Z", EMBER),
    line(
      "M-40 -350q-30 -50 0 -90t0 -90M50 -350q30 -50 0 -90t0 -80",
      m.lit(PAPER),
      16,
      'opacity=".3" stroke-linecap="round"',
    ),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 340, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1080, y: 500, r: 80 },
    day: { hour: "pearl", x: 960, y: 440, r: 60 },
    dusk: { hour: "plum", x: 1060, y: 540, r: 90 },
  },
  ground: WOOD,
  draw(stage) {
    const { m } = stage
    const near = close(m)
    const shade = mix(WOOD, INK, 0.35)
    return [
      wallboards(m, 1080, shade, 30),
      rect(0, 0, 2000, 170, m.dark(shade)),
      steps(120, 1880, 6)
        .map((x) => rect(x - 22, 0, 44, 170, m.dark(mix(shade, INK, 0.5))))
        .join(""),
      rect(760, 300, 480, 780, m.dark(mix(INK, VERMILION, 0.3))),
      inside("door", "M790 330H1210V1080H790Z", ...outside(stage)),
      rect(1210, 330, 150, 750, m.tone(WOOD)),
      line("M1260 330V1080M1310 330V1080", m.dark(WOOD), 5),
      floorboards(m, 1080, mix(shade, TURMERIC, 0.16), [1000, 640], 15),
      fill("M790 1080H1210L1330 1500H670Z", m.glow, 'opacity=".14"'),
      [250, 470, 1530, 1750].map((x) => maize(near, x)).join(""),
      put(880, 1110, 0.86, standing(m, { shirt: INDIGO, head: "bob" })),
      put(1000, 1330, 1.04, fire(near)),
      put(1440, 1420, 1.34, seated(m, { shirt: mix(INDIGO, VERMILION, 0.12), trousers: INDIGO, head: "bob" })),
      put(560, 1420, -1.34, seated(m, { shirt: TURMERIC, head: "hair" })),
      put(800, 1440, 0.9, teacup(m)),
    ]
  },
}
