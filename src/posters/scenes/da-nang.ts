import { basketBoat, pane } from "../kit/boats.ts"
import { INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { tower } from "../kit/karst.ts"
import { hill } from "../kit/land.ts"
import { close } from "../kit/mood.ts"
import { cut, disc, fill, line, n, type Point, pairs, put, rect, ribbon, sample, steps, triples } from "../kit/path.ts"
import { rower } from "../kit/people.ts"
import { birds, sky, stars, streaks, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { glitter, mirror, mirrorSlats, water } from "../kit/water.ts"

const RIVER = 1010
const GOLD = mix(TURMERIC, VERMILION, 0.08)

/** The spine of the dragon: four coils over and under the deck, and a rising neck. */
const SPINE: readonly (readonly [number, number, number])[] = triples(
  "20 742 4  110 800 22  220 876 40  360 800 52  490 676 58  620 790 62  740 884 64  880 780 66  1010 640 70  1150 770 70  1260 872 70  1390 770 70  1470 610 68  1530 500 62  1610 452 50",
)

/** Every scale is one tick of paper; every fin is one triangle of vermilion. */
function dragon(stage: Stage): string {
  const m = close(stage.m)
  const spine = sample(
    SPINE.map(([x, y]): Point => [x, y]),
    6,
  )
  const fins = spine
    .map(([x, y], i): string => {
      const [nx, ny] = spine[i + 1] ?? [x, y]
      const [dx, dy] = [nx - x, ny - y]
      const len = Math.hypot(dx, dy) || 1
      const reach = 26 + 16 * Math.min(1, i / 30)
      const [ux, uy] = [dy / len, -dx / len]
      return i < spine.length - 1
        ? `M${n(x + ux * reach * 0.7)} ${n(y + uy * reach * 0.7)}L${n((x + nx) / 2 + ux * reach * 1.9)} ${n((y + ny) / 2 + uy * reach * 1.9)}L${n(nx + ux * reach * 0.7)} ${n(ny + uy * reach * 0.7)}Z`
        : ""
    })
    .join("")
  const scale = (side: number): string => spine.map(([x, y]) => `M${n(x - 13)} ${n(y + side)}q13 15 26 0`).join("")
  return [
    fill(fins, m.tone(mix(VERMILION, TURMERIC, 0.2))),
    fill(ribbon(SPINE), m.tone(GOLD)),
    fill(ribbon(SPINE.map(([x, y, w]) => [x, y + w * 0.27, w * 0.46] as const)), m.dark(GOLD), 'opacity=".75"'),
    line(scale(-10), m.lit(mix(TURMERIC, PAPER, 0.5)), 4),
    line(scale(9), m.dark(mix(GOLD, VERMILION, 0.5)), 3.4),
    head({ m }),
  ].join("")
}

/** The head: mane, horns, jaw, one eye. */
function head({ m }: Pick<Stage, "m">): string {
  const flame =
    m.night > 0.5
      ? fill(
          "M232 34Q330 -30 420 14Q372 18 360 34Q420 46 480 34Q410 92 330 78Q276 72 232 52Z",
          mix(VERMILION, TURMERIC, 0.35),
        ) + fill("M236 38Q310 6 372 30Q340 36 330 46Q362 54 396 50Q330 76 240 50Z", mix(TURMERIC, PAPER, 0.4))
      : ""
  return put(
    1530,
    410,
    1.12,
    flame,
    fill(
      "M60 -40L-6 -116L14 -54L-70 -84L-16 -26L-96 -12L-26 18L-84 72L0 46L-8 110L50 60Z",
      m.tone(mix(VERMILION, TURMERIC, 0.16)),
    ),
    fill(
      "M0 -24Q40 -62 96 -52L120 -76Q126 -52 116 -42Q160 -34 184 -10Q222 -16 244 8Q226 24 196 22Q160 30 130 28L120 42Q170 56 214 50Q196 82 140 78Q90 88 40 62Q-6 36 0 -24Z",
      m.tone(GOLD),
    ),
    fill("M130 28Q160 30 196 22L214 50Q170 56 120 42Z", m.dark(mix(VERMILION, INK, 0.4))),
    fill("M150 27l8 14l8 -15zM176 24l6 12l8 -14z", m.lit(PAPER)),
    line(
      "M40 -46Q10 -110 -36 -136M70 -52Q54 -112 24 -150",
      m.lit(mix(TURMERIC, PAPER, 0.4)),
      9,
      'stroke-linecap="round"',
    ),
    disc(104, -24, 15, m.lit(PAPER)),
    disc(108, -23, 7, m.night > 0.5 ? VERMILION : m.dark(INK)),
    line("M236 4q34 -24 66 6M226 20q40 14 50 48", m.tone(VERMILION), 5, 'stroke-linecap="round"'),
  )
}

/** The far shore: Sơn Trà with its white Lady, the Marble Mountains, a few towers. */
function shore({ m, rnd }: Stage): string {
  const marble = triples("1280 120 150  1420 160 220  1560 110 130  1690 190 260  1850 150 180")
    .map(([x = 0, w = 0, h = 0], i) =>
      tower(m, rnd, `mm${i}`, { x, base: RIVER, w, h, depth: 0.5, detail: i % 2 ? 1 : 0, undercut: false }),
    )
    .join("")
  const lady = put(
    470,
    806,
    1,
    fill("M-14 0L-10 -58Q-14 -80 0 -88Q14 -80 10 -58L14 0Z", m.lit(PAPER, 0.1)),
    disc(0, -94, 9, m.lit(PAPER, 0.1)),
    rect(-22, -2, 44, 10, m.lit(PAPER, 0.2)),
  )
  const blocks = pairs("60 90  130 150  196 70  720 120  790 190  850 90  930 150  1000 100  1080 170  1150 84")
    .map(([x = 0, h = 0], i) => {
      const w = 50 + (i % 3) * 12
      const lamps = steps(14, h - 22, Math.max(2, Math.floor(h / 26)))
        .map((dy) => rect(x + 9, RIVER - h + dy, w - 18, 7, m.night > 0.5 ? pane(m) : m.tone(INK, 0.6), 'opacity=".7"'))
        .join("")
      return rect(x, RIVER - h, w, h, m.tone(mix(MIST, JADE, 0.5), 0.34 + (i % 3) * 0.1)) + lamps
    })
    .join("")
  return (
    hill(
      pairs("-40 960  160 900  330 830  480 800  640 850  800 930  980 990  1200 1005"),
      RIVER + 10,
      m.tone(mix(JADE, RICE, 0.2), 0.5),
    ) +
    lady +
    marble +
    blocks
  )
}

export const scene: Scene = {
  frame: { wide: 230, tall: 700 },
  skies: {
    dawn: { hour: "pearl", x: 1010, y: 640, r: 190 },
    day: { hour: "paper", x: 1010, y: 520, r: 160 },
    dusk: { hour: "lacquer", x: 1010, y: 500, r: 190 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const pier = (x: number): string =>
      fill(
        cut([
          [x - 92, 912],
          [x + 92, 912],
          [x + 40, 990],
          [x + 50, RIVER + 60],
          [x - 50, RIVER + 60],
          [x - 40, 990],
        ]),
        m.tone(mix(PAPER, MIST, 0.5)),
      ) +
      fill(
        cut([
          [x + 14, 912],
          [x + 92, 912],
          [x + 40, 990],
          [x + 50, RIVER + 60],
          [x + 14, RIVER + 60],
        ]),
        m.dark(mix(PAPER, MIST, 0.4)),
      )
    const lamps = steps(40, 1960, 17)
      .map(
        (x) =>
          rect(x - 2, 838, 4, 54, m.dark(INK)) +
          disc(x, 836, m.night > 0.5 ? 9 : 5, m.night > 0.5 ? mix(TURMERIC, PAPER, 0.5) : m.lit(PAPER)),
      )
      .join("")
    return [
      sky(m, RIVER),
      m.night > 0.5 ? stars(rnd, 18, 520, PAPER) : "",
      sun(m),
      streaks(rnd, 180, 520, 8, m.tone(PAPER, 0.2), 0.5),
      `<g id="shore">${shore(stage)}</g>`,
      birds(rnd, 760, 480, 5, 20, m.dark(INK, 0.1)),
      water(m, rnd, RIVER),
      mirrorSlats(rnd, "s", RIVER, 300),
      mirror("shore", "s", RIVER, 0.4, 0.5),
      glitter(m, rnd, RIVER),
      mirrorSlats(rnd, "d", RIVER + 60, 430, 26),
      mirror("dragon", "d", RIVER + 56, 0.6, 0.62, 10),
      `<g id="dragon">${[300, 850, 1390, 1900].map(pier).join("")}${dragon(stage)}${rect(0, 886, 2000, 30, m.tone(mix(PAPER, MIST, 0.6)))}${rect(0, 914, 2000, 8, m.dark(mix(MIST, INK, 0.4)))}${lamps}</g>`,
      put(by(1060, 1240, 900), 1330, 1.7, put(8, -18, 1, rower(m, mix(JADE, MIST, 0.2))), basketBoat(m, 78)),
      put(by(1560, 800, 1500), 1200, 0.9, put(0, -18, 1, rower(m, VERMILION)), basketBoat(m, 78)),
    ]
  },
}
