import { INDIGO, INK, JADE, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { hill, mist, range, terraces } from "../../kit/land.ts"
import { pairs, put, rect, steps } from "../../kit/path.ts"
import { pine } from "../../kit/plants.ts"
import { cloud, sky, stars, sun } from "../../kit/sky.ts"
import type { Scene } from "../../kit/stage.ts"
import { vehicle } from "../../props/cars.ts"
import { standing } from "../../props/figures.ts"
import { limousineVan } from "../../props/fleet.ts"
import { road } from "./roadside.ts"

export const scene: Scene = {
  frame: { wide: 300, tall: 490 },
  skies: {
    dawn: { hour: "lotus", x: 1180, y: 520, r: 120 },
    day: { hour: "jade", x: 720, y: 430, r: 90 },
    dusk: { hour: "indigo", x: 1240, y: 470, r: 110 },
  },
  ground: JADE,
  draw(stage) {
    const { m, rnd, by } = stage
    const green = mix(RICE, TURMERIC, 0.2)
    const shades = [green, mix(green, JADE, 0.22), mix(green, TURMERIC, 0.25)] as const
    return [
      sky(m, 900),
      m.night > 0.5 ? stars(rnd, 20, 520, PAPER) : "",
      sun(m),
      range(
        m,
        rnd,
        pairs("-60 700  240 520  470 640  760 430  1010 640  1300 480  1560 650  1840 440  2060 600"),
        920,
        mix(INDIGO, JADE, 0.4),
        0.5,
      ),
      cloud(rnd, 1000, 720, 900, 30, m.tone(PAPER, 0.3), 0.5),
      mist(m, "lv", 700, 180, 0.8),
      terraces(
        m,
        { brow: (x) => 810 + Math.sin(x / 380) * 40, foot: () => 1180, count: 9, reach: 26, spurs: 3, phase: 0.6 },
        (i) => m.tone(shades[i % 3] ?? green, Math.max(0, 0.3 - i * 0.04)),
        mix(JADE, INK, 0.4),
        0.1,
      ),
      hill(pairs("-40 1120  500 1100  1000 1110  1500 1096  2040 1120"), 1200, m.dark(mix(JADE, RICE, 0.2))),
      [90, 240, 1750, 1920].map((x, i) => put(x, 1150, 1, pine(m, rnd, 620 + (i % 2) * 150, JADE))).join(""),
      road(stage, 1150),
      rect(0, 1076, 2000, 16, m.lit(mix(PAPER, MIST, 0.3))),
      steps(40, 1960, 13)
        .map((x, i) => rect(x - 12, 1066, 24, 90, m.tone(i % 2 ? PAPER : VERMILION)))
        .join(""),
      put(1556, 1182, 1, standing(m, { shirt: PAPER, head: "cap", arm: "wave" })),
      put(
        1000,
        1320,
        0.88,
        vehicle(m, { ...limousineVan, paint: by(limousineVan.paint, mix(INK, VERMILION, 0.5), limousineVan.paint) }),
      ),
    ]
  },
}
