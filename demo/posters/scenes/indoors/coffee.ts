import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { type Tube, tubeHouse } from "../../kit/houses.ts"
import { wires } from "../../kit/lanterns.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { fill, line, n, oval, put, rect, steps } from "../../kit/path.ts"
import { flowerSeller } from "../../kit/riders.ts"
import { sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"

const COFFEE = mix(mix(INK, VERMILION, 0.42), "#000000", 0.25)
const STREET = 960
const HOUSES: readonly Tube[] = [
  { w: 330, floors: 4, storey: 210, wall: mix(TURMERIC, PAPER, 0.4), top: "tiles" },
  { w: 360, floors: 3, storey: 220, wall: mix(JADE, PAPER, 0.6), top: "parapet" },
  { w: 320, floors: 3, storey: 200, wall: mix(LOTUS, PAPER, 0.3), top: "gable" },
  { w: 380, floors: 3, storey: 216, wall: TURMERIC, top: "tiles" },
  { w: 330, floors: 4, storey: 206, wall: mix(PAPER, INDIGO, 0.18), shutter: VERMILION, top: "parapet" },
  { w: 360, floors: 3, storey: 210, wall: mix(VERMILION, PAPER, 0.5), top: "tiles" },
]

function opposite({ m, rnd }: Stage): string {
  let x = -30
  return HOUSES.map((house) => {
    const at = put(x, STREET, 1, tubeHouse(m, rnd, house))
    x += house.w + 2
    return at
  }).join("")
}

/** A tin filter over a glass with condensed milk: 700 tall, its foot on the origin. */
function phin(m: Mood): string {
  const tin = mix(MIST, INK, 0.16)
  return [
    oval(26, 4, 210, 34, m.dark(INK), 'opacity=".4"'),
    oval(0, -4, 196, 34, m.dark(MIST)),
    oval(0, -12, 190, 32, m.lit(PAPER)),
    fill("M-128 -390L-104 -30Q0 0 104 -30L128 -390Z", m.lit(MIST), 'opacity=".55"'),
    fill("M-112 -146L-102 -34Q0 -8 102 -34L112 -146Z", m.lit(mix(PAPER, TURMERIC, 0.2))),
    fill("M-122 -300L-112 -146Q0 -120 112 -146L122 -300Z", m.tone(COFFEE)),
    oval(0, -146, 112, 20, m.tone(mix(COFFEE, TURMERIC, 0.4))),
    oval(0, -300, 122, 20, m.tone(mix(COFFEE, TURMERIC, 0.2))),
    fill("M-96 -360L-78 -50H-54L-66 -360Z", m.lit(PAPER), 'opacity=".4"'),
    line("M0 -392V-314", m.tone(COFFEE), 9),
    fill("M0 -336q16 26 0 34q-16 -8 0 -34z", m.tone(COFFEE)),
    oval(0, -394, 196, 30, m.dark(tin)),
    oval(0, -402, 196, 30, m.lit(tin)),
    fill("M-120 -590L-104 -412Q0 -384 104 -412L120 -590Z", m.tone(tin)),
    fill("M50 -590L44 -394Q80 -398 104 -412L120 -590Z", m.dark(tin)),
    fill("M-90 -580L-80 -410H-54L-60 -580Z", m.lit(PAPER), 'opacity=".6"'),
    oval(0, -592, 132, 24, m.dark(tin)),
    oval(0, -602, 132, 24, m.lit(tin)),
    rect(-14, -648, 28, 44, m.dark(tin), 'rx="10"'),
    line("M120 -540Q210 -530 196 -470T112 -450", m.dark(tin), 15),
  ].join("")
}

function iced(m: Mood): string {
  return [
    oval(16, 2, 120, 22, m.dark(INK), 'opacity=".4"'),
    fill("M-100 -340L-82 -14Q0 8 82 -14L100 -340Z", m.lit(MIST), 'opacity=".6"'),
    fill("M-94 -270L-82 -16Q0 6 82 -16L94 -270Z", m.tone(mix(COFFEE, TURMERIC, 0.34))),
    [
      [-58, -290, 12],
      [4, -300, -10],
      [-20, -230, 20],
      [36, -236, 6],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})">${rect(-30, -30, 60, 60, m.lit(PAPER), 'rx="8" opacity=".75"')}</g>`,
      )
      .join(""),
    line("M40 -300L110 -470", m.tone(VERMILION), 14, 'stroke-linecap="round"'),
    fill("M-70 -320L-58 -40H-40L-46 -320Z", m.lit(PAPER), 'opacity=".4"'),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 330, tall: 380 },
  skies: {
    dawn: { hour: "saffron", x: 740, y: 200, r: 90 },
    day: { hour: "azure", x: 1300, y: 170, r: 80 },
    dusk: { hour: "plum", x: 760, y: 240, r: 110 },
  },
  ground: COFFEE,
  draw(stage) {
    const { m, rnd } = stage
    const near = close(m)
    const wood = mix(mix(INK, VERMILION, 0.4), TURMERIC, 0.3)
    const iron = m.dark(INK)
    return [
      sky(m, STREET),
      sun(m),
      opposite(stage),
      wires(
        m,
        [
          [-20, 260, 900, 330, 40],
          [900, 330, 2020, 250, 50],
          [-20, 300, 900, 356, 44],
          [900, 356, 2020, 300, 54],
        ],
        4,
      ),
      rect(0, STREET - 6, 2000, 300, m.tone(mix(PAPER, MIST, 0.5))),
      rect(0, STREET + 66, 2000, 300, m.tone(mix(INK, MIST, 0.36))),
      put(560, STREET + 90, 2, flowerSeller(m, [LOTUS, VERMILION, TURMERIC])),
      line(
        steps(20, 1980, 36)
          .map((x) => `M${n(x)} 930V1160`)
          .join(""),
        iron,
        9,
      ),
      line("M0 930H2000M0 966H2000", iron, 14),
      steps(110, 1890, 7)
        .map((x) => `<circle cx="${n(x)}" cy="1052" r="42" fill="none" stroke="${iron}" stroke-width="8"/>`)
        .join(""),
      bush(m, rnd, 180, 960, 180, 120, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 1840, 950, 190, 130, mix(JADE, RICE, 0.3)),
      rect(0, 1160, 2000, 340, m.tone(wood)),
      rect(0, 1160, 2000, 18, m.lit(mix(wood, TURMERIC, 0.4))),
      line("M0 1270H2000M0 1400H2000", m.dark(wood), 6, 'opacity=".6"'),
      put(1340, 1320, 1.1, iced(near)),
      put(940, 1390, 1.16, phin(near)),
      put(
        620,
        1400,
        1,
        fill("M-110 0L-84 -40H90L116 0Z", near.lit(PAPER)),
        rect(-110, 0, 226, 18, near.tone(INDIGO)),
        line("M-60 -12H60M-50 -24H50", near.dark(MIST), 4),
      ),
    ]
  },
}
