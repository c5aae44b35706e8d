import { INDIGO, INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { hill, mist, range, tufts } from "../../kit/land.ts"
import { close } from "../../kit/mood.ts"
import { cut, disc, fade, fill, line, n, pairs, put, rect, ribbon, steps, triples } from "../../kit/path.ts"
import { sitter } from "../../kit/people.ts"
import { bamboo, palm } from "../../kit/plants.ts"
import { cloud, sky, stars, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"

const HORIZON = 830
const ROAD = triples(
  "860 1580 1080  1000 1330 560  1120 1170 330  1040 1050 200  880 970 120  900 905 66  1010 862 34  1000 836 14",
)

const milestone = (m: Stage["m"]): string =>
  fill("M-44 0V-96Q-44 -140 0 -140T44 -96V0Z", m.lit(PAPER)) +
  fill("M14 0V-139Q44 -134 44 -96V0Z", m.dark(mix(PAPER, MIST, 0.4))) +
  fill("M-44 -88V-96Q-44 -140 0 -140T44 -96V-88Z", m.tone(VERMILION)) +
  rect(-24, -62, 48, 7, m.dark(INK)) +
  rect(-14, -44, 28, 7, m.dark(INK))

function comingBus(m: Stage["m"]): string {
  return [
    fill("M-70 60L-330 330H330L70 60Z", TURMERIC, 'opacity=".14"'),
    fill("M-60 60L-170 330H150L60 60Z", mix(TURMERIC, PAPER, 0.4), 'opacity=".16"'),
    rect(-88, -150, 176, 206, m.tone(mix(JADE, MIST, 0.16)), 'rx="18"'),
    rect(-88, 10, 176, 46, m.dark(JADE), 'rx="10"'),
    rect(-72, -124, 144, 84, mix(TURMERIC, PAPER, 0.25), 'rx="8"'),
    rect(-60, -146, 120, 15, mix(VERMILION, TURMERIC, 0.3), 'rx="5"'),
    disc(-34, -76, 14, m.dark(INK)),
    fill("M-58 -40q4 -24 24 -24t24 24z", m.dark(INDIGO)),
    disc(34, -70, 11, m.dark(mix(INK, VERMILION, 0.3))),
    fill("M16 -40q3 -20 18 -20t18 20z", m.dark(VERMILION)),
    line("M0 -124V-40", m.dark(JADE), 5),
    rect(-72, -18, 144, 9, m.lit(PAPER)),
    disc(-62, 26, 46, mix(TURMERIC, PAPER, 0.5), 'opacity=".3"'),
    disc(62, 26, 46, mix(TURMERIC, PAPER, 0.5), 'opacity=".3"'),
    disc(-62, 26, 17, mix(PAPER, TURMERIC, 0.2)),
    disc(62, 26, 17, mix(PAPER, TURMERIC, 0.2)),
    rect(-82, 54, 36, 18, m.dark(INK)),
    rect(46, 54, 36, 18, m.dark(INK)),
  ].join("")
}

function stall(m: Stage["m"]): string {
  return (
    disc(0, -90, 210, TURMERIC, 'opacity=".1"') +
    disc(0, -90, 130, TURMERIC, 'opacity=".16"') +
    rect(-92, -128, 8, 128, m.dark(INK)) +
    rect(84, -128, 8, 128, m.dark(INK)) +
    rect(-84, -120, 168, 70, mix(TURMERIC, VERMILION, 0.14)) +
    rect(-84, -56, 168, 50, m.tone(mix(TURMERIC, INK, 0.4))) +
    fill(cut(pairs("-124 -118  -76 -176  76 -176  124 -118")), m.tone(mix(TURMERIC, INK, 0.5))) +
    line("M0 -118v22", m.dark(INK), 3) +
    disc(0, -88, 13, mix(TURMERIC, PAPER, 0.7)) +
    put(-34, -54, 0.9, sitter(m, JADE)) +
    put(132, 4, 0.8, sitter(m, VERMILION)) +
    rect(-60, -72, 14, 18, mix(VERMILION, PAPER, 0.3)) +
    rect(34, -72, 12, 18, mix(RICE, PAPER, 0.4))
  )
}

export const scene: Scene = {
  frame: { wide: 330, tall: 470 },
  skies: {
    dawn: { hour: "plum", x: 760, y: 680, r: 150 },
    day: { hour: "lacquer", x: 1180, y: 500, r: 120 },
    dusk: { hour: "indigo", x: 760, y: 480, r: 110 },
  },
  ground: JADE,
  draw(stage) {
    const { m, rnd, by } = stage
    const [bx, by2, bs] = by([960, 1010, 1] as const, [1050, 1110, 1.6] as const, [1000, 1050, 1.25] as const)
    const dashes = ROAD.slice(0, -2)
      .flatMap(([x, y, w], i) => {
        const [nx, ny, nw] = ROAD[i + 1] ?? [x, y, w]
        return steps(0.05, 0.75, Math.max(1, 4 - Math.floor(i / 2))).map((t) =>
          cut([
            [x + (nx - x) * t - w * 0.012, y + (ny - y) * t],
            [x + (nx - x) * t + w * 0.012, y + (ny - y) * t],
            [x + (nx - x) * (t + 0.12) + nw * 0.012, y + (ny - y) * (t + 0.12)],
            [x + (nx - x) * (t + 0.12) - nw * 0.012, y + (ny - y) * (t + 0.12)],
          ]),
        )
      })
      .join("")
    const green = mix(mix(JADE, RICE, 0.2), MIST, 0.12)
    const paddy = (x: number, y: number, w: number): string =>
      fill(
        `M${n(x - w)} ${y}q${n(w)} ${n(-w * 0.09)} ${n(w * 2)} 0q${n(-w * 0.4)} ${n(w * 0.2)} ${n(-w)} ${n(w * 0.17)}t${n(-w)} ${n(-w * 0.17)}z`,
        mix(m.sky[1] ?? m.haze, m.sky[2] ?? m.haze, 0.7),
        `stroke="${m.dark(green)}" stroke-width="5"`,
      )
    return [
      sky(m, HORIZON),
      stars(rnd, 44, 640, PAPER),
      sun(m),
      cloud(rnd, 460, 350, 560, 24, m.tone(PAPER, 0.3), 0.3),
      cloud(rnd, 1560, 520, 500, 22, m.tone(PAPER, 0.3), 0.25),
      range(
        m,
        rnd,
        pairs(
          "-60 740  200 560  380 680  600 520  820 700  1020 640  1260 740  1480 560  1680 690  1900 540  2060 660",
        ),
        HORIZON + 10,
        mix(INDIGO, JADE, 0.4),
        0.5,
        0.1,
      ),
      mist(m, "n1", 660, 190, 0.8),
      hill(pairs("-40 860  300 800  640 836  1000 828  1400 838  1700 790  2040 840"), 1560, m.tone(green, 0.3)),
      hill(pairs("-40 980  400 900  760 900  1200 890  1600 880  2040 960"), 1560, m.tone(green, 0.08)),
      hill(pairs("-40 1120  300 1060  700 1050  1300 1040  1700 1040  2040 1110"), 1560, m.dark(green)),
      paddy(560, 950, 170),
      paddy(260, 990, 230),
      paddy(620, 1010, 150),
      paddy(420, 1080, 240),
      paddy(1330, 950, 150),
      paddy(1640, 980, 190),
      paddy(640, 1200, 250),
      fill(
        ribbon(
          ROAD.map(([x, y, w]) => [x, y, w * 1.12] as const),
          0.4,
        ),
        m.lit(mix(RICE, TURMERIC, 0.3)),
      ),
      fill(ribbon(ROAD, 0.4), m.tone(mix(INK, MIST, 0.5))),
      fill(dashes, m.lit(mix(PAPER, TURMERIC, 0.3))),
      [
        [1250, 1060, 0.34],
        [740, 960, 0.2],
        [1330, 1150, 0.6],
      ]
        .map(([x = 0, y = 0, s = 1]) => put(x, y, s, milestone(close(m))))
        .join(""),
      put(1480, 1060, 1.1, stall(close(m))),
      put(1690, 1070, 1, palm(m, rnd, 420, -40)),
      put(1790, 1100, 1, palm(m, rnd, 330, 30)),
      bush(m, rnd, 1900, 1080, 130, 80, green),
      put(bx, by2, bs, comingBus(close(m))),
      put(330, 1120, 1, bamboo(m, rnd, 620, 7, 190)),
      bush(m, rnd, 260, 1120, 150, 80, green),
      bush(m, rnd, 60, 1160, 180, 110, green),
      fade("near", INK, 0, 0.36),
      rect(0, 1200, 2000, 300, "url(#near)"),
      put(1500, 1390, 2.1, milestone(close(m))),
      tufts(rnd, 1380, 2020, (x) => 1440 - (x - 1380) * 0.05, 20, 80, m.dark(mix(RICE, INK, 0.3))),
      tufts(rnd, -20, 340, () => 1440, 12, 80, m.dark(mix(RICE, INK, 0.3))),
    ]
  },
}
