import { INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { clump } from "../../kit/foliage.ts"
import { mist } from "../../kit/land.ts"
import { cut, fill, group, n, put, steps } from "../../kit/path.ts"
import { rower, sitter } from "../../kit/people.ts"
import { frond } from "../../kit/plants.ts"
import { egrets, rays, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { sampan } from "../../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, ripples, water } from "../../kit/water/water.ts"

const FAR = 760

/** Water coconuts on one bank, from far to near: their leaves arch over the canal. */
function bank({ m, rnd }: Stage, side: -1 | 1): string {
  const leaf = mix(JADE, RICE, 0.34)
  return steps(0, 1, 7)
    .map((t) => {
      const near = t ** 1.6
      const [x, y, size] = [1000 + side * (110 + 960 * near), FAR + 30 + 600 * near, 190 + 760 * near]
      const depth = 0.5 * (1 - t)
      const fan = (from: number, to: number, count: number, k: number): string =>
        steps(from, to, count)
          .map((a) => frond(rnd, size * k * rnd.between(0.85, 1.1), a))
          .join("")
      return group(
        `transform="translate(${n(x)} ${n(y)})scale(${side} 1)"`,
        fill(clump(rnd, 40, -10, size * 0.5, size * 0.12, 30), m.dark(mix(leaf, INK, 0.3), depth)),
        fill(fan(-2.5, -0.5, 6, 1), m.dark(leaf, depth)),
        fill(fan(-2.3, -0.8, 4, 0.86), m.tone(leaf, depth)),
      )
    })
    .join("")
}

export const scene: Scene = {
  frame: { wide: 330, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 1000, y: 560, r: 100 },
    day: { hour: "jade", x: 1000, y: 500, r: 80 },
    dusk: { hour: "plum", x: 1000, y: 600, r: 110 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const boat = [
      put(-90, -10, 1, sitter(m, VERMILION)),
      put(-36, -10, 0.95, sitter(m, PAPER)),
      put(18, -10, 1, sitter(m, LOTUS)),
      put(112, -16, 1.06, rower(m, by(JADE, mix(TURMERIC, VERMILION, 0.3), JADE))),
      sampan(m, 330, mix(INK, VERMILION, 0.3), TURMERIC),
    ]
    return [
      sky(m, FAR),
      rays(m, m.glow, 16, 0.12),
      sun(m),
      egrets(880, 360, 3, 0.8, m.lit(PAPER)),
      fill(
        steps(0, 2000, 15)
          .map((x, i) => clump(rnd, x, FAR - 30 - (i % 3) * 22, 110, 84, 44))
          .join(""),
        m.tone(mix(JADE, RICE, 0.3), 0.5),
      ),
      mist(m, "pc", 640, 150, 0.7),
      water(m, rnd, FAR),
      fill(
        cut([
          [960, FAR],
          [1040, FAR],
          [1560, 1500],
          [440, 1500],
        ]),
        m.water[0],
        'opacity=".4"',
      ),
      glitter(m, rnd, FAR, 1500, 34, 0.9),
      bank(stage, -1),
      bank(stage, 1),
      mirrorSlats(rnd, "w", 1230, 170, 12),
      mirror("boat", "w", 1230, 0.45, 0.8),
      `<g id="boat">${put(by(960, 1000, 980), 1230, 2, ...boat)}</g>`,
      put(1050, 930, 0.8, sampan(m, 170), put(30, -8, 1, rower(m, VERMILION))),
      ripples(rnd, 1250, 1500, 14, m.lit(m.water[0]), 0.5),
    ]
  },
}
