import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { flyingRoof } from "../../kit/houses.ts"
import { lantern } from "../../kit/lanterns.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, line, n, oval, put, rect, steps, wash } from "../../kit/path.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { mirror, mirrorSlats, ripples } from "../../kit/water/water.ts"
import { fromBehind } from "../../props/figures.ts"

const POOL = 860
const LACQUER = mix(VERMILION, INK, 0.16)

/** A dancer of lacquered wood, waist-deep in the pool. */
function dancer(m: Mood, robe: string): string {
  const skin = mix(LOTUS, PAPER, 0.5)
  return [
    line("M-30 -110L-92 -170M30 -110L92 -170", m.tone(robe), 26, 'stroke-linecap="round"'),
    disc(-98, -180, 13, m.lit(skin)) + disc(98, -180, 13, m.lit(skin)),
    fill("M-98 -186Q-150 -196 -140 -250Q-110 -236 -92 -196ZM98 -186Q150 -196 140 -250Q110 -236 92 -196Z", m.lit(LOTUS)),
    fill("M-70 0Q-60 -110 -34 -130H34Q60 -110 70 0Z", m.tone(robe)),
    fill("M20 -130H34Q60 -110 70 0H40Q44 -90 20 -130Z", m.dark(robe)),
    fill("M-14 -130L0 -70L14 -130Z", m.lit(PAPER)),
    rect(-56, -52, 112, 16, m.lit(TURMERIC)),
    disc(0, -166, 36, m.lit(skin)),
    fill("M-42 -160Q-44 -212 0 -212T42 -160Q20 -190 0 -190T-42 -160Z", m.dark(INK)),
    fill("M-54 -200Q0 -262 54 -200Q0 -224 -54 -200Z", m.lit(TURMERIC)),
    disc(-12, -166, 4, m.dark(INK)) + disc(12, -166, 4, m.dark(INK)),
    line("M-10 -148Q0 -140 10 -148", m.tone(VERMILION), 5, 'stroke-linecap="round"'),
  ].join("")
}

function dragon(m: Mood): string {
  const gold = mix(TURMERIC, VERMILION, 0.12)
  const humps = [230, 400, 550]
  const arch = (x: number, r: number): string =>
    `M${x - r} 0A${r} ${r} 0 0 1 ${x + r} 0H${n(x + r * 0.46)}A${n(r * 0.46)} ${n(r * 0.46)} 0 0 0 ${n(x - r * 0.46)} 0Z`
  return [
    humps
      .map(
        (x, i) =>
          fill(arch(x, 96 - i * 18), m.tone(i % 2 ? mix(JADE, RICE, 0.3) : gold)) +
          line(
            steps(-2.6, -0.5, 6)
              .map(
                (a) =>
                  `M${n(x + Math.cos(a) * (96 - i * 18))} ${n(Math.sin(a) * (96 - i * 18))}l${n(Math.cos(a) * 30)} ${n(Math.sin(a) * 30)}`,
              )
              .join(""),
            m.tone(VERMILION),
            16,
            'stroke-linecap="round"',
          ),
      )
      .join(""),
    fill("M-20 0Q-50 -150 40 -210Q120 -210 118 -120Q70 -140 60 -80Q56 -40 80 0Z", m.tone(gold)),
    fill(
      "M50 -230Q-60 -250 -120 -190L-190 -176Q-200 -140 -150 -138L-80 -132Q-120 -110 -160 -112Q-160 -84 -100 -88Q20 -90 70 -160Z",
      m.tone(gold),
    ),
    fill("M-150 -138L-80 -132Q-110 -116 -156 -116Z", m.tone(VERMILION)),
    disc(-64, -184, 20, m.lit(PAPER)) + disc(-70, -184, 9, m.dark(INK)),
    line(
      "M0 -234Q30 -300 90 -300M40 -226Q80 -270 130 -262M-180 -168Q-240 -190 -250 -240",
      m.tone(VERMILION),
      14,
      'stroke-linecap="round"',
    ),
    line("M-250 -130q-60 -40 -40 -90", mix(MIST, PAPER, 0.5), 8, 'stroke-dasharray="4 22" stroke-linecap="round"'),
  ].join("")
}

