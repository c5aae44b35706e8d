import { INDIGO, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { tower } from "../../kit/karst.ts"
import { hill, mist, tufts } from "../../kit/land.ts"
import { line, pairs, put, steps } from "../../kit/path.ts"
import { palm } from "../../kit/plants.ts"
import { cloud, egrets, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { vehicle } from "../../props/cars.ts"
import { standing, suitcase } from "../../props/figures.ts"
import { familyCar } from "../../props/fleet.ts"
import { road } from "./roadside.ts"

const FIELD = 900

function paddies({ m }: Stage): string {
  const green = mix(RICE, TURMERIC, 0.16)
  const rows = steps(-900, 2900, 24)
    .map((x) => `M${1000 + (x - 1000) * 0.42} ${FIELD + 12}L${x} 1150`)
    .join("")
  return (
    hill(pairs("-40 910  500 896  1000 902  1500 894  2040 908"), 1200, m.tone(green, 0.1)) +
    line(rows, m.dark(green), 6, 'opacity=".4"') +
    line("M0 960H2000M0 1050H2000", m.lit(mix(green, PAPER, 0.3)), 7, 'opacity=".6"')
  )
}

export const scene: Scene = {
  frame: { wide: 300, tall: 480 },
  skies: {
    dawn: { hour: "saffron", x: 640, y: 520, r: 110 },
    day: { hour: "paper", x: 1260, y: 420, r: 84 },
    dusk: { hour: "vermilion", x: 1180, y: 560, r: 130 },
  },
  ground: RICE,
  draw(stage) {
    const { m, rnd, by } = stage
    const k = (id: string, x: number, w: number, h: number, depth: number, detail: 0 | 1): string =>
      tower(m, rnd, id, { x, base: FIELD + 10, w, h, depth, detail, undercut: false })
    return [
      sky(m, FIELD),
      sun(m),
      cloud(rnd, 900, 330, 460, 24, m.tone(PAPER, 0.2), 0.6),
      k("a", 980, 330, 240, 0.6, 0),
      k("b", 1420, 260, 300, 0.56, 0),
      k("c", 560, 300, 330, 0.52, 0),
      k("d", 180, 380, 470, 0.3, 1),
      k("e", 1760, 380, 500, 0.28, 1),
      mist(m, "fm", 780, 140, 0.7),
      egrets(900, 560, 3, 0.8, m.lit(PAPER)),
      paddies(stage),
      tufts(rnd, -20, 2020, () => 1160, 60, 46, m.dark(mix(RICE, JADE, 0.4))),
      put(1830, 1150, 1, palm(m, rnd, 640, -60)),
      bush(m, rnd, 1930, 1140, 150, 90, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 60, 1150, 170, 90, mix(JADE, RICE, 0.3)),
      road(stage, 1150),
      put(430, 1180, 0.9, suitcase(m, INDIGO)),
      put(1556, 1180, 1, standing(m, { shirt: LOTUS, head: "bob", arm: "wave" })),
      put(1640, 1180, 0.66, standing(m, { shirt: VERMILION, head: "hair" })),
      put(1000, 1316, 1, vehicle(m, { ...familyCar, paint: by(familyCar.paint, mix(INDIGO, JADE, 0.3), VERMILION) })),
    ]
  },
}
