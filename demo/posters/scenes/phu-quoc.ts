import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { close } from "../kit/mood.ts"
import { cut, disc, fill, line, n, type Point, pairs, put, rect, soft, steps, under } from "../kit/path.ts"
import { walker } from "../kit/people.ts"
import { palm } from "../kit/plants.ts"
import { birds, sky, stars, streaks, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { longTail } from "../kit/water/boats.ts"
import { glitter, ripples } from "../kit/water/water.ts"

const HORIZON = 720

function bands({ m, rnd, by }: Stage): string {
  const [far, near] = m.water
  const deep = by(near, near, near)
  const pale = mix(far, by(PAPER, mix(PAPER, JADE, 0.1), LOTUS), 0.4)
  const rows = [0, 46, 104, 176, 266, 372, 490]
  return rows
    .map((dy, i) => {
      const wave = steps(-40, 2040, 9).map((x, k): Point => [x, HORIZON + dy + Math.sin(k * 1.3 + i * 2) * i * 3.4])
      const crest =
        i > 1
          ? line(
              soft(wave),
              m.lit(PAPER),
              1.5 + i * 0.9,
              `opacity=".7" stroke-dasharray="${rnd.between(180, 420) | 0} ${rnd.between(90, 260) | 0}"`,
            )
          : ""
      return fill(under(wave, 1560), mix(deep, pale, (i / 6) ** 0.8)) + crest
    })
    .join("")
}

function jetty({ m }: Stage): string {
  const wood = mix(mix(INK, TURMERIC, 0.3), PAPER, 0.35)
  const deck: Point[] = pairs("250 1330  560 1330  742 852  700 852")
  const planks = steps(0, 1, 19)
    .map((t) => {
      const k = t ** 1.7
      const y = 852 + 478 * k
      return `M${n(700 - 450 * k)} ${n(y)}H${n(742 - 182 * k)}`
    })
    .join("")
  const posts = [0.03, 0.14, 0.3, 0.54, 0.86]
    .map((t) => {
      const [y, w, h] = [852 + 478 * t, 4 + t * 16, 40 + t * 110]
      return (
        rect(700 - 450 * t - w / 2, y - h * 0.42, w, h * 1.25, m.dark(wood)) +
        rect(742 - 182 * t - w / 2, y - h * 0.42, w, h * 1.25, m.dark(mix(wood, INK, 0.3)))
      )
    })
    .join("")
  const pavilion = put(
    720,
    852,
    1,
    [-66, -22, 22, 66].map((x) => rect(x - 4, -64, 8, 92, m.dark(wood))).join(""),
    rect(-86, -6, 172, 12, m.tone(wood)),
    fill("M-112 -58Q-60 -84 -16 -140H16Q60 -84 112 -58Z", m.tone(mix(TURMERIC, INK, 0.42))),
    fill("M10 -140H16Q60 -84 112 -58H40Q30 -100 10 -140Z", m.dark(mix(TURMERIC, INK, 0.42))),
    m.night > 0.5 ? disc(0, -44, 10, mix(TURMERIC, PAPER, 0.5)) + disc(0, -44, 30, TURMERIC, 'opacity=".3"') : "",
  )
  return (
    pavilion +
    posts +
    fill(cut(deck), m.lit(wood)) +
    line(planks, m.dark(wood), 3.4) +
    fill(cut(pairs("250 1330  560 1330  556 1352  254 1352")), m.dark(wood))
  )
}

function hammock(stage: Stage, x0: number, y0: number, x1: number, y1: number): string {
  const m = close(stage.m)
  const [mx, my] = [(x0 + x1) / 2, Math.max(y0, y1) + 130]
  const cloth = VERMILION
  return (
    line(`M${x0} ${y0}Q${mx} ${my * 2 - (y0 + y1) / 2} ${x1} ${y1}`, m.dark(INK), 3) +
    fill(
      `M${n(x0 + 70)} ${n(y0 + 76)}Q${mx} ${n(my + 104)} ${n(x1 - 70)} ${n(y1 + 76)}Q${mx} ${n(my + 34)} ${n(x0 + 70)} ${n(y0 + 76)}Z`,
      m.tone(cloth),
    ) +
    fill(
      `M${n(x0 + 100)} ${n(y0 + 92)}Q${mx} ${n(my + 26)} ${n(x1 - 100)} ${n(y1 + 90)}L${n(x1 - 130)} ${n(y1 + 116)}Q${mx} ${n(my + 66)} ${n(x0 + 120)} ${n(y0 + 116)}Z`,
      m.tone(PAPER),
    ) +
    disc(x1 - 96, y1 + 76, 20, m.tone(mix(TURMERIC, INK, 0.42))) +
    fill(
      `M${n(x1 - 128)} ${n(y1 + 62)}L${n(x1 - 78)} ${n(y1 + 34)}L${n(x1 - 66)} ${n(y1 + 84)}Z`,
      m.lit(mix(PAPER, TURMERIC, 0.3)),
    )
  )
}

export const scene: Scene = {
  frame: { wide: 300, tall: 500 },
  skies: {
    dawn: { hour: "lotus", x: 990, y: 600, r: 120 },
    day: { hour: "jade", x: 900, y: 360, r: 110 },
    dusk: { hour: "vermilion", x: 950, y: 690, r: 230 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const sand = mix(PAPER, by(TURMERIC, TURMERIC, LOTUS), by(0.3, 0.36, 0.7))
    const fleet = pairs("820 0.34  1180 0.3  1320 0.4  480 0.32  250 0.26")
    const shore: Point[] = pairs("-60 1330  260 1290  620 1300  960 1250  1300 1160  1680 1100  2060 1070")
    return [
      sky(m, HORIZON),
      m.night > 0.5 ? stars(rnd, 12, 380, PAPER) : "",
      streaks(rnd, 120, 560, 7, m.tone(PAPER, 0.1), by(0.5, 0.4, 0.22)),
      sun(m),
      fill(
        under(pairs("1180 722  1300 690  1460 664  1600 676  1760 640  1900 660  2060 630"), HORIZON + 4),
        m.tone(mix(JADE, INDIGO, 0.3), 0.4),
      ),
      fill(under(pairs("-60 700  60 690  180 704  300 722"), HORIZON + 4), m.tone(mix(JADE, INDIGO, 0.3), 0.55)),
      bands(stage),
      glitter(m, rnd, HORIZON, 1240, 34, by(1, 1, 0.75)),
      ripples(rnd, 900, 1240, 12, m.lit(PAPER), 0.5),
      fleet
        .map(([x, s], i) =>
          put(
            x + by(0, 60, -40) * (i % 2),
            HORIZON + 14 + i * 9,
            s * 1.3,
            longTail(m, i % 2 ? JADE : INDIGO),
            m.night > 0.5 ? disc(-50, -150, 24, mix(RICE, PAPER, 0.5)) + disc(-50, -150, 64, RICE, 'opacity=".3"') : "",
          ),
        )
        .join(""),
      fill(
        under(
          shore.map(([x, y]): Point => [x, y - 26]),
          1560,
        ),
        m.lit(PAPER),
        'opacity=".85"',
      ),
      fill(under(shore, 1560), m.tone(sand)),
      fill(
        under(
          shore.map(([x, y]): Point => [x, y + 130 - x * 0.02]),
          1560,
        ),
        m.dark(sand),
        'opacity=".35"',
      ),
      jetty(stage),
      put(by(940, 860, 960), by(1366, 1380, 1350), 1.2, walker(m, VERMILION, PAPER)),
      put(by(1005, 925, 1025), by(1370, 1386, 1352), 0.86, walker(m, TURMERIC, INDIGO)),
      fill("M1230 1300Q1480 1330 1740 1250L1960 1270V1320Q1560 1380 1230 1300Z", m.dark(sand), 'opacity=".5"'),
      put(1210, 1330, 1, palm(m, rnd, 780, -120)),
      put(1680, 1300, 1, palm(m, rnd, 980, -130)),
      put(1930, 1400, 1, palm(m, rnd, 800, -60)),
      hammock(stage, 1186, 970, 1646, 950),
      bush(m, rnd, 1960, 1420, 170, 100, mix(JADE, RICE, 0.25)),
      bush(m, rnd, 1780, 1480, 130, 70, mix(JADE, RICE, 0.25)),
      bush(m, rnd, 20, 1470, 150, 80, mix(JADE, RICE, 0.25)),
      birds(rnd, 620, 420, 4, 18, m.dark(INK, 0.1)),
    ]
  },
}