function pavilion({ m: mood }: Stage): string {
  const m = close(mood)
  const posts = [-640, -330, 330, 640]
  const blind = steps(360, POOL, 30).map((y) => `M420 ${n(y)}H1580`)
  return [
    rect(340, 340, 1320, POOL - 340, m.dark(mix(LACQUER, INK, 0.4))),
    rect(420, 360, 1160, POOL - 360, m.tone(mix(RICE, TURMERIC, 0.5))),
    line(blind.join(""), m.dark(mix(RICE, TURMERIC, 0.5)), 5, 'opacity=".7"'),
    fill(
      "M400 340H1600V420Q1500 480 1400 420Q1300 480 1200 420Q1100 480 1000 420Q900 480 800 420Q700 480 600 420Q500 480 400 420Z",
      m.tone(VERMILION),
    ),
    line(
      "M400 420Q500 480 600 420Q700 480 800 420Q900 480 1000 420Q1100 480 1200 420Q1300 480 1400 420Q1500 480 1600 420",
      m.lit(TURMERIC),
      12,
    ),
    posts
      .map(
        (x) =>
          rect(976 + x, 340, 48, POOL - 340, m.tone(LACQUER)) + rect(1006 + x, 340, 18, POOL - 340, m.dark(LACQUER)),
      )
      .join(""),
    rect(300, 320, 1400, 30, m.lit(TURMERIC)),
    flyingRoof(m, 1000, 330, 1640, 150, mix(VERMILION, INK, 0.3)),
    rect(620, 110, 760, 80, m.dark(LACQUER)),
    flyingRoof(m, 1000, 130, 1000, 110, mix(VERMILION, INK, 0.3)),
    rect(240, POOL - 16, 1520, 26, m.dark(INK)),
    [-485, 485].map((x) => lantern(m, 1000 + x, 520, 56, TURMERIC, 0)).join(""),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 220, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 1000, y: 300, r: 90 },
    day: { hour: "lacquer", x: 1000, y: 300, r: 90 },
    dusk: { hour: "indigo", x: 1000, y: 300, r: 90 },
  },
  draw(stage) {
    const { m, rnd } = stage
    const near = close(m)
    const green = mix(JADE, RICE, 0.24)
    const shirts = [INDIGO, VERMILION, JADE, LOTUS, TURMERIC, INDIGO, VERMILION]
    return [
      rect(0, 0, 2000, 1500, m.dark(mix(INK, INDIGO, 0.3))),
      oval(1000, 620, 1000, 620, TURMERIC, 'opacity=".1"'),
      `<g id="stage">${pavilion(stage)}</g>`,
      wash("pool", [near.lit(mix(green, TURMERIC, 0.3)), near.dark(green)]),
      rect(0, POOL, 2000, 640, "url(#pool)"),
      mirrorSlats(rnd, "s", POOL + 6, 260, 16),
      mirror("stage", "s", POOL + 4, 0.4, 0.5),
      ripples(rnd, POOL + 20, 1300, 24, near.lit(mix(green, PAPER, 0.4)), 0.6),
      oval(1000, 1010, 620, 60, near.lit(mix(green, PAPER, 0.3)), 'opacity=".3"'),
      put(560, 960, 1, dancer(near, VERMILION)),
      put(1440, 960, 1, dancer(near, INDIGO)),
      put(900, 1040, 1.06, dragon(near)),
      shirts
        .map((shirt, i) => put(130 + i * 290, 1540, 1.24, fromBehind(m, shirt, i % 3 === 1 ? "bob" : "hair")))
        .join(""),
    ]
  },
}
