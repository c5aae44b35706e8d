import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { range, tufts } from "../../kit/land.ts"
import { cut, disc, fill, line, n, pairs, put, rect, steps } from "../../kit/path.ts"
import { walker } from "../../kit/people.ts"
import { lotus, palm } from "../../kit/plants.ts"
import { billow, egrets, sky, stars, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { airliner, car } from "../../kit/vehicles.ts"
import { pane } from "../../kit/water/boats.ts"

const FIELDS = 860

function paddies({ m, by }: Stage): string {
  const [vx, vy] = [1000, 800]
  const rice = by(mix(RICE, PAPER, 0.15), RICE, mix(RICE, TURMERIC, 0.35))
  const plots = [
    rice,
    mix(rice, TURMERIC, 0.3),
    m.sky[1] ?? rice,
    mix(rice, JADE, 0.3),
    mix(rice, PAPER, 0.2),
    mix(rice, JADE, 0.16),
  ]
  const rows = [FIELDS, 886, 924, 980, 1060, 1180]
  const at = (x: number, y: number): number => vx + ((x - vx) * (y - vy)) / (1180 - vy)
  const edges = steps(-3600, 5600, 12)
  return rows
    .slice(1)
    .map((y1, r) => {
      const y0 = rows[r] ?? FIELDS
      return edges
        .slice(1)
        .map((x1, c) => {
          const x0 = edges[c] ?? x1
          const colour = plots[(c * 2 + r * 5) % 6] ?? rice
          return fill(
            cut([
              [at(x0, y0), y0],
              [at(x1, y0), y0],
              [at(x1, y1), y1],
              [at(x0, y1), y1],
            ]),
            colour === m.sky[1] ? colour : m.tone(colour, 0.24 - r * 0.05),
            `stroke="${m.dark(mix(JADE, INK, 0.3), 0.2)}" stroke-width="${n(1.5 + r * 1.3)}"`,
          )
        })
        .join("")
    })
    .join("")
}

function airport({ m }: Stage): string {
  return put(
    1560,
    905,
    1,
    fill("M-420 0V-70Q-300 -150 -190 -84T40 -84T270 -84T520 -60V0Z", m.tone(mix(PAPER, MIST, 0.4), 0.1)),
    fill(
      "M-430 -66Q-300 -160 -190 -92T40 -92T270 -92T530 -64V-48Q400 -110 270 -76T40 -76T-190 -76Q-300 -134 -420 -52Z",
      m.tone(VERMILION, 0.08),
    ),
    rect(-400, -48, 900, 34, pane(m)),
    line(
      steps(-380, 480, 24)
        .map((x) => `M${n(x)} -48v34`)
        .join(""),
      m.lit(PAPER, 0.1),
      4,
    ),
    fill(cut(pairs("-40 0  -24 -330  24 -330  40 0")), m.lit(PAPER, 0.05)),
    fill(cut(pairs("8 0  8 -330  24 -330  40 0")), m.dark(mix(PAPER, MIST, 0.5), 0.05)),
    fill(cut(pairs("-62 -328  -80 -396  80 -396  62 -328")), pane(m)),
    line("M-40 -328L-52 -396M0 -328V-396M40 -328L52 -396", m.lit(PAPER), 5),
    rect(-92, -414, 184, 20, m.tone(VERMILION)),
    rect(-68, -332, 136, 14, m.lit(PAPER)),
    line("M0 -414V-490M-22 -450H22", m.dark(INK), 5),
    disc(0, -492, 8, m.night > 0.5 ? VERMILION : m.lit(TURMERIC)),
  )
}

function driver({ m }: Stage): string {
  return (
    walker(m, mix(JADE, MIST, 0.1), INDIGO) +
    put(
      -40,
      -58,
      1,
      line("M30 0L2 -14", m.tone(mix(TURMERIC, INK, 0.42)), 7, 'stroke-linecap="round"'),
      rect(-42, -44, 62, 44, m.lit(PAPER)),
      put(-11, -6, 0.26, lotus(m, 110, 10, mix(LOTUS, VERMILION, 0.4))),
    )
  )
}

export const scene: Scene = {
  frame: { wide: 290, tall: 520 },
  skies: {
    dawn: { hour: "lotus", x: 1010, y: 700, r: 130 },
    day: { hour: "turmeric", x: 720, y: 620, r: 110 },
    dusk: { hour: "indigo", x: 1080, y: 640, r: 150 },
  },
  ground: mix(RICE, INK, 0.3),
  draw(stage) {
    const { m, rnd, by } = stage
    const plane = put(
      by(900, 1010, 860),
      by(520, 560, 500),
      by(0.92, 1.02, 0.9),
      `<g transform="rotate(5)">${airliner(m, by(JADE, VERMILION, VERMILION))}</g>`,
    )
    return [
      sky(m, FIELDS),
      m.night > 0.5 ? stars(rnd, 20, 500, PAPER) : "",
      sun(m),
      billow(rnd, 380, 370, 403, m.tone(PAPER, 0.2), 0.65),
      billow(rnd, 1560, 280, 331, m.tone(PAPER, 0.2), 0.6),
      billow(rnd, 1240, 730, 374, m.tone(PAPER, 0.2), 0.45),
      range(
        m,
        rnd,
        pairs("-60 860  160 720  330 790  520 680  740 800  900 760  1100 830  1400 740  1640 800  1860 710  2060 800"),
        FIELDS + 6,
        mix(INDIGO, JADE, 0.5),
        0.52,
        0.08,
      ),
      paddies(stage),
      airport(stage),
      put(1150, 930, 1, palm(m, rnd, 200, 16)),
      put(1100, 936, 1, palm(m, rnd, 160, -10)),
      put(1900, 940, 1, palm(m, rnd, 240, 12)),
      plane,
      egrets(by(480, 380, 520), by(980, 960, 990), 3, 0.6, m.lit(PAPER)),
      fill("M0 1170H2000V1500H0Z", m.tone(mix(INK, MIST, 0.34))),
      rect(0, 1160, 2000, 20, m.lit(mix(PAPER, MIST, 0.4))),
      steps(40, 1900, 9)
        .map((x) => rect(x, 1420, 130, 10, m.lit(PAPER), 'opacity=".55"'))
        .join(""),
      fill("M0 1300H2000V1312H0Z", m.dark(INK), 'opacity=".25"'),
      put(by(1180, 1210, 1150), 1330, 1.75, car(m, by(VERMILION, INDIGO, JADE))),
      put(by(800, 820, 780), 1350, 2.5, driver(stage)),
      tufts(rnd, 0, 2000, () => 1172, 60, 22, m.dark(mix(RICE, JADE, 0.4))),
      tufts(rnd, -20, 620, () => 1510, 16, 80, m.dark(mix(RICE, INK, 0.2))),
    ]
  },
}
