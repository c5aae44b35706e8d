import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { range } from "../../kit/land.ts"
import { cut, fill, line, n, pairs, put, rect, steps } from "../../kit/path.ts"
import { aoDai, carrier, walker } from "../../kit/people.ts"
import { birds, sky, stars, streaks, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { longTail, pane } from "../../kit/water/boats.ts"
import { ferry } from "../../kit/water/ferry.ts"
import { glitter, mirror, mirrorSlats, water } from "../../kit/water/water.ts"

const SEA = 800
const DECK = 1180

function jetty({ m }: Stage): string {
  const wood = mix(mix(INK, TURMERIC, 0.35), PAPER, 0.28)
  const piles = steps(60, 1940, 9)
    .map(
      (x) =>
        rect(x - 20, DECK + 40, 40, 330, m.dark(mix(wood, INK, 0.4))) +
        rect(x - 20, DECK + 130, 40, 20, m.lit(wood), 'opacity=".4"'),
    )
    .join("")
  const planks = line(
    steps(-300, 2300, 45)
      .map((x) => `M${n(1000 + (x - 1000) * 0.86)} ${DECK - 30}L${n(x)} ${DECK + 40}`)
      .join(""),
    m.dark(wood),
    3,
  )
  const bollard = (x: number): string =>
    rect(x - 18, DECK - 74, 36, 64, m.dark(INK), 'rx="8"') +
    rect(x - 26, DECK - 82, 52, 16, m.dark(INK), 'rx="8"') +
    rect(x - 18, DECK - 50, 36, 10, m.tone(TURMERIC))
  return (
    piles +
    rect(0, DECK - 30, 2000, 72, m.lit(wood)) +
    planks +
    rect(0, DECK + 38, 2000, 30, m.dark(wood)) +
    bollard(470) +
    bollard(1640)
  )
}

const luggage = (m: Stage["m"], colour: string): string =>
  rect(-16, -40, 32, 36, m.tone(colour), 'rx="4"') +
  rect(-4, -40, 8, 36, m.dark(colour)) +
  line("M-8 -40v-10h16v10", m.dark(INK), 3)

export const scene: Scene = {
  frame: { wide: 310, tall: 400 },
  skies: {
    dawn: { hour: "pearl", x: 1240, y: 560, r: 140 },
    day: { hour: "azure", x: 1440, y: 460, r: 96 },
    dusk: { hour: "vermilion", x: 560, y: 680, r: 190 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const light = put(
      1700,
      770,
      1,
      fill(cut(pairs("-30 0  -19 -190  19 -190  30 0")), m.lit(PAPER, 0.15)),
      fill(cut(pairs("-27 -50  -24 -100  24 -100  27 -50")), m.tone(VERMILION, 0.15)),
      rect(-24, -226, 48, 38, pane(m)),
      fill(
        cut([
          [-30, -224],
          [0, -258],
          [30, -224],
        ]),
        m.tone(VERMILION, 0.1),
      ),
      m.night > 0.5 ? fill("M0 -208L-900 -330V-150Z", mix(TURMERIC, PAPER, 0.4), 'opacity=".2"') : "",
    )
    return [
      sky(m, SEA),
      m.night > 0.5 ? stars(rnd, 10, 360, PAPER) : "",
      sun(m),
      streaks(rnd, 180, 520, 8, m.tone(PAPER, 0.2), 0.5),
      range(
        m,
        rnd,
        pairs("1160 800  1340 700  1460 750  1600 720  1760 740  1900 640  2060 720"),
        SEA + 6,
        mix(JADE, INDIGO, 0.25),
        0.4,
        0.06,
      ),
      light,
      range(m, rnd, pairs("-60 760  120 690  260 750  420 720  560 800"), SEA + 4, mix(JADE, INDIGO, 0.25), 0.56, 0.06),
      water(m, rnd, SEA),
      glitter(m, rnd, SEA, 1500, 34),
      put(by(320, 240, 1560), 900, 0.7, longTail(m)),
      put(by(1720, 1800, 1780), 930, 0.6, longTail(m, INDIGO)),
      mirrorSlats(rnd, "f", 1098, 300, 18),
      mirror("ferry", "f", 1098, 0.5, 0.6, 9),
      `<g id="ferry">${put(by(1010, 960, 1040), 1098, 1.08, ferry(stage))}</g>`,
      line("M470 1112Q480 1010 500 930M1640 1112Q1560 1060 1520 960", m.dark(INK), 6),
      jetty(stage),
      fill(
        cut([
          [880, DECK - 4],
          [1010, DECK - 4],
          [1090, 900],
          [1010, 900],
        ]),
        m.tone(mix(TURMERIC, PAPER, 0.25)),
      ),
      line(
        steps(0.06, 0.94, 9)
          .map((t) => `M${n(880 + 130 * t)} ${n(DECK - 4 - 276 * t)}h${n(130 - 50 * t)}`)
          .join(""),
        m.dark(mix(TURMERIC, INK, 0.3)),
        4,
      ),
      line("M876 1120L1006 836M1014 1120L1094 836", m.lit(PAPER), 6),
      put(by(975, 985, 960), by(1080, 1010, 1110), 1.2, walker(m, VERMILION, INDIGO)),
      put(by(860, 800, 830), DECK + 20, 1.75, aoDai(m, by(PAPER, LOTUS, PAPER))),
      put(by(920, 870, 900), DECK + 24, 1.5, luggage(m, TURMERIC)),
      put(by(720, 690, 700), DECK + 18, 1.75, walker(m, JADE, INK)),
      put(by(660, 630, 640), DECK + 24, 1.4, luggage(m, VERMILION)),
      put(by(1240, 1280, 1200), DECK + 26, -1.75, carrier(m, INDIGO, RICE)),
      put(by(1450, 1120, 1420), DECK + 22, -1.65, walker(m, TURMERIC, INDIGO)),
      birds(rnd, 640, 440, 5, 22, m.dark(INK, 0.1)),
    ]
  },
}
