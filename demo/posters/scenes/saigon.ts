import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { cut, fill, line, n, pairs, put, rect, steps, triples } from "../kit/path.ts"
import { palm } from "../kit/plants.ts"
import { scooter } from "../kit/riders.ts"
import { billow, birds, sky, stars, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { benThanh, STREET } from "../landmarks/ben-thanh.ts"

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
