import { INDIGO, INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { hill, mist, range, tufts } from "../../kit/land.ts"
import { cut, fill, n, pairs, put, rect, ribbon, steps, triples } from "../../kit/path.ts"
import { cloud, egrets, sky, sun } from "../../kit/sky.ts"
import type { Scene } from "../../kit/stage.ts"
import { motorbike } from "../../props/bikes.ts"

const SWITCHBACKS = triples(
  "1960 700 10  1560 730 16  1320 742 20  1560 776 26  1800 800 30  1500 850 36  1120 890 44  1480 950 54  1900 1010 70",
)

export const scene: Scene = {
  frame: { wide: 330, tall: 390 },
  skies: {
    dawn: { hour: "saffron", x: 740, y: 420, r: 120 },
    day: { hour: "azure", x: 1180, y: 340, r: 90 },
    dusk: { hour: "plum", x: 820, y: 520, r: 140 },
  },
  ground: JADE,
  draw(stage) {
    const { m, rnd, by } = stage
    const far = mix(INDIGO, JADE, 0.45)
    const green = mix(RICE, JADE, 0.4)
    const asphalt = mix(INK, MIST, 0.36)
    return [
      sky(m, 1000),
      sun(m),
      cloud(rnd, 1400, 250, 520, 26, m.tone(PAPER, 0.2), 0.6),
      range(
        m,
        rnd,
        pairs("-60 640  180 430  400 600  640 380  860 600  1100 440  1340 620  1600 400  1820 560  2060 420"),
        1000,
        far,
        0.62,
      ),
      mist(m, "p1", 620, 220, 0.8),
      range(
        m,
        rnd,
        pairs("-60 820  220 560  460 780  760 600  1000 800  1240 560  1460 740  1700 500  2060 700"),
        1100,
        mix(far, JADE, 0.5),
        0.32,
      ),
      mist(m, "p2", 800, 240, 0.7),
      egrets(by(900, 760, 1000), 600, 3, 0.8, m.lit(PAPER)),
      hill(pairs("900 1200  1100 860  1320 720  1560 660  1800 640  2060 600"), 1300, m.tone(green, 0.1)),
      hill(pairs("900 1240  1200 1040  1600 960  2060 960"), 1300, m.dark(green)),
      fill(ribbon(SWITCHBACKS, 0.5), m.lit(mix(PAPER, TURMERIC, 0.3))),
      hill(pairs("-60 900  120 940  300 1040  520 1130  760 1180  1000 1200"), 1300, m.dark(mix(green, JADE, 0.4))),
      bush(m, rnd, 130, 960, 190, 130, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 330, 1080, 130, 80, mix(JADE, RICE, 0.3)),
      fill(cut(pairs("-20 1216  2020 1150  2020 1520  -20 1520")), m.tone(asphalt)),
      fill(cut(pairs("-20 1216  2020 1150  2020 1172  -20 1240")), m.lit(mix(RICE, TURMERIC, 0.3))),
      steps(60, 1960, 11)
        .map((x, i) => {
          const y = 1216 - (x / 2000) * 66
          return (
            rect(x - 26, y - 92, 52, 112, m.tone(i % 2 ? PAPER : mix(PAPER, MIST, 0.3)), 'rx="8"') +
            rect(x - 26, y - 92, 52, 34, m.tone(VERMILION), 'rx="8"') +
            rect(x + 10, y - 58, 16, 78, m.dark(MIST))
          )
        })
        .join(""),
      steps(-60, 1980, 7)
        .map((x) => fill(`M${n(x)} ${n(1458 - x * 0.02)}l190 -6l-14 16l-190 6z`, m.lit(PAPER), 'opacity=".6"'))
        .join(""),
      fill("M640 1392Q980 1420 1360 1388Q1300 1362 960 1366T640 1392Z", m.dark(INK), 'opacity=".5"'),
      put(990, 1392, 1.5, motorbike(m, by(TURMERIC, VERMILION, JADE))),
      tufts(rnd, -20, 420, () => 1510, 12, 70, m.dark(mix(RICE, JADE, 0.3))),
      tufts(rnd, 1600, 2020, () => 1510, 12, 70, m.dark(mix(RICE, JADE, 0.3))),
    ]
  },
}
