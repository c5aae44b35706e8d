import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { mist, range, tufts } from "../kit/land.ts"
import { cut, disc, fill, line, n, type Point, pairs, put, rect, ribbon, soft, steps, triples } from "../kit/path.ts"
import { scooter } from "../kit/riders.ts"
import { billow, birds, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"

type Course = readonly (readonly [x: number, y: number, width: number])[]

const RIVER: Course = triples(
  "700 800 6  640 850 16  730 910 28  620 985 46  720 1080 72  590 1200 104  660 1350 150  540 1580 220",
)

const ROAD: Course = triples(
  "2080 1440 190  1650 1400 150  1180 1370 126  1010 1290 108  1220 1205 92  1600 1180 78  1780 1120 66  1600 1050 54  1250 1030 46  1130 975 38  1300 925 31  1560 905 25  1650 860 20  1500 822 15  1390 790 11  1450 760 7",
)

function gorge({ m, rnd }: Stage, jade: string): string {
  return RIVER.slice(1, -1)
    .map(([x, y, w], i) => {
      const depth = 0.5 - i * 0.085
      const reach = 150 + i * 60
      const ink = mix(JADE, INDIGO, 0.32 - i * 0.05)
      const left: Point[] = [
        [-60, y - reach * 1.5],
        [x - reach * 2.1, y - reach * 1.7],
        [x - reach * 1.3, y - reach * 0.9],
        [x - reach * 0.8, y - reach * 0.8],
        [x - w * 0.55, y],
      ]
      const right: Point[] = [
        [x + w * 0.55, y],
        [x + reach * 0.7, y - reach],
        [x + reach * 1.1, y - reach * 0.8],
        [x + reach * 1.7, y - reach * 1.6],
        [2060, y - reach * 1.2],
      ]
      const water = RIVER.slice(i, i + 3)
      return (
        range(m, rnd, i % 2 ? right : left, 1560, ink, depth, 0.1) +
        range(m, rnd, i % 2 ? left : right, 1560, ink, depth, 0.1) +
        fill(ribbon(water, 0.5), m.tone(jade, depth * 0.3)) +
        line(
          soft(water.map(([rx, ry, rw]): Point => [rx - rw * 0.3, ry])),
          m.lit(mix(jade, PAPER, 0.3), depth * 0.5),
          1 + w * 0.1,
          'stroke-linecap="round"',
        )
      )
    })
    .join("")
}

function shards({ m, rnd }: Stage, places: readonly (readonly [number, number, number])[], stone: string): string {
  return places
    .map(([x, y, s]) =>
      [0, 1, 2, 3]
        .map((k) => {
          const [cx, h, w] = [
            x + (k - 1.5) * s * 0.42 + rnd.jitter(s * 0.1),
            s * rnd.between(0.7, 1.5) * (k % 3 ? 1.2 : 0.8),
            s * rnd.between(0.24, 0.36),
          ]
          const peak: Point = [cx + rnd.jitter(w * 0.6), y - h]
          return (
            fill(
              cut([[cx - w, y], [cx - w * 0.6, y - h * 0.55], peak, [cx + w * 0.7, y - h * 0.5], [cx + w, y]]),
              m.lit(stone),
            ) +
            fill(
              cut([[cx + w * 0.08, y], [cx - w * 0.05, y - h * 0.5], peak, [cx + w * 0.7, y - h * 0.5], [cx + w, y]]),
              m.dark(stone),
            )
          )
        })
        .join(""),
    )
    .join("")
}

function slope({ m }: Stage, green: string): string {
  const face: Point[] = pairs(
    "700 1580  760 1420  880 1280  930 1130  1010 1000  1090 850  1190 700  1330 560  1420 640  1560 470  1700 380  1800 480  1930 340  2060 420  2060 1580",
  )
  const folds: readonly (readonly Point[])[] = [
    pairs("1330 560  1420 640  1390 760  1450 900  1340 1000  1400 1160  1270 1060  1330 880  1280 740"),
    pairs("1700 380  1800 480  1760 620  1840 780  1740 920  1820 1080  1660 960  1700 780  1640 600"),
    pairs("1930 340  2060 420  2060 1200  1930 1060  1980 860  1890 700  1950 520"),
    pairs(
      "1090 850  1150 940  1060 1080  1120 1230  980 1390  1040 1560  700 1580  760 1420  880 1280  930 1130  1010 1000",
    ),
  ]
  return (
    fill(cut(face), m.tone(green)) +
    folds
      .map((f, i) => fill(cut(f), i === 3 && m.sun.x < 1000 ? m.lit(green) : m.dark(green), 'opacity=".85"'))
      .join("")
  )
}

const hearths = ({ m }: Stage): string =>
  m.night < 0.5
    ? ""
    : pairs("1500 690  1545 704  1640 1004  1845 968  1895 985  1440 1122  330 905  300 918  1755 610  220 1120")
        .map(
          ([x, y]) => disc(x, y, 22, TURMERIC, 'opacity=".22"') + rect(x - 5, y - 5, 10, 9, mix(TURMERIC, PAPER, 0.45)),
        )
        .join("")

export const scene: Scene = {
  frame: { wide: 330, tall: 560 },
  skies: {
    dawn: { hour: "pearl", x: 780, y: 450, r: 120 },
    day: { hour: "turmeric", x: 800, y: 380, r: 110 },
    dusk: { hour: "vermilion", x: 740, y: 540, r: 170 },
  },
  ground: JADE,
  draw(stage) {
    const { m, rnd, by } = stage
    const [green, stone] = [mix(JADE, RICE, 0.3), mix(MIST, INK, 0.32)]
    const plots = triples("1500 700 70  1640 1010 60  1860 980 90  1420 1130 60  1880 1270 110  1580 1290 80")
    return [
      sky(m, 1100),
      sun(m, 1),
      billow(rnd, 1240, 290, 446, m.tone(PAPER, 0.2), 0.6),
      billow(rnd, 300, 420, 302, m.tone(PAPER, 0.2), 0.5),
      range(
        m,
        rnd,
        pairs("-60 640  140 440  300 600  480 400  620 600  800 500  960 610  1140 380  1320 560  1500 400  2060 600"),
        1000,
        mix(INDIGO, JADE, 0.35),
        0.62,
        0.14,
      ),
      mist(m, "h1", 560, 260),
      gorge(stage, mix(mix(JADE, RICE, 0.25), by(MIST, MIST, TURMERIC), 0.5)),
      birds(rnd, 800, 690, 3, 20, m.dark(INK)),
      slope(stage, green),
      plots
        .map(([x, y, r], i) =>
          steps(0, 3, 4)
            .map((k) =>
              fill(
                `M${n(x - r + k * 6)} ${n(y + k * r * 0.16)}q${n(r)} ${n(-r * 0.2)} ${n(r * 2)} ${n(r * 0.06)}l${n(r * 0.1)} ${n(r * 0.12)}q${n(-r)} ${n(-r * 0.2)} ${n(-r * 2.1)} 0z`,
                m.tone(mix(i % 2 ? RICE : TURMERIC, JADE, 0.1 + k * 0.12)),
              ),
            )
            .join(""),
        )
        .join(""),
      fill(
        ribbon(
          ROAD.map(([x, y, w]) => [x, y + w * 0.3, w * 1.06] as const),
          0.5,
        ),
        m.dark(mix(stone, INK, 0.5)),
      ),
      fill(ribbon(ROAD, 0.5), m.tone(mix(PAPER, LOTUS, 0.2))),
      line(
        soft(ROAD.map(([x, y]): Point => [x, y])),
        m.tone(mix(TURMERIC, VERMILION, 0.2)),
        4,
        'stroke-dasharray="26 22"',
      ),
      hearths(stage),
      shards(
        stage,
        triples(
          "1260 640 60  1480 560 70  1620 470 80  1880 420 80  1520 1000 44  1870 1080 70  1400 880 34  1100 900 50  1440 1140 52  900 1240 70",
        ),
        stone,
      ),
      pairs("1500 1400  1360 1392  1220 1384  1660 1410  1830 1424  1110 1362")
        .map(([x = 0, y = 0]) => rect(x, y + 26, 15, 34, m.lit(PAPER)) + rect(x, y + 32, 15, 9, m.tone(VERMILION)))
        .join(""),
      bush(m, rnd, 1920, 1240, 96, 60, green),
      bush(m, rnd, 1500, 1118, 46, 30, green),
      bush(m, rnd, 1700, 1010, 50, 30, green),
      fill(
        cut(pairs("560 1560  700 1480  860 1444  1100 1466  1500 1478  2060 1520  2060 1560")),
        m.dark(mix(green, INK, 0.3)),
      ),
      shards(
        stage,
        [
          [800, 1500, 110],
          [980, 1510, 80],
          [1960, 1530, 110],
        ],
        stone,
      ),
      tufts(rnd, 1040, 2000, () => 1500, 28, 56, m.tone(mix(RICE, JADE, 0.3))),
      tufts(rnd, 1060, 1860, () => 1492, 22, 46, m.lit(mix(LOTUS, VERMILION, 0.1))),
      put(
        by(1370, 1190, 1290),
        by(1404, 1394, 1400),
        1.5,
        scooter(m, VERMILION, TURMERIC, by(undefined, INDIGO, LOTUS)),
      ),
      put(by(1420, 1500, 1560), by(1040, 1196, 1190), 0.6, scooter(m, INDIGO, VERMILION)),
    ]
  },
}
