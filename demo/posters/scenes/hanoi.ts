import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { type Tube, tubeHouse } from "../kit/houses.ts"
import { lantern, wires } from "../kit/lanterns.ts"
import { cut, fill, line, n, put, rect, steps } from "../kit/path.ts"
import { carrier } from "../kit/people.ts"
import { flowerSeller, scooter } from "../kit/riders.ts"
import { birds, cloud, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"

const STREET = 1230

function longBien({ m }: Stage): string {
  const steel = m.tone(mix(INK, VERMILION, 0.25), 0.5)
  const spans = steps(-200, 2000, 6)
    .map((x) => {
      const w = 440
      const chord = `M${n(x)} 610L${n(x + w * 0.25)} 470L${n(x + w * 0.5)} 560L${n(x + w * 0.75)} 470L${n(x + w)} 610`
      const web = steps(0.08, 0.92, 12)
        .map((t, i) => `M${n(x + w * t)} 624L${n(x + w * (t + 0.035))} ${i % 2 ? 520 : 560}`)
        .join("")
      return chord + web
    })
    .join("")
  return (
    line(spans, steel, 6, 'stroke-linejoin="round"') +
    rect(0, 618, 2000, 15, steel) +
    steps(20, 1980, 6)
      .map((x) => rect(x - 22, 630, 44, 200, steel))
      .join("")
  )
}

const HOUSES: readonly Tube[] = [
  { w: 168, floors: 5, wall: mix(TURMERIC, PAPER, 0.25), top: "tank" },
  { w: 138, floors: 4, wall: mix(LOTUS, PAPER, 0.2), top: "tiles" },
  { w: 186, floors: 6, wall: mix(MIST, JADE, 0.25), top: "parapet", shutter: INDIGO },
  { w: 128, floors: 3, wall: TURMERIC, top: "tiles" },
  { w: 160, floors: 5, wall: PAPER, top: "gable", shutter: JADE },
  { w: 142, floors: 4, wall: mix(VERMILION, LOTUS, 0.35), top: "parapet", shutter: PAPER },
  { w: 190, floors: 3, wall: mix(TURMERIC, PAPER, 0.4), top: "tiles" },
  { w: 134, floors: 6, wall: mix(INDIGO, MIST, 0.55), top: "tank", shutter: PAPER },
  { w: 164, floors: 4, wall: mix(TURMERIC, VERMILION, 0.2), top: "gable" },
  { w: 150, floors: 5, wall: mix(MIST, PAPER, 0.3), top: "parapet" },
  { w: 176, floors: 4, wall: mix(LOTUS, TURMERIC, 0.35), top: "tiles" },
  { w: 150, floors: 6, wall: mix(JADE, MIST, 0.5), top: "tank", shutter: TURMERIC },
  { w: 170, floors: 3, wall: mix(TURMERIC, PAPER, 0.2), top: "tiles" },
]

function row({ m, rnd }: Stage): string {
  let x = -30
  return HOUSES.map((t) => {
    const house = put(x, STREET - 40, 1, tubeHouse(m, rnd, t))
    x += t.w + 3
    return house
  }).join("")
}

function pole({ m }: Stage, x: number): string {
  const coil = (r: number, dy: number): string =>
    `<circle cx="${x + 22}" cy="${dy}" r="${r}" fill="none" stroke="${m.dark(INK)}" stroke-width="4"/>`
  return (
    fill(
      cut([
        [x - 10, STREET + 4],
        [x - 6, 380],
        [x + 8, 380],
        [x + 14, STREET + 4],
      ]),
      m.dark(mix(MIST, INK, 0.45)),
    ) +
    rect(x - 80, 430, 164, 11, m.dark(INK)) +
    rect(x - 60, 500, 124, 10, m.dark(INK)) +
    coil(30, 548) +
    coil(22, 552) +
    coil(36, 556) +
    rect(x - 42, 590, 52, 70, m.dark(mix(MIST, INK, 0.3)))
  )
}

export const scene: Scene = {
  frame: { wide: 290, tall: 380 },
  skies: {
    dawn: { hour: "pearl", x: 640, y: 470, r: 150 },
    day: { hour: "turmeric", x: 1320, y: 440, r: 120 },
    dusk: { hour: "vermilion", x: 1030, y: 520, r: 200 },
  },
  ground: mix(INK, MIST, 0.5),
  draw(stage) {
    const { m, rnd, by } = stage
    const flowers = by([LOTUS, PAPER, VERMILION], [TURMERIC, VERMILION, PAPER], [VERMILION, LOTUS, TURMERIC])
    const sheaf = [0, 1, 2, 3, 4, 5]
      .map((i) =>
        wires(
          m,
          [
            [-20, 360 + i * 34, 470, 436 + (i % 3) * 26, 40 + i * 8],
            [470, 436 + (i % 3) * 26, 1560, 420 + (i % 4) * 30, 84 + i * 15],
            [1560, 420 + (i % 4) * 30, 2020, 400 + i * 20, 30],
          ],
          2.4 + (i % 3),
        ),
      )
      .join("")
    return [
      sky(m, 900),
      sun(m, 1),
      cloud(rnd, 360, 250, 520, 24, m.tone(PAPER, 0.3), 0.5),
      cloud(rnd, 1500, 180, 460, 22, m.tone(PAPER, 0.3), 0.45),
      longBien(stage),
      row(stage),
      rect(0, STREET - 44, 2000, 40, m.dark(mix(PAPER, INK, 0.3))),
      rect(0, STREET - 6, 2000, 300, m.tone(mix(INK, MIST, 0.36))),
      fill(`M0 ${STREET + 130}H2000V1500H0Z`, m.dark(mix(INK, MIST, 0.22))),
      steps(60, 1940, 7)
        .map((x) => rect(x, STREET + 118, 120, 9, m.lit(PAPER), 'opacity=".55"'))
        .join(""),
      sheaf,
      pole(stage, 470),
      pole(stage, 1560),
      birds(rnd, 760, 446, 3, 15, m.dark(INK)),
      lantern(m, 250, 1080, 28, VERMILION, 0),
      lantern(m, 1372, 1080, 28, VERMILION, 0),
      put(by(1240, 1300, 700), STREET + 70, 1.25, scooter(m, JADE, TURMERIC, LOTUS)),
      by(
        put(1640, STREET + 40, 1.5, carrier(m, INDIGO, RICE)),
        put(240, STREET + 60, 1.3, scooter(m, VERMILION, INDIGO)),
        put(1400, STREET + 60, 1.35, scooter(m, TURMERIC, JADE)),
      ),
      put(by(930, 900, 1060), STREET + 166, 2.6, flowerSeller(m, flowers)),
      bush(m, rnd, 330, 210, 250, 150, mix(JADE, RICE, 0.15)),
      bush(m, rnd, 60, 300, 230, 190, mix(JADE, RICE, 0.1)),
    ]
  },
}
