import { INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { cut, fill, line, put, rect, triples } from "../kit/path.ts"
import { aoDai } from "../kit/people.ts"
import { lotus, pad } from "../kit/plants.ts"
import { cloud, egrets, rays, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { mirror, mirrorSlats, ripples, water } from "../kit/water/water.ts"
import { bastion, GLAZE, MOAT, pavilion, WALL } from "../landmarks/ngo-mon.ts"

function lotuses({ m, by }: Stage): string {
  const pads = triples(
    "120 1190 90  330 1260 120  90 1360 160  480 1395 150  700 1462 140  1660 1262 120  1880 1196 96  1900 1366 170  1530 1402 150  1300 1466 140  610 1170 64  1400 1172 66",
  )
  const flowers = [
    [170, 1350, 120, 130],
    [400, 1390, 104, 190],
    [600, 1462, 96, 150],
    [1830, 1360, 120, 140],
    [1610, 1400, 100, 200],
    [1410, 1470, 96, 140],
    [40, 1230, 70, 90],
    [1960, 1232, 70, 96],
  ] as const
  const petals = by(LOTUS, mix(LOTUS, VERMILION, 0.25), mix(LOTUS, VERMILION, 0.4))
  return (
    pads.map(([x, y, r]) => pad(m, x, y, r, mix(JADE, RICE, 0.35))).join("") +
    flowers.map(([x, y, s, h]) => put(x, y, 1, lotus(m, s, h, petals))).join("")
  )
}

export const scene: Scene = {
  frame: { wide: 195, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1000, y: 470, r: 250 },
    day: { hour: "jade", x: 1000, y: 400, r: 230 },
    dusk: { hour: "lacquer", x: 1000, y: 440, r: 290 },
  },
  ground: mix(VERMILION, INK, 0.35),
  draw(stage) {
    const { m, rnd, by } = stage
    return [
      sky(m, MOAT),
      rays(m, m.tone(PAPER, 0.2), 22, by(0.2, 0.12, 0.04)),
      sun(m, 1),
      cloud(rnd, 270, 400, 460, 24, m.tone(PAPER, 0.2), 0.5),
      cloud(rnd, 1730, 400, 460, 24, m.tone(PAPER, 0.2), 0.5),
      bush(m, rnd, 90, 900, 200, 190, mix(JADE, RICE, 0.1), 0.3),
      bush(m, rnd, 1910, 900, 200, 190, mix(JADE, RICE, 0.1), 0.3),
      rect(0, 930, 2000, 120, m.tone(mix(WALL, INK, 0.35))),
      rect(0, 922, 2000, 14, m.lit(GLAZE)),
      water(m, rnd, MOAT),
      `<g id="gate">${bastion(stage)}${pavilion(stage)}</g>`,
      mirrorSlats(rnd, "r", MOAT, 470, 24),
      mirror("gate", "r", MOAT, 0.6, 0.75, 8),
      ripples(rnd, MOAT + 40, 1500, 26, m.lit(m.water[0]), 0.5),
      fill(
        cut([
          [922, MOAT - 2],
          [1078, MOAT - 2],
          [1240, 1500],
          [760, 1500],
        ]),
        m.tone(mix(PAPER, TURMERIC, 0.3)),
      ),
      fill(
        cut([
          [1000, MOAT - 2],
          [1078, MOAT - 2],
          [1240, 1500],
          [1000, 1500],
        ]),
        m.dark(mix(PAPER, TURMERIC, 0.3)),
        'opacity=".5"',
      ),
      line("M922 1048L760 1500M1078 1048L1240 1500", m.dark(WALL), 12),
      [1120, 1230, 1390]
        .map(
          (y, i) =>
            rect(1000 - 82 - (y - MOAT) * 0.36, y - 40 - i * 14, 16 + i * 8, 40 + i * 14, m.tone(WALL)) +
            rect(1066 + (y - MOAT) * 0.36, y - 40 - i * 14, 16 + i * 8, 40 + i * 14, m.dark(WALL)),
        )
        .join(""),
      lotuses(stage),
      egrets(by(560, 1340, 300), by(560, 520, 520), by(3, 2, 0), 0.9, m.lit(PAPER)),
      put(
        by(968, 1030, 985),
        by(1290, 1220, 1340),
        by(1.9, 1.6, 2.1),
        aoDai(m, by(PAPER, LOTUS, mix(VERMILION, TURMERIC, 0.2))),
      ),
    ]
  },
}
