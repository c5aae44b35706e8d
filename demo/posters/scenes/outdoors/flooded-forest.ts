import { INDIGO, INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { clump } from "../../kit/foliage.ts"
import { mist } from "../../kit/land.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, line, n, put, rect, soft, steps, wash } from "../../kit/path.ts"
import { rower, sitter } from "../../kit/people.ts"
import { egrets, rays, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { sampan } from "../../kit/water/boats.ts"
import { mirror, mirrorSlats, ripples } from "../../kit/water/water.ts"

const WATER = 820

/** A row of slender trees that stand in the water, with their crowns. */
function trees({ m, rnd }: Stage, xs: readonly number[], base: number, w: number, depth: number): string {
  const bark = mix(PAPER, mix(INK, TURMERIC, 0.3), 0.55)
  const leaf = mix(JADE, RICE, 0.36)
  const trunks = xs.map((x) => {
    const lean = rnd.jitter(w * 1.6)
    const d = `M${n(x - w)} ${n(base)}Q${n(x - w * 0.4 + lean)} ${n(base * 0.6)} ${n(x - w * 0.4)} -20H${n(x + w * 0.4)}Q${n(x + w * 0.5 + lean)} ${n(base * 0.6)} ${n(x + w)} ${n(base)}Z`
    const shade = `M${n(x + w * 0.2)} ${n(base)}Q${n(x + w * 0.2 + lean)} ${n(base * 0.6)} ${n(x + w * 0.14)} -20H${n(x + w * 0.4)}Q${n(x + w * 0.5 + lean)} ${n(base * 0.6)} ${n(x + w)} ${n(base)}Z`
    return fill(d, m.lit(bark, depth)) + fill(shade, m.dark(bark, depth))
  })
  const crowns = (y: number, k: number): string =>
    xs.map((x) => clump(rnd, x + rnd.jitter(40), y + rnd.jitter(60), w * k + 90, w * 2 + 60, 48)).join("")
  return trunks.join("") + fill(crowns(70, 7), m.dark(leaf, depth)) + fill(crowns(10, 5), m.tone(leaf, depth))
}

/** A painted stork on one leg. */
function stork(m: Mood): string {
  return [
    line("M-4 0V-70M10 -30V-70", m.dark(mix(VERMILION, LEG, 0.4)), 6),
    fill("M-50 -84Q-30 -130 30 -112L70 -84Q40 -56 -10 -62T-50 -84Z", m.lit(PAPER)),
    fill("M20 -112L70 -84Q50 -66 20 -70Q40 -90 20 -112Z", m.dark(INK)),
    line("M-44 -88Q-78 -120 -58 -160", m.lit(PAPER), 15, 'stroke-linecap="round"'),
    disc(-56, -168, 14, m.lit(PAPER)),
    fill("M-64 -178L-120 -158L-66 -160Z", m.tone(TURMERIC)),
  ].join("")
}
const LEG = mix(TURMERIC, INK, 0.2)

export const scene: Scene = {
  frame: { wide: 200, tall: 400 },
  skies: {
    dawn: { hour: "turmeric", x: 1000, y: 560, r: 110 },
    day: { hour: "jade", x: 1000, y: 520, r: 90 },
    dusk: { hour: "lotus", x: 1000, y: 590, r: 110 },
  },
  ground: RICE,
  draw(stage) {
    const { m, rnd, by } = stage
    const near = close(m)
    const weed = mix(RICE, TURMERIC, 0.12)
    const boat = [
      put(-80, -10, 1, sitter(m, VERMILION)),
      put(-16, -10, 0.95, sitter(m, INDIGO)),
      put(104, -16, 1.06, rower(m, mix(INDIGO, VERMILION, 0.5))),
      sampan(m, 310, mix(INK, VERMILION, 0.3), TURMERIC),
    ]
    return [
      sky(m, WATER),
      rays(m, m.glow, 14, 0.14),
      sun(m),
      egrets(by(860, 1080, 900), 400, 3, 0.8, m.lit(PAPER)),
      trees(stage, [640, 730, 800, 870, 1140, 1210, 1290, 1370], WATER + 4, 9, 0.55),
      fill(
        steps(-40, 2040, 15)
          .map((x, i) => clump(rnd, x, WATER - 6 - (i % 3) * 14, 100, 46, 34))
          .join(""),
        m.tone(mix(JADE, RICE, 0.3), 0.5),
      ),
      mist(m, "ff", 640, 190, 0.7),
      wash("weed", [m.lit(mix(weed, m.haze, 0.4)), m.tone(weed), m.dark(mix(weed, JADE, 0.3))]),
      rect(0, WATER, 2000, 700, "url(#weed)"),
      fill(
        `${soft([
          [1032, WATER],
          [1120, 1000],
          [1120, 1160],
          [1430, 1520],
        ])}L570 1520${soft([
          [570, 1520],
          [740, 1200],
          [900, 1010],
          [968, WATER],
        ]).replace("M", "L")}Z`,
        mix(m.water[0], m.water[1], 0.4),
      ),
      ripples(rnd, WATER + 10, 1500, 40, m.lit(mix(weed, PAPER, 0.3)), 0.5),
      trees(stage, [420, 560, 1450, 1590], 940, 17, 0.26),
      mirrorSlats(rnd, "w", 1236, 170, 12),
      mirror("boat", "w", 1236, 0.45, 0.8),
      `<g id="boat">${put(by(1000, 980, 1020), 1236, 1.9, ...boat)}</g>`,
      trees(stage, [120, 290, 1730, 1900], 1240, 34, 0.04),
      put(560, 1130, 1.2, stork(near)),
      put(1500, 1060, -0.9, stork(near)),
      rect(0, 1494, 2000, 6, m.dark(mix(weed, MIST, 0.1))),
    ]
  },
}
