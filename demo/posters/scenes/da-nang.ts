import { INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { tower } from "../kit/karst.ts"
import { hill } from "../kit/land.ts"
import { cut, disc, fill, pairs, put, rect, steps, triples } from "../kit/path.ts"
import { rower } from "../kit/people.ts"
import { birds, sky, stars, streaks, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { basketBoat, pane } from "../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, water } from "../kit/water/water.ts"
import { dragon } from "../landmarks/dragon.ts"

const RIVER = 1010

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
