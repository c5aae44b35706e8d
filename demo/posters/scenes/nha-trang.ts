import { INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { hill, range } from "../kit/land.ts"
import { cut, fill, line, n, type Point, pairs, put, rect, soft, spindle, steps } from "../kit/path.ts"
import { aoDai, walker } from "../kit/people.ts"
import { palm } from "../kit/plants.ts"
import { billow, birds, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { basketBoat, longTail, pane } from "../kit/water/boats.ts"
import { glitter, ripples, water } from "../kit/water/water.ts"
import { chamTower } from "../landmarks/po-nagar.ts"

const SEA = 640

const arc = (k: number): Point[] => [
  [90 + k * 330, 1560],
  [170 + k * 300, 1290 + k * 30],
  [430 + k * 230, 1010 + k * 90],
  [880 + k * 120, 800 + k * 120],
  [1420, 690 + k * 90],
  [2060, 655 + k * 46],
]

const cableCar = ({ m }: Stage): string => {
  const steel = m.dark(mix(MIST, INK, 0.4), 0.2)
  const pylon = (x: number, h: number): string =>
    `M${x - 10} 660L${x} ${660 - h}L${x + 10} 660M${x - 7} ${660 - h * 0.3}h14M${x - 5} ${660 - h * 0.6}h10M${x - 12} ${660 - h}h24`
  const cars = [1290, 1360, 1500, 1570, 1730]
    .map((x) => rect(x - 6, 578, 12, 14, m.tone(VERMILION, 0.1)) + line(`M${x} 578v-12`, steel, 2))
    .join("")
  return (
    line(pylon(1230, 96) + pylon(1430, 104) + pylon(1640, 100), steel, 3.4) +
    line("M1130 600Q1180 572 1230 564Q1330 580 1430 556Q1540 576 1640 560Q1720 574 1800 556", steel, 2.4) +
    cars
  )
}

function groves({ m, rnd }: Stage): string {
  const leaf = mix(JADE, RICE, 0.3)
  return steps(0, 1, 22)
    .map((t, i) => {
      const [x, y] = [-20 + t * 1120, 1130 - 440 * t ** 0.5 + (i % 3) * 34 * (1 - t)]
      return bush(
        m,
        rnd,
        x + rnd.jitter(20),
        y,
        62 * (1.15 - t),
        40 * (1.15 - t),
        i % 2 ? leaf : mix(leaf, TURMERIC, 0.1),
        0.1 + t * 0.3,
      )
    })
    .join("")
}

function town({ m, rnd }: Stage): string {
  return steps(0, 1, 17)
    .map((t, i) => {
      const [x, base] = [90 + t * 1250, 1000 - 350 * t ** 0.5 + 20]
      const [h, w] = [rnd.between(60, 200) * (1.15 - t * 0.75), 62 - t * 34]
      const windows = steps(10, h - 12, Math.max(2, Math.floor(h / 20)))
        .map((dy) => `M${n(x + 6)} ${n(base - h + dy)}h${n(w - 12)}`)
        .join("")
      return (
        rect(x, base - h, w, h, m.tone(i % 3 ? PAPER : mix(MIST, JADE, 0.3), 0.1 + t * 0.35)) +
        rect(x + w * 0.7, base - h, w * 0.3, h, m.dark(mix(PAPER, MIST, 0.5), 0.1 + t * 0.35)) +
        line(windows, m.night > 0.5 ? pane(m) : m.tone(JADE, 0.3 + t * 0.3), 5)
      )
    })
    .join("")
}

export const scene: Scene = {
  frame: { wide: 330, tall: 740 },
  skies: {
    dawn: { hour: "lotus", x: 1290, y: 500, r: 110 },
    day: { hour: "turmeric", x: 1260, y: 480, r: 105 },
    dusk: { hour: "indigo", x: 1270, y: 500, r: 120 },
  },
  ground: mix(JADE, MIST, 0.4),
  draw(stage) {
    const { m, rnd, by } = stage
    const [far, near] = m.water
    const pale = by(mix(PAPER, JADE, 0.16), mix(PAPER, JADE, 0.24), mix(far, PAPER, 0.2))
    const bay = steps(0.08, 1, 6).map((k, i) =>
      fill(`${soft(arc(k))}V1560Z`, mix(pale, mix(near, far, 0.3), (i / 5) ** 0.8)),
    )
    const palms = steps(0, 1, 9)
      .map((t) => {
        const [x, y] = [120 + t * 1080, 1130 - 405 * t ** 0.62]
        return put(x + rnd.jitter(14), y, 1, palm(m, rnd, 190 * (1.1 - t * 0.86), 26 * (1 - t)))
      })
      .join("")
    return [
      sky(m, SEA),
      sun(m),
      billow(rnd, 620, 300, 403, m.tone(PAPER, 0.2), 0.7),
      billow(rnd, 1760, 370, 288, m.tone(PAPER, 0.2), 0.6),
      water(m, rnd, SEA),
      range(
        m,
        rnd,
        pairs("980 640  1120 560  1200 600  1320 520  1430 590  1520 560  1640 640"),
        SEA + 4,
        mix(JADE, MIST, 0.2),
        0.45,
        0.06,
      ),
      range(
        m,
        rnd,
        pairs("1660 640  1800 550  1880 590  1960 540  2060 600"),
        SEA + 4,
        mix(JADE, MIST, 0.1),
        0.32,
        0.06,
      ),
      range(
        m,
        rnd,
        pairs("-60 560  120 400  280 500  470 360  640 500  780 450  1000 640"),
        1100,
        mix(JADE, RICE, 0.2),
        0.42,
        0.08,
      ),
      ...bay,
      ripples(rnd, 900, 1490, 22, m.lit(far), 0.7),
      glitter(m, rnd, SEA, 1400, 34),
      fill(`${soft(arc(0.05))}L2060 640L-40 640V1560Z`, m.lit(PAPER)),
      fill(`${soft(arc(0))}L2060 648L900 660L-40 700V1560Z`, m.tone(mix(PAPER, TURMERIC, 0.42))),
      fill(`${soft(arc(-0.16))}L1100 650L-40 640V1560Z`, m.tone(mix(JADE, RICE, 0.35))),
      groves(stage),
      town(stage),
      palms,
      cableCar(stage),
      hill(pairs("-40 1120  60 1170  110 1300  60 1560"), 1560, m.dark(mix(JADE, RICE, 0.2))),
      put(by(1010, 860, 1080), 1180, 0.85, longTail(m)),
      put(by(820, 1200, 900), 1010, 0.5, longTail(m, VERMILION, TURMERIC)),
      put(by(760, 680, 760), 1330, 0.8, basketBoat(m, 70)),
      fill(spindle(1500, 850, 60, 8), m.lit(PAPER)),
      put(
        by(1340, 1120, 1420),
        820,
        0.7,
        fill("M0 0L6 -70L56 -8ZM-6 0L-4 -56L-36 -6Z", m.lit(PAPER)),
        fill("M-50 0H60L44 12H-36Z", m.dark(VERMILION)),
      ),
      hill(
        pairs("1040 1560  1180 1430  1360 1352  1600 1318  1820 1330  2060 1290"),
        1560,
        m.tone(mix(JADE, RICE, 0.3)),
      ),
      hill(pairs("1140 1560  1320 1440  1600 1410  1850 1440  2060 1400"), 1560, m.dark(mix(JADE, RICE, 0.2))),
      fill(cut(pairs("1520 1345  1680 1345  1800 1520  1420 1520")), m.tone(mix(PAPER, TURMERIC, 0.3))),
      line("M1502 1372H1698M1484 1398H1716M1466 1428H1736M1446 1460H1760", m.dark(mix(PAPER, TURMERIC, 0.5)), 5),
      put(1600, 1350, 1.12, chamTower(stage)),
      bush(m, rnd, 1850, 1340, 110, 80, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 1350, 1372, 80, 52, mix(JADE, RICE, 0.3)),
      put(1940, 1420, 1, palm(m, rnd, 520, -60)),
      put(by(1560, 1640, 1590), 1462, 1.15, aoDai(m, PAPER)),
      put(by(1650, 1520, 1500), 1430, 1, walker(m, JADE)),
      birds(rnd, 820, 400, 5, 20, m.dark(INK, 0.1)),
    ]
  },
}
