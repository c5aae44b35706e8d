import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { fill, line, n, pairs, put, rect, steps, under } from "../../kit/path.ts"
import { palm } from "../../kit/plants.ts"
import { bicycle } from "../../kit/riders.ts"
import { billow, birds, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { glitter, water } from "../../kit/water/water.ts"
import { vehicle } from "../../props/cars.ts"
import { standing } from "../../props/figures.ts"
import { sixteenSeater } from "../../props/fleet.ts"
import { road } from "./roadside.ts"

const SEA = 800

/** Bags and a bicycle on the roof, above the origin. */
function rack({ m }: Stage): string {
  const bags = [VERMILION, JADE, TURMERIC, INDIGO].map((colour, i) => {
    const [x, h] = [-330 + i * 150, 84 + (i % 2) * 30]
    return (
      rect(x, -h, 134, h, m.tone(colour), 'rx="14"') +
      rect(x + 92, -h, 42, h, m.dark(colour), 'rx="14"') +
      rect(x + 26, -h, 10, h, m.lit(PAPER), 'opacity=".7"')
    )
  })
  return (
    put(430, -6, 1.7, bicycle(m, mix(INK, VERMILION, 0.3))) +
    bags.join("") +
    line(
      `M-370 -34H570M-370 0H570${steps(-370, 570, 9)
        .map((x) => `M${n(x)} -40V16`)
        .join("")}`,
      m.dark(INK),
      8,
    )
  )
}

export const scene: Scene = {
  frame: { wide: 285, tall: 400 },
  skies: {
    dawn: { hour: "turmeric", x: 700, y: 560, r: 110 },
    day: { hour: "azure", x: 1240, y: 450, r: 90 },
    dusk: { hour: "plum", x: 860, y: 640, r: 140 },
  },
  ground: mix(TURMERIC, PAPER, 0.4),
  draw(stage) {
    const { m, rnd } = stage
    return [
      sky(m, SEA),
      sun(m),
      billow(rnd, 1500, SEA + 4, 460, m.tone(PAPER, 0.2), 0.7),
      birds(rnd, 1080, 420, 4, 18, m.dark(INK, 0.2)),
      fill(under(pairs("-40 790  120 700  300 660  460 720  640 790  700 806"), SEA + 6), m.tone(JADE, 0.45)),
      water(m, rnd, SEA, 1120),
      glitter(m, rnd, SEA, 1120, 26),
      fill(
        under(pairs("-40 1090  500 1070  1000 1084  1500 1064  2040 1088"), 1200),
        m.tone(mix(PAPER, TURMERIC, 0.34)),
      ),
      put(250, 1150, 1, palm(m, rnd, 820, 120)),
      put(1790, 1150, 1, palm(m, rnd, 760, -110)),
      bush(m, rnd, 90, 1150, 170, 90, mix(JADE, RICE, 0.3)),
      bush(m, rnd, 1920, 1150, 170, 90, mix(JADE, RICE, 0.3)),
      rect(0, 1110, 2000, 40, m.tone(mix(PAPER, MIST, 0.5))),
      road(stage, 1150),
      put(1690, 1186, 0.95, standing(m, { shirt: LOTUS, head: "straw", arm: "case" })),
      put(1000, 868, 0.86, rack(stage)),
      put(1000, 1320, 0.86, vehicle(m, sixteenSeater)),
    ]
  },
}
