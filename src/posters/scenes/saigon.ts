import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { cut, disc, fill, line, n, pairs, put, rect, steps, triples } from "../kit/path.ts"
import { palm } from "../kit/plants.ts"
import { scooter } from "../kit/riders.ts"
import { billow, birds, sky, stars, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"

const STREET = 1090

/** A tower block with its bands of windows. */
function block({ m, rnd }: Stage, x: number, w: number, h: number, colour: string, depth: number): string {
  const bands = steps(18, h - 30, Math.max(3, Math.floor(h / 34)))
    .map((dy) => {
      const cut1 = rnd.between(0.2, 0.8)
      return `M${n(x + 8)} ${n(STREET - h + dy)}H${n(x + w * cut1 - 5)}M${n(x + w * cut1 + 5)} ${n(STREET - h + dy)}H${n(x + w - 8)}`
    })
    .join("")
  return (
    rect(x, STREET - h, w, h, m.tone(colour, depth)) +
    rect(m.sun.x < x ? x + w * 0.68 : x, STREET - h, w * 0.32, h, m.dark(colour, depth)) +
    line(
      bands,
      m.night > 0.5 ? mix(TURMERIC, m.haze, depth * 0.6) : m.lit(mix(colour, PAPER, 0.4), depth),
      7,
      'opacity=".8"',
    )
  )
}

/** Bitexco: a lotus bud of glass with a landing deck. */
function bitexco({ m }: Stage, x: number): string {
  const glass = mix(INDIGO, JADE, 0.4)
  const body = "M-66 0L-84 -420Q-70 -660 14 -770Q66 -640 74 -420L62 0Z"
  const floors = steps(-40, -680, 22)
    .map((y) => `M-90 ${n(y)}H90`)
    .join("")
  return put(
    x,
    STREET,
    1,
    `<clipPath id="bx"><path d="${body}"/></clipPath>`,
    fill(body, m.tone(glass, 0.14)),
    `<g clip-path="url(#bx)">`,
    fill("M10 -780Q30 -500 6 0H90V-780Z", m.sun.x < x ? m.dark(glass, 0.14) : m.lit(glass, 0.14)),
    line(floors, m.night > 0.5 ? mix(TURMERIC, glass, 0.3) : m.lit(mix(glass, MIST, 0.5), 0.14), 3.4, 'opacity=".7"'),
    "</g>",
    fill("M50 -520Q120 -544 150 -520Q130 -498 60 -496Z", m.lit(MIST, 0.1)),
    fill("M60 -500Q110 -498 140 -510L70 -470Z", m.dark(MIST, 0.2)),
    line("M14 -770V-850", m.tone(INK, 0.2), 5),
  )
}

/** Landmark 81: a sheaf of square tubes. */
function landmark({ m }: Stage, x: number): string {
  const tubes = pairs("-78 520  -48 640  -20 790  8 860  36 720  62 560")
    .map(
      ([dx = 0, h = 0], i) =>
        rect(
          x + dx,
          STREET - h,
          28,
          h,
          i % 2 ? m.tone(mix(JADE, MIST, 0.5), 0.34) : m.dark(mix(JADE, MIST, 0.45), 0.34),
        ) +
        line(
          steps(20, h - 20, 14)
            .map((dy) => `M${x + dx + 5} ${n(STREET - h + dy)}h18`)
            .join(""),
          m.night > 0.5 ? mix(TURMERIC, m.haze, 0.3) : m.lit(MIST, 0.3),
          3,
        ),
    )
    .join("")
  return tubes + line(`M${x + 22} ${STREET - 860}v-110`, m.tone(INK, 0.3), 5)
}

/** Chợ Bến Thành: a gate, a clock, a hundred years of bargaining. */
function benThanh({ m, by }: Stage): string {
  const [wall, tile] = [mix(PAPER, TURMERIC, 0.32), mix(VERMILION, INK, 0.12)]
  const hour = by(-60, 30, 170)
  const arcade = (from: number, to: number): string =>
    steps(from, to, 5)
      .map((x) =>
        fill(
          `M${n(x - 34)} 0V-70Q${n(x - 34)} -108 ${n(x)} -108T${n(x + 34)} -70V0Z`,
          m.night > 0.5 ? mix(TURMERIC, VERMILION, 0.15) : m.dark(mix(wall, INK, 0.6)),
        ),
      )
      .join("")
  return put(
    1000,
    STREET,
    1,
    fill(cut(pairs("-560 -150  -500 -236  500 -236  560 -150")), m.tone(tile)),
    line(
      steps(-520, 520, 40)
        .map((x) => `M${n(x * 0.93)} -236L${n(x)} -150`)
        .join(""),
      m.dark(tile),
      3.4,
    ),
    rect(-540, -152, 1080, 152, m.tone(wall)),
    rect(200, -152, 340, 152, m.dark(wall), 'opacity=".45"'),
    arcade(-490, -180),
    arcade(180, 490),
    rect(-556, -160, 1112, 14, m.lit(wall)),
    rect(-126, -400, 252, 400, m.lit(wall)),
    rect(62, -400, 64, 400, m.dark(wall)),
    rect(-140, -300, 280, 15, m.tone(wall)),
    rect(-140, -410, 280, 18, m.lit(wall)),
    fill(
      "M-84 0V-130Q-84 -220 0 -220T84 -130V0Z",
      m.night > 0.5 ? mix(TURMERIC, VERMILION, 0.2) : m.dark(mix(wall, INK, 0.65)),
    ),
    line("M-84 -130H84M-40 -130V-206M0 -130V-220M40 -130V-206", m.tone(wall), 7),
    fill(cut(pairs("-150 -404  -104 -452  104 -452  150 -404")), m.tone(tile)),
    rect(-92, -560, 184, 110, m.tone(wall)),
    rect(46, -560, 46, 110, m.dark(wall)),
    fill(
      cut([
        [-116, -556],
        [0, -640],
        [116, -556],
      ]),
      m.tone(tile),
    ),
    fill(
      cut([
        [0, -640],
        [116, -556],
        [36, -556],
      ]),
      m.dark(tile),
    ),
    line("M0 -640V-690", m.dark(INK), 5),
    fill("M2 -690h52l-14 14l14 14h-52z", m.tone(VERMILION)),
    disc(0, -504, 46, m.dark(INK)),
    disc(0, -504, 39, m.night > 0.5 ? mix(PAPER, TURMERIC, 0.35) : m.lit(PAPER)),
    line("M0 -504V-532", m.dark(INK), 6, 'stroke-linecap="round"'),
    line("M0 -504V-536", m.dark(VERMILION), 4, `transform="rotate(${hour} 0 -504)" stroke-linecap="round"`),
  )
}

export const scene: Scene = {
  frame: { wide: 310, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 760, y: 420, r: 130 },
    day: { hour: "azure", x: 1240, y: 440, r: 96 },
    dusk: { hour: "plum", x: 760, y: 500, r: 170 },
  },
  ground: mix(INK, TURMERIC, 0.4),
  draw(stage) {
    const { m, rnd, by } = stage
    const back = triples(
      "-20 150 300  140 110 430  262 90 360  620 120 330  760 96 440  1120 110 380  1250 140 300  1640 120 460  1780 100 340  1890 140 420",
    )
    const tints = [mix(MIST, JADE, 0.4), mix(LOTUS, PAPER, 0.3), mix(INDIGO, MIST, 0.5), mix(TURMERIC, PAPER, 0.4)]
    const coats = [VERMILION, TURMERIC, JADE, INDIGO, LOTUS, PAPER, RICE] as const
    const stream = (y: number, s: number, count: number, shift: number, dir: 1 | -1): string =>
      steps(-40, 2040, count)
        .map((x, i) =>
          put(
            x + shift + rnd.jitter(50),
            y + rnd.jitter(10),
            s * dir,
            scooter(m, rnd.pick(coats), coats[(i * 3) % 7] ?? JADE, i % 3 ? undefined : rnd.pick(coats)),
          ),
        )
        .join("")
    const asphalt = mix(INK, INDIGO, 0.35)
    return [
      sky(m, STREET),
      m.night > 0.5 ? stars(rnd, 10, 380, PAPER) : "",
      sun(m, 0),
      billow(rnd, 1100, 250, 374, m.tone(PAPER, 0.2), 0.55),
      billow(rnd, 240, 370, 302, m.tone(PAPER, 0.2), 0.5),
      landmark(stage, 1470),
      back.map(([x, w, h], i) => block(stage, x, w, h, tints[i % 4] ?? MIST, 0.44 - (i % 3) * 0.08)).join(""),
      bitexco(stage, 500),
      birds(rnd, 960, 340, 4, 16, m.dark(INK, 0.2)),
      bush(m, rnd, 330, 1010, 150, 110, mix(JADE, RICE, 0.15)),
      bush(m, rnd, 1690, 1000, 170, 120, mix(JADE, RICE, 0.15)),
      bush(m, rnd, 120, 1020, 160, 120, mix(JADE, RICE, 0.25)),
      bush(m, rnd, 1890, 1020, 160, 130, mix(JADE, RICE, 0.25)),
      benThanh(stage),
      put(350, STREET + 6, 1, palm(m, rnd, 330, 10)),
      put(1660, STREET + 6, 1, palm(m, rnd, 350, -14)),
      rect(0, STREET, 2000, 26, m.lit(mix(PAPER, MIST, 0.5))),
      rect(0, STREET + 24, 2000, 400, m.tone(asphalt)),
      fill(`M0 ${STREET + 140}H2000V1500H0Z`, m.dark(asphalt)),
      steps(40, 1960, 9)
        .map((x) => rect(x, STREET + 134, 120, 8, m.lit(PAPER), 'opacity=".5"'))
        .join(""),
      steps(30, 1970, 15)
        .map((x) =>
          fill(
            cut([
              [x, STREET + 300],
              [x + 70, STREET + 300],
              [x + 78, STREET + 410],
              [x - 10, STREET + 410],
            ]),
            m.lit(PAPER),
            'opacity=".16"',
          ),
        )
        .join(""),
      stream(STREET + 92, 0.9, 10, by(0, 60, 30), -1),
      stream(STREET + 210, 1.35, 9, by(40, -60, 0), 1),
      stream(STREET + 366, 2, 6, by(-70, 20, 110), 1),
    ]
  },
}
