import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush, scallop } from "../../kit/foliage.ts"
import { range, tufts } from "../../kit/land.ts"
import { cut, fill, line, type Point, pairs, put, rect, ribbon, sample, soft, triples } from "../../kit/path.ts"
import { scooter } from "../../kit/riders.ts"
import { birds, sky, streaks, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { minibus } from "../../kit/vehicles.ts"
import { basketBoat, longTail } from "../../kit/water/boats.ts"
import { glitter, ripples, water } from "../../kit/water/water.ts"

const SEA = 600

const ROAD = triples(
  "2080 905 96  1760 900 88  1420 940 84  1100 985 84  890 1050 100  920 1140 140  1180 1196 176  1560 1236 210  2080 1330 280",
)
const UPPER = triples("2080 668 46  1780 700 38  1480 742 30  1240 742 23  1130 716 16  1230 694 10  1400 684 6")

function headland({ m, rnd }: Stage, brow: readonly Point[], foot: number, depth: number, lean: number): string {
  const rock = mix(mix(LOTUS, TURMERIC, 0.35), INK, 0.12)
  const green = mix(JADE, RICE, 0.26)
  const tip = brow[0] ?? [0, 0]
  const faces = sample(brow, 3).map(([x, y], i) => {
    const w = rnd.between(50, 110)
    return cut([
      [x, y],
      [x + w * 0.6, y],
      [x + w * 0.35 - lean * 0.3, y + (foot - y) * rnd.between(0.5, 0.8)],
      [x - lean * 0.6 + w * 0.2, foot],
      [x - lean * 0.6 - (i % 2) * w * 0.3, foot],
    ])
  })
  const shore: Point[] = [
    [tip[0] - lean, foot],
    [tip[0] + 240, foot + 16],
    [tip[0] + 640, foot + 2],
    [2060, foot + 18],
  ]
  const hem = [...sample(brow, 3)]
    .reverse()
    .map(([x, y], i): Point => [x, y + (foot - y) * (i % 2 ? 0.2 : rnd.between(0.3, 0.52))])
  return [
    line(soft(shore), m.lit(PAPER, depth * 0.5), 20 - depth * 20, 'stroke-dasharray="120 26 54 18" opacity=".8"'),
    fill(`${cut([...brow, [2060, foot + 20], ...[...shore].reverse()])}`, m.lit(rock, depth)),
    fill(faces.join(""), m.dark(rock, depth), 'opacity=".8"'),
    fill(`${scallop(rnd, brow, 30 - depth * 24)}${scallop(rnd, hem, 34 - depth * 30, false)}Z`, m.tone(green, depth)),
    fill(
      `${scallop(
        rnd,
        brow.slice(2).map(([x, y]): Point => [x + 30, y + (foot - y) * 0.12]),
        30 - depth * 20,
      )}${scallop(
        rnd,
        [...brow.slice(2)].reverse().map(([x, y]): Point => [x - 40, y + (foot - y) * 0.3]),
        30,
        false,
      )}Z`,
      m.dark(green, depth),
      'opacity=".7"',
    ),
  ].join("")
}

function posts({ m }: Stage): string {
  const outer: readonly Point[] = pairs("1010 966  880 998  812 1052  816 1140  960 1226  1230 1290  1600 1352")
  return sample(outer, 3)
    .map(([x, y]) =>
      put(
        x,
        y,
        0.34 + ((y - 960) / 400) * 0.72,
        rect(-12, -74, 24, 80, m.lit(PAPER)),
        rect(3, -74, 9, 80, m.dark(PAPER)),
        rect(-12, -62, 24, 20, m.tone(VERMILION)),
      ),
    )
    .join("")
}

const gate = (m: Stage["m"]): string =>
  rect(-40, -78, 80, 78, m.tone(mix(VERMILION, TURMERIC, 0.3), 0.12)) +
  rect(12, -78, 28, 78, m.dark(mix(VERMILION, TURMERIC, 0.3), 0.12)) +
  fill("M-18 0v-36q18 -22 36 0v36z", m.dark(INK, 0.1)) +
  rect(-48, -90, 96, 14, m.lit(PAPER, 0.1)) +
  rect(-24, -112, 48, 24, m.tone(mix(VERMILION, TURMERIC, 0.3), 0.12))

export const scene: Scene = {
  frame: { wide: 300, tall: 500 },
  skies: {
    dawn: { hour: "saffron", x: 780, y: 470, r: 120 },
    day: { hour: "paper", x: 740, y: 340, r: 110 },
    dusk: { hour: "plum", x: 790, y: 520, r: 160 },
  },
  ground: JADE,
  draw(stage) {
    const { m, rnd, by } = stage
    const [green, kerb] = [mix(JADE, RICE, 0.26), mix(LOTUS, TURMERIC, 0.4)]
    const tar = mix(INK, PAPER, 0.5)
    const road = (course: readonly (readonly [number, number, number])[]): string =>
      fill(
        ribbon(
          course.map(([x, y, w]) => [x, y + w * 0.14, w * 1.1] as const),
          0.45,
        ),
        m.dark(mix(kerb, INK, 0.35)),
      ) +
      fill(ribbon(course, 0.45), m.tone(tar)) +
      line(soft(course.map(([x, y]): Point => [x, y])), m.lit(mix(PAPER, TURMERIC, 0.3)), 5, 'stroke-dasharray="40 30"')
    return [
      sky(m, SEA),
      sun(m, 3),
      streaks(rnd, 180, 520, 8, m.tone(PAPER, 0.2), 0.5),
      range(
        m,
        rnd,
        pairs("760 600  940 500  1060 550  1240 390  1400 490  1580 300  1780 400  2060 220"),
        SEA + 30,
        mix(JADE, INDIGO, 0.3),
        0.56,
        0.08,
      ),
      range(m, rnd, pairs("-60 590  60 550  160 570  260 540  420 600"), SEA + 4, mix(JADE, INDIGO, 0.3), 0.62, 0.06),
      water(m, rnd, SEA),
      glitter(m, rnd, SEA, 1500, 40),
      ripples(rnd, 760, 1400, 20, m.lit(m.water[0]), 0.6),
      put(by(330, 470, 300), 1010, 0.9, longTail(m, INDIGO)),
      put(by(640, 330, 620), 800, 0.45, longTail(m)),
      put(by(520, 260, 560), 1230, 0.95, basketBoat(m, 60)),
      headland(stage, pairs("980 672  1090 630  1260 610  1430 540  1620 480  1800 400  2060 340"), 706, 0.4, 20),
      headland(
        stage,
        pairs("870 800  960 730  1090 690  1270 664  1500 650  1720 580  1900 520  2060 440"),
        860,
        0.18,
        40,
      ),
      road(UPPER),
      put(1870, 536, 1, gate(m)),
      headland(
        stage,
        pairs("720 1090  800 1010  920 950  1150 900  1420 850  1700 800  1900 740  2060 700"),
        1330,
        0.04,
        90,
      ),
      fill(
        soft(pairs("640 1330  720 1180  780 1080  900 1010  1100 960  1500 900  2080 860  2080 1600  500 1600"), true),
        m.tone(mix(green, RICE, 0.2)),
      ),
      fill(
        soft(pairs("1080 1080  1300 1030  1600 1000  2080 1000  2080 1200  1560 1130  1200 1110"), true),
        m.dark(green),
      ),
      triples("1320 1076 60  1480 1070 80  1680 1074 100  1880 1090 110  1200 1076 40")
        .map(([x = 0, y = 0, r = 0]) => bush(m, rnd, x, y, r, r * 0.6, green))
        .join(""),
      road(ROAD),
      posts(stage),
      put(
        by(1190, 1290, 1180),
        by(1212, 1226, 1212),
        1.25,
        minibus(m, by(JADE, TURMERIC, VERMILION), [VERMILION, INDIGO, TURMERIC]),
      ),
      put(by(1340, 1100, 1440), by(960, 990, 950), 0.55, scooter(m, VERMILION, INDIGO, LOTUS)),
      put(by(1700, 1780, 1650), by(1286, 1306, 1280), -0.9, scooter(m, TURMERIC, JADE)),
      bush(m, rnd, 1960, 1470, 190, 110, green),
      bush(m, rnd, 1740, 1510, 140, 70, green),
      tufts(rnd, 620, 1640, (x) => 1500 - (x - 620) * 0.01, 22, 74, m.tone(mix(RICE, TURMERIC, 0.25))),
      tufts(rnd, 640, 1500, () => 1510, 16, 60, m.dark(green)),
      birds(rnd, 620, 340, 5, 20, m.dark(INK, 0.1)),
    ]
  },
}
