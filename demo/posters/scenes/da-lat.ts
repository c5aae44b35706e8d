import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { drift, hill, mist } from "../kit/land.ts"
import { disc, fill, line, n, type Point, pairs, put, steps, triples } from "../kit/path.ts"
import { pine } from "../kit/plants.ts"
import type { Random } from "../kit/random.ts"
import { birds, sky, stars, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { glitter, mirror, mirrorSlats, water } from "../kit/water/water.ts"
import { glasshouse, villa } from "../landmarks/da-lat-villas.ts"

const LAKE = 985

function wood(rnd: Random, points: readonly Point[], size: number): string {
  let d = ""
  points.slice(1).forEach(([x1, y1], i) => {
    const [x0, y0] = points[i] ?? [x1, y1]
    for (let x = x0; x < x1; x += size * rnd.between(0.3, 0.62)) {
      const [y, h] = [y0 + 16 + ((y1 - y0) * (x - x0)) / (x1 - x0), 16 + size * rnd.between(0.8, 1.7)]
      d += `M${n(x)} ${n(y - h)}l${n(size * 0.2)} ${n(h * 0.5)}h${n(-size * 0.08)}l${n(size * 0.2)} ${n(h * 0.6)}h${n(-size * 0.64)}l${n(size * 0.2)} ${n(-h * 0.6)}h${n(-size * 0.08)}z`
    }
  })
  return d
}

function woodedHill({ m, rnd }: Stage, points: readonly Point[], size: number, colour: string, depth: number): string {
  return (
    hill(points, LAKE + 20, m.tone(colour, depth)) +
    fill(wood(rnd, points, size), m.tone(mix(colour, INK, 0.12), depth))
  )
}

function swan({ m }: Stage): string {
  return (
    fill("M-60 -14Q-70 -60 -20 -52Q20 -44 64 -66Q66 -10 30 0H-40Q-56 -2 -60 -14Z", m.lit(PAPER)) +
    fill("M-4 -20Q30 -16 60 -50Q58 -12 28 -2H-10Z", m.dark(PAPER), 'opacity=".4"') +
    line("M-48 -30Q-64 -78 -40 -98Q-30 -116 -50 -120", m.lit(PAPER), 14, 'stroke-linecap="round"') +
    fill("M-54 -128l-26 12l26 6z", m.tone(TURMERIC)) +
    disc(-52, -120, 2.5, m.dark(INK)) +
    disc(2, -74, 9, m.dark(mix(TURMERIC, INK, 0.4))) +
    fill("M-12 -46Q-8 -66 2 -66T16 -46Z", m.tone(VERMILION)) +
    disc(26, -76, 9, m.dark(mix(TURMERIC, INK, 0.4))) +
    fill("M12 -46Q16 -68 26 -68T40 -48Z", m.tone(INDIGO))
  )
}

export const scene: Scene = {
  frame: { wide: 280, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 880, y: 500, r: 130 },
    day: { hour: "azure", x: 1260, y: 360, r: 100 },
    dusk: { hour: "lacquer", x: 760, y: 420, r: 120 },
  },
  ground: mix(JADE, MIST, 0.3),
  draw(stage) {
    const { m, rnd, by } = stage
    const leaf = mix(JADE, RICE, 0.12)
    const hydrangea = (x: number, y: number, r: number, c: string): string =>
      disc(x, y, r, m.tone(c)) +
      steps(0, 5, 6)
        .map((a) => disc(x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6, r * 0.3, m.lit(c)))
        .join("")
    return [
      sky(m, LAKE),
      m.night > 0.5 ? stars(rnd, 20, 500, PAPER) : "",
      sun(m),
      woodedHill(
        stage,
        pairs("-40 640  300 500  560 560  820 450  1000 360  1180 470  1500 560  1760 470  2040 560"),
        34,
        mix(INDIGO, JADE, 0.6),
        0.62,
      ),
      mist(m, "d1", 540, 250),
      woodedHill(
        stage,
        pairs("-40 700  260 640  620 730  900 650  1300 720  1640 600  2040 690"),
        54,
        mix(JADE, INDIGO, 0.25),
        0.4,
      ),
      mist(m, "d2", 690, 200, 0.85),
      `<g id="shore">`,
      woodedHill(
        stage,
        [
          [-40, 780],
          [220, 800],
          [420, 860],
        ],
        76,
        leaf,
        0.16,
      ),
      woodedHill(
        stage,
        [
          [1560, 870],
          [1780, 790],
          [2040, 760],
        ],
        76,
        leaf,
        0.16,
      ),
      hill(
        pairs("-40 880  360 868  700 840  1050 820  1400 846  1760 880  2040 890"),
        LAKE + 4,
        m.tone(mix(RICE, JADE, 0.3), 0.1),
      ),
      hill(pairs("-40 950  500 930  900 944  1300 926  2040 956"), LAKE + 4, m.tone(mix(RICE, JADE, 0.55), 0.04)),
      glasshouse(stage, 520, 872, 0.8),
      glasshouse(stage, 720, 856, 0.72),
      glasshouse(stage, 610, 912, 0.95),
      villa(stage, 1040, 862, 1.12, mix(TURMERIC, PAPER, 0.4)),
      villa(stage, 1270, 884, 0.9, mix(LOTUS, PAPER, 0.3)),
      villa(stage, 860, 916, 0.84, PAPER),
      villa(stage, 1480, 926, 1, mix(MIST, PAPER, 0.4)),
      triples("330 950 230  420 948 180  1130 930 150  1610 950 220  960 938 120  1370 940 140")
        .map(([x = 0, y = 0, h = 0]) => put(x, y, 1, pine(m, rnd, h, leaf, 0.06)))
        .join(""),
      "</g>",
      water(m, rnd, LAKE),
      mirrorSlats(rnd, "l", LAKE, 460, 26),
      mirror("shore", "l", LAKE, 0.62, 0.95, 7),
      drift(m, "d3", 910, 160, by(0.85, 0.5, 0.4)),
      glitter(m, rnd, LAKE + 20, 1500, 30, 0.8),
      mirrorSlats(rnd, "b", 1236, 170, 12),
      mirror("swan", "b", 1236, 0.6, 0.8),
      `<g id="swan">${put(by(930, 1050, 880), 1236, 1.5, swan(stage))}</g>`,
      put(by(1280, 780, 1230), 1098, 0.8, swan(stage)),
      put(120, 1500, 1, pine(m, rnd, 1180, leaf)),
      put(455, 1520, 1, pine(m, rnd, 1380, leaf)),
      put(300, 1530, 1, pine(m, rnd, 900, leaf)),
      put(1880, 1510, 1, pine(m, rnd, 1280, leaf)),
      put(1580, 1530, 1, pine(m, rnd, 1080, leaf)),
      put(1720, 1530, 1, pine(m, rnd, 760, leaf)),
      hill(
        pairs("-40 1380  300 1420  700 1480  1000 1500  1400 1484  1700 1430  2040 1390"),
        1560,
        m.dark(mix(RICE, JADE, 0.5)),
      ),
      bush(m, rnd, 480, 1480, 120, 66, leaf),
      bush(m, rnd, 1540, 1484, 120, 62, leaf),
      pairs("430 1440  510 1450  560 1476  470 1476  1500 1446  1580 1458  1460 1478  640 1490  1640 1480")
        .map(([x = 0, y = 0], i) => hydrangea(x, y, 26, i % 2 ? mix(INDIGO, LOTUS, 0.5) : LOTUS))
        .join(""),
      birds(rnd, 1120, 330, 4, 16, m.dark(INK, 0.2)),
    ]
  },
}
