import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush, clump } from "../../kit/foliage.ts"
import { tiledRoof } from "../../kit/houses.ts"
import { hill, mist, tufts } from "../../kit/land.ts"
import { close } from "../../kit/mood.ts"
import { cut, disc, fill, line, n, oval, pairs, put, rect, steps } from "../../kit/path.ts"
import { bamboo } from "../../kit/plants.ts"
import { cloud, egrets, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { cyclist } from "../../props/bikes.ts"

const FIELD = 800

function village({ m, rnd }: Stage): string {
  const house = (x: number, w: number, wall: string): string =>
    put(
      x,
      FIELD + 16,
      1,
      rect(0, -110, w, 110, m.tone(wall, 0.12)),
      rect(w * 0.4, -76, w * 0.2, 76, m.dark(INK, 0.1)),
      tiledRoof(m, 0, -108, w, 70, mix(VERMILION, INK, 0.2)),
    )
  return [
    fill(
      steps(-40, 2040, 15)
        .map((x, i) => clump(rnd, x, FIELD - 60 - (i % 3) * 26, 130, 100, 50))
        .join(""),
      m.tone(mix(JADE, RICE, 0.25), 0.3),
    ),
    rect(0, FIELD - 60, 2000, 80, m.tone(mix(JADE, RICE, 0.25), 0.3)),
    house(250, 260, mix(TURMERIC, PAPER, 0.4)),
    house(560, 200, mix(PAPER, LOTUS, 0.3)),
    house(1230, 230, mix(TURMERIC, PAPER, 0.5)),
    house(1510, 280, mix(TURMERIC, PAPER, 0.2)),
    fill(
      "M860 816V600H900V700Q960 630 1020 700V600H1060V816H1020Q960 650 900 816Z",
      m.tone(mix(PAPER, TURMERIC, 0.3), 0.05),
    ),
    tiledRoof(m, 850, 604, 220, 60, mix(VERMILION, INK, 0.16)),
    fill(
      steps(0, 2000, 13)
        .map((x, i) => clump(rnd, x + (i % 2) * 40, FIELD + 6, 84, 34, 30))
        .join(""),
      m.dark(mix(JADE, RICE, 0.3), 0.1),
    ),
  ].join("")
}

/** A water buffalo in the field, facing left. */
function buffalo({ m: mood }: Stage): string {
  const m = close(mood)
  const hide = mix(INK, mix(VERMILION, PAPER, 0.4), 0.24)
  return [
    fill("M-110 -30Q-120 -130 -40 -140H80Q140 -130 140 -40L134 0H104L96 -50H-50L-60 0H-92Z", m.tone(hide)),
    fill("M-110 -30L-96 -70Q0 -50 136 -64L134 0H104L96 -50H-50L-60 0H-92Z", m.dark(hide), 'opacity=".7"'),
    fill("M-90 -126Q-150 -150 -170 -110L-184 -66Q-176 -46 -152 -52Q-130 -70 -92 -74Z", m.tone(hide)),
    line(
      "M-118 -134Q-90 -196 -30 -186M-140 -138Q-186 -186 -230 -160",
      m.lit(mix(PAPER, TURMERIC, 0.3)),
      12,
      'stroke-linecap="round"',
    ),
    disc(-150, -106, 5, m.dark(INK)),
    line("M138 -110Q170 -80 154 -30", m.dark(hide), 8, 'stroke-linecap="round"'),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 340, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1180, y: 500, r: 110 },
    day: { hour: "paper", x: 760, y: 460, r: 84 },
    dusk: { hour: "turmeric", x: 1200, y: 540, r: 120 },
  },
  ground: RICE,
  draw(stage) {
    const { m, rnd, by } = stage
    const green = mix(RICE, TURMERIC, 0.14)
    const rows = steps(-1400, 3400, 34).map((x) => `M${n(1000 + (x - 1000) * 0.4)} ${FIELD + 14}L${n(x)} 1180`)
    return [
      sky(m, FIELD),
      sun(m),
      cloud(rnd, 1320, 330, 460, 24, m.tone(PAPER, 0.2), 0.7),
      mist(m, "vc", 640, 160, 0.6),
      village(stage),
      hill(pairs("-40 810  600 806  1300 808  2040 804"), 1300, m.tone(green)),
      line(rows.join(""), m.dark(green), 7, 'opacity=".35"'),
      line("M-20 880H2020M-20 990H2020", m.lit(mix(green, PAPER, 0.3)), 9, 'opacity=".7"'),
      oval(1650, 1070, 330, 40, m.water[0], 'opacity=".85"'),
      put(1690, 1072, 0.9, buffalo(stage)),
      egrets(by(820, 1100, 760), 600, 3, 0.8, m.lit(PAPER)),
      fill(cut(pairs("-20 1190  2020 1170  2020 1340  -20 1370")), m.tone(mix(TURMERIC, mix(PAPER, INK, 0.2), 0.5))),
      fill(cut(pairs("-20 1190  2020 1170  2020 1186  -20 1208")), m.lit(mix(RICE, PAPER, 0.2))),
      fill(cut(pairs("-20 1366  2020 1336  2020 1520  -20 1520")), m.dark(mix(RICE, JADE, 0.4))),
      [590, 985, 1380].map((x) => oval(x, 1296, 200, 15, m.dark(INK), 'opacity=".3"')).join(""),
      put(590, 1296, 0.84, cyclist(m, VERMILION, INK)),
      put(985, 1296, 0.84, cyclist(m, by(INDIGO, TURMERIC, INDIGO), mix(VERMILION, INK, 0.2), "helmet")),
      put(1380, 1296, 0.84, cyclist(m, LOTUS, JADE)),
      tufts(rnd, -20, 2020, (x) => 1376 - x * 0.014, 70, 60, m.tone(mix(RICE, JADE, 0.2))),
      put(110, 1420, 1, bamboo(m, rnd, 980, 6, 260)),
      bush(m, rnd, 1920, 1430, 170, 100, mix(JADE, RICE, 0.3)),
    ]
  },
}
