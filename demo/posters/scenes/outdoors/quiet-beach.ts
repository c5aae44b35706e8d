import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { close } from "../../kit/mood.ts"
import { disc, fill, line, n, oval, pairs, put, soft, steps, under } from "../../kit/path.ts"
import { hat } from "../../kit/people.ts"
import { palm } from "../../kit/plants.ts"
import { billow, birds, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { basketBoat } from "../../kit/water/boats.ts"
import { glitter, water } from "../../kit/water/water.ts"
import { FACE } from "../../props/figures.ts"

const SEA = 760

/** A hammock, 860 wide, with a reader in it. */
function hammock({ m: mood }: Stage): string {
  const m = close(mood)
  const stripes = [-150, -60, 30, 120].map((x) => `M${x} ${n(118 - (x / 20) ** 2 * 0.5)}q20 60 6 80`)
  return [
    oval(20, 330, 330, 26, m.dark(INK), 'opacity=".25"'),
    line("M-430 -120L-280 20M430 -120L290 10", m.dark(INK), 8),
    fill("M-290 10Q-60 150 300 0Q230 214 0 220T-290 10Z", m.tone(VERMILION)),
    fill("M-60 216Q210 210 300 0Q160 100 20 104Z", m.dark(VERMILION), 'opacity=".55"'),
    line(stripes.join(""), m.lit(TURMERIC), 12, 'opacity=".9"'),
    line("M-300 0Q-40 180 310 -6", m.dark(mix(VERMILION, INK, 0.3)), 7),
    line("M40 74L150 24L236 20", m.tone(INDIGO), 36, 'stroke-linecap="round" stroke-linejoin="round"'),
    fill("M230 6q40 -26 46 10q-6 20 -46 14z", m.tone(FACE)),
    fill("M-150 62Q-130 10 -80 20L60 56V104Q-60 112 -150 62Z", m.tone(mix(PAPER, TURMERIC, 0.1))),
    disc(-172, 12, 38, m.tone(FACE)),
    put(-176, 8, 1, `<g transform="rotate(-34)">${hat(m, 0, -6, 136)}</g>`),
    line("M-100 44L-40 -6L-10 -44", m.tone(FACE), 18, 'stroke-linecap="round" stroke-linejoin="round"'),
    fill("M-46 -92L30 -50L18 -22L-58 -64Z", m.tone(JADE)),
    line("M-52 -78L24 -36", m.lit(PAPER), 7),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 330, tall: 400 },
  skies: {
    dawn: { hour: "pearl", x: 900, y: 600, r: 90 },
    day: { hour: "azure", x: 1120, y: 500, r: 84 },
    dusk: { hour: "vermilion", x: 960, y: 680, r: 130 },
  },
  ground: mix(PAPER, TURMERIC, 0.3),
  draw(stage) {
    const { m, rnd } = stage
    const sand = mix(PAPER, TURMERIC, 0.3)
    const shore = pairs("-60 1010  260 1000  620 1034  1000 1080  1400 1060  1740 1010  2060 1000")
    const lagoon = mix(m.water[0], m.lit(PAPER), 0.4)
    const wave = (dy: number): string =>
      under(
        shore.map(([x, y]) => [x, y - dy] as const),
        1300,
      )
    return [
      sky(m, SEA),
      sun(m),
      billow(rnd, 1500, SEA + 4, 420, m.tone(PAPER, 0.2), 0.7),
      birds(rnd, 820, 440, 4, 16, m.dark(INK, 0.2)),
      fill(under(pairs("1180 770  1320 690  1500 640  1700 690  1900 660  2060 700"), SEA + 6), m.tone(JADE, 0.5)),
      fill(under(pairs("-60 700  120 650  280 690  440 768"), SEA + 6), m.tone(JADE, 0.4)),
      water(m, rnd, SEA, 1200),
      glitter(m, rnd, SEA, 1040, 28),
      put(840, 870, 0.7, basketBoat(m, 76)),
      steps(0, 2, 3)
        .map((i) => fill(wave(86 - i * 30), mix(m.water[1], lagoon, 0.4 + i * 0.3), 'opacity=".8"'))
        .join(""),
      fill(under(shore, 1560), m.tone(sand)),
      line(soft(shore), m.lit(PAPER), 14),
      fill(under(pairs("-60 1240  500 1200  1000 1250  1500 1210  2060 1250"), 1560), m.lit(mix(sand, PAPER, 0.3))),
      put(1380, 1130, 0.9, basketBoat(m, 110), line("M-120 -10L60 -80", m.dark(INK), 7)),
      put(480, 1330, 1, palm(m, rnd, 1020, 130)),
      put(1560, 1330, 1, palm(m, rnd, 960, -150)),
      put(1020, 1000, 1.02, hammock(stage)),
      put(
        1240,
        1410,
        1,
        oval(0, 6, 90, 14, m.dark(INK), 'opacity=".25"'),
        disc(0, -46, 52, m.tone(mix(JADE, RICE, 0.5))),
        fill("M-52 -46A52 52 0 0 0 0 6V-98A52 52 0 0 0 -52 -46Z", m.dark(mix(JADE, RICE, 0.4)), 'opacity=".5"'),
        oval(0, -90, 22, 8, m.lit(PAPER)),
        line("M4 -92L34 -150", m.tone(VERMILION), 8),
      ),
      put(
        760,
        1420,
        1,
        fill("M-60 0q10 -26 60 -24t58 10q4 12 -8 16h-104zM-20 40q10 -26 60 -24t58 10q4 12 -8 16h-104z", m.tone(LOTUS)),
      ),
      bush(m, rnd, 130, 1370, 230, 130, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 1900, 1380, 220, 120, mix(JADE, RICE, 0.3)),
    ]
  },
}
