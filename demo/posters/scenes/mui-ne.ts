import { INDIGO, INK, JADE, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { range, tufts } from "../kit/land.ts"
import { close } from "../kit/mood.ts"
import { disc, fill, line, n, type Point, pairs, put, sample, soft, steps } from "../kit/path.ts"
import { carrier } from "../kit/people.ts"
import { billow, birds, sky, stars, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { longTail } from "../kit/water/boats.ts"
import { glitter, water } from "../kit/water/water.ts"

const SEA = 600
const DUSK = mix(VERMILION, INDIGO, 0.42)

interface Dune {
  readonly crest: readonly Point[]
  readonly edge: readonly Point[]
  readonly sand: string
  readonly depth: number
}

function combing(edge: readonly Point[], count: number, reach: number, direction: 1 | -1): string {
  return steps(1, count, count)
    .map((k) => {
      const lag = edge
        .slice(1)
        .map(
          ([x, y], i): Point => [x + direction * k * reach * (0.35 + i * 0.3), y + k * 5 + Math.sin(k * 1.7 + i) * 7],
        )
      return soft(lag)
    })
    .join("")
}

function dune({ m }: Stage, d: Dune): string {
  const fromLeft = m.sun.x < 1000
  const top = d.crest.reduce((best, p, i) => (p[1] < (d.crest[best]?.[1] ?? 0) ? i : best), 0)
  const [first, last] = [d.crest[0] ?? [0, 0], d.crest.at(-1) ?? [0, 0]]
  const body = `${soft(d.crest)}L${n(last[0])} 1560L${n(first[0])} 1560Z`
  const line8 = sample(d.crest, 6)
  const from = top * 6
  const lee = `M${line8
    .slice(from)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join("L")}L${n(last[0])} 1560L${n(d.edge.at(-1)?.[0] ?? 0)} 1560${[...sample(d.edge, 6)]
    .reverse()
    .map(([x, y]) => `L${n(x)} ${n(y)}`)
    .join("")}Z`
  const [bright, shade] = [close(m).lit(d.sand, d.depth > 0.1 ? d.depth : 0), m.tone(mix(d.sand, DUSK, 0.62), d.depth)]
  const comb = (direction: 1 | -1, colour: string): string =>
    line(combing(d.edge, 9, 46, direction), colour, 3.5, 'opacity=".5" stroke-linecap="round"')
  return (
    fill(body, fromLeft ? bright : shade) +
    comb(-1, fromLeft ? m.tone(d.sand, d.depth) : m.tone(mix(d.sand, DUSK, 0.75), d.depth)) +
    fill(lee, fromLeft ? shade : bright) +
    comb(1, fromLeft ? m.tone(mix(d.sand, DUSK, 0.78), d.depth) : m.tone(d.sand, d.depth))
  )
}

function footprints(m: Stage["m"], path: readonly Point[], colour: string): string {
  return fill(
    sample(path, 9)
      .map(([x, y], i) => {
        const s = 3 + ((y - 800) / 700) * 7
        return `M${n(x + (i % 2 ? s : -s))} ${n(y)}a${n(s)} ${n(s * 0.5)} 0 1 0 .1 0z`
      })
      .join(""),
    m.dark(colour),
    'opacity=".75"',
  )
}

export const scene: Scene = {
  frame: { wide: 300, tall: 480 },
  skies: {
    dawn: { hour: "pearl", x: 780, y: 440, r: 110 },
    day: { hour: "turmeric", x: 800, y: 430, r: 110 },
    dusk: { hour: "indigo", x: 1420, y: 450, r: 130 },
  },
  ground: mix(VERMILION, TURMERIC, 0.5),
  draw(stage) {
    const { m, rnd, by } = stage
    const red = mix(VERMILION, TURMERIC, 0.24)
    const orange = mix(TURMERIC, VERMILION, 0.4)
    const white = mix(PAPER, TURMERIC, 0.2)
    const boats = [
      [330, 640, 0.3, VERMILION],
      [480, 655, 0.36, JADE],
      [1180, 648, 0.34, INDIGO],
      [1340, 640, 0.28, VERMILION],
      [1500, 662, 0.4, JADE],
      [860, 636, 0.26, INDIGO],
      [1690, 646, 0.3, VERMILION],
    ] as const
    const walk: readonly Point[] = [
      [1990, 1290],
      [1800, 1200],
      [1620, 1130],
      [1460, 1052],
      [1290, 962],
      [by(1120, 1210, 1060), by(868, 918, 842)],
    ]
    const end = walk.at(-1) ?? [0, 0]
    return [
      sky(m, SEA),
      m.night > 0.5 ? stars(rnd, 22, 460, PAPER) : "",
      sun(m, 3),
      billow(rnd, 1380, 290, 403, m.tone(PAPER, 0.2), 0.6),
      billow(rnd, 300, 230, 302, m.tone(PAPER, 0.2), 0.5),
      range(
        m,
        rnd,
        pairs("1200 600  1420 520  1540 560  1720 470  1880 550  1980 510  2060 560"),
        SEA + 4,
        mix(JADE, INDIGO, 0.4),
        0.5,
        0.08,
      ),
      water(m, rnd, SEA, 900),
      glitter(m, rnd, SEA, 860, 20),
      boats
        .map(([x, y, s, c], i) =>
          put(
            x + by(0, 40, -30) * (i % 3),
            y,
            s * 1.5,
            longTail(m, c),
            m.night > 0.5 ? disc(-50, -150, 26, TURMERIC) : "",
          ),
        )
        .join(""),
      dune(stage, {
        crest: pairs("-40 760  220 720  520 690  760 740  1100 800  1300 830"),
        edge: pairs("520 690  600 740  540 800  660 900"),
        sand: white,
        depth: 0.14,
      }),
      dune(stage, {
        crest: pairs("900 860  1200 760  1480 690  1660 720  1860 700  2060 730"),
        edge: pairs("1480 690  1400 760  1500 830  1400 940  1470 1120"),
        sand: white,
        depth: 0.06,
      }),
      dune(stage, {
        crest: pairs("-40 960  300 860  640 820  900 790  1060 838  1400 1010  2060 1180"),
        edge: pairs("900 790  960 880  860 980  1010 1090  930 1240  1120 1540"),
        sand: orange,
        depth: 0.02,
      }),
      footprints(m, walk, by(red, red, orange)),
      dune(stage, {
        crest: pairs("-40 1110  200 1060  420 1130  760 1310  1080 1440  1400 1540"),
        edge: pairs("200 1060  300 1180  180 1300  360 1540"),
        sand: red,
        depth: 0,
      }),
      dune(stage, {
        crest: pairs("1180 1560  1500 1400  1780 1290  2060 1340"),
        edge: pairs("1780 1290  1700 1370  1820 1440  1720 1560"),
        sand: mix(red, VERMILION, 0.35),
        depth: 0,
      }),
      fill(
        `M${n(end[0])} ${n(end[1])}l${m.sun.x < 1000 ? 200 : -200} 44l${m.sun.x < 1000 ? 20 : -20} -16z`,
        m.dark(mix(red, INK, 0.4)),
        'opacity=".6"',
      ),
      put(end[0], end[1] + 4, 1.6, carrier(m, by(INDIGO, JADE, VERMILION), mix(PAPER, TURMERIC, 0.3))),
      tufts(rnd, 60, 420, (x) => 1150 + x * 0.1, 7, 60, m.dark(mix(RICE, INK, 0.2))),
      tufts(rnd, 1560, 1990, () => 1420, 8, 64, m.dark(mix(RICE, INK, 0.2))),
      birds(rnd, 1000, 380, 4, 18, m.dark(INK, 0.1)),
    ]
  },
}
