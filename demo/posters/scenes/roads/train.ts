import { INDIGO, INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush, scallop } from "../../kit/foliage.ts"
import { range } from "../../kit/land.ts"
import { cut, fill, line, n, type Point, pairs, put, rect, steps, triples } from "../../kit/path.ts"
import { rower } from "../../kit/people.ts"
import { bananaLeaf } from "../../kit/plants.ts"
import { billow, birds, sky, stars, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { train } from "../../kit/vehicles.ts"
import { basketBoat } from "../../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, water } from "../../kit/water/water.ts"

const SEA = 880
const RAIL = 760

function viaduct({ m }: Stage): string {
  const stone = mix(MIST, INK, 0.24)
  const arch = (x: number): string => `M${n(x - 96)} 1130V920Q${n(x - 96)} 826 ${n(x)} 826T${n(x + 96)} 920V1130Z`
  const xs = steps(-120, 1920, 9)
  const courses = line(
    [850, 900, 950, 1000, 1050].map((y) => xs.map((x) => `M${n(x + 100)} ${y}h56`).join("")).join(""),
    m.dark(stone),
    3,
    'opacity=".5"',
  )
  return (
    fill(`M-260 ${RAIL}H2040V1130H-260Z${xs.map(arch).join("")}`, m.tone(stone), 'fill-rule="evenodd"') +
    fill(
      xs.map((x) => `M${n(x + 96)} 1130V920Q${n(x + 96)} 826 ${n(x)} 826q70 6 70 94V1130Z`).join(""),
      m.dark(stone),
    ) +
    courses +
    xs.map((x) => rect(x + 84, 1096, 86, 40, m.dark(mix(stone, INK, 0.3)))).join("") +
    rect(-40, RAIL - 6, 2080, 24, m.lit(stone)) +
    rect(-40, RAIL + 18, 2080, 7, m.dark(stone)) +
    line(
      `M0 ${RAIL - 40}H2000${steps(10, 1990, 34)
        .map((x) => `M${n(x)} ${RAIL - 40}v36`)
        .join("")}`,
      m.dark(INK),
      3,
    )
  )
}

function headland({ m, rnd }: Stage): string {
  const green = mix(JADE, RICE, 0.2)
  const brow: Point[] = pairs("1380 1140  1450 980  1500 820  1560 640  1660 500  1780 380  1900 330  2060 260")
  const lower: Point[] = pairs("1520 1160  1600 1000  1700 860  1800 800  1900 690  2060 620")
  return (
    fill(`${scallop(rnd, brow, 44)}V1150H1380Z`, m.dark(green)) +
    fill(
      `${scallop(
        rnd,
        brow.map(([x, y]): Point => [x + 70, y + 60]),
        40,
      )}V1150H1450Z`,
      m.tone(green),
    ) +
    fill(`${scallop(rnd, lower, 40)}V1160H1520Z`, m.dark(mix(green, INK, 0.15))) +
    rect(1478, 560, 74, 214, m.tone(mix(MIST, INK, 0.3))) +
    rect(1478, 560, 22, 214, m.dark(mix(MIST, INK, 0.3))) +
    rect(1466, 548, 98, 22, m.lit(mix(MIST, INK, 0.24))) +
    line(
      steps(600, 740, 5)
        .map((y) => `M1500 ${y}h52`)
        .join(""),
      m.dark(mix(MIST, INK, 0.3)),
      3,
    )
  )
}

export const scene: Scene = {
  frame: { wide: 250, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 700, y: 520, r: 130 },
    day: { hour: "paper", x: 880, y: 400, r: 130 },
    dusk: { hour: "indigo", x: 640, y: 500, r: 150 },
  },
  ground: mix(JADE, MIST, 0.45),
  draw(stage) {
    const { m, rnd, by } = stage
    const engineAt = by(560, 500, 620)
    const smoke = triples("0 0 34  60 -40 46  136 -66 58  226 -84 66")
      .map(([dx = 0, dy = 0, r = 0]) =>
        fill(
          `M${engineAt + 130 + dx - r} ${600 + dy}a${r} ${r * 0.6} 0 1 0 ${r * 2} 0a${r} ${r * 0.6} 0 1 0 ${-r * 2} 0z`,
          m.tone(PAPER, 0.3),
          'opacity=".55"',
        ),
      )
      .join("")
    return [
      sky(m, SEA),
      m.night > 0.5 ? stars(rnd, 18, 420, PAPER) : "",
      sun(m, 1),
      billow(rnd, 380, 340, 403, m.tone(PAPER, 0.2), 0.7),
      billow(rnd, 1240, 270, 331, m.tone(PAPER, 0.2), 0.6),
      range(
        m,
        rnd,
        pairs("880 880  1040 740  1160 800  1300 640  1420 720  1580 560  2060 700"),
        SEA + 10,
        mix(JADE, INDIGO, 0.4),
        0.5,
        0.08,
      ),
      range(m, rnd, pairs("-60 850  90 790  180 830  300 800  420 880"), SEA + 4, mix(JADE, INDIGO, 0.4), 0.6, 0.07),
      water(m, rnd, SEA),
      glitter(m, rnd, SEA, 1500, 40),
      birds(rnd, 1060, 430, 5, 20, m.dark(INK, 0.1)),
      mirrorSlats(rnd, "v", 1130, 380, 22),
      mirror("bridge", "v", 1132, 0.55, 0.75, 9),
      smoke,
      `<g id="bridge">${put(engineAt, RAIL - 4, 1.18, train(m, 4, by(INDIGO, mix(PAPER, MIST, 0.3), JADE), by(PAPER, VERMILION, TURMERIC)))}${viaduct(stage)}</g>`,
      headland(stage),
      fill(
        cut(pairs("1380 1130  1500 1100  1700 1130  2060 1110  2060 1180  1330 1170")),
        m.tone(mix(PAPER, TURMERIC, 0.3)),
      ),
      bush(m, rnd, 1560, 1120, 90, 50, mix(JADE, RICE, 0.25)),
      bush(m, rnd, 1850, 1110, 140, 70, mix(JADE, RICE, 0.25)),
      put(by(820, 1000, 900), 1300, 1.5, put(8, -18, 1, rower(m, VERMILION)), basketBoat(m, 78)),
      put(by(1180, 660, 1210), 1216, 0.8, put(8, -18, 1, rower(m, INDIGO)), basketBoat(m, 78)),
      put(
        -40,
        1540,
        1,
        bananaLeaf(m, 560, -62),
        bananaLeaf(m, 520, -34),
        bananaLeaf(m, 420, -84),
        bananaLeaf(m, 480, -12),
      ),
      put(
        2040,
        1560,
        1,
        bananaLeaf(m, 560, -122),
        bananaLeaf(m, 560, -148),
        bananaLeaf(m, 460, -100),
        bananaLeaf(m, 520, -168),
      ),
    ]
  },
}
