import { pane } from "../kit/boats.ts"
import { INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { bush } from "../kit/foliage.ts"
import { flyingRoof } from "../kit/houses.ts"
import { cut, disc, fill, line, put, rect, steps, triples } from "../kit/path.ts"
import { aoDai } from "../kit/people.ts"
import { lotus, pad } from "../kit/plants.ts"
import { cloud, egrets, rays, sky, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { mirror, mirrorSlats, ripples, water } from "../kit/water.ts"

const MOAT = 1050
const GLAZE = mix(TURMERIC, VERMILION, 0.08)
const WALL = mix(VERMILION, TURMERIC, 0.3)

/** The brick body of Ngọ Môn: two wings that come forward, five gates. */
function bastion({ m }: Stage): string {
  const gate = (x: number, w: number, h: number): string =>
    fill(
      `M${x - w} ${MOAT}V${MOAT - h}Q${x - w} ${MOAT - h - w} ${x} ${MOAT - h - w}T${x + w} ${MOAT - h}V${MOAT}Z`,
      m.dark(mix(INK, VERMILION, 0.12)),
    )
  const course = [60, 120, 180, 240].map((dy) => `M360 ${MOAT - dy}H1640`).join("")
  return [
    fill(
      cut([
        [350, MOAT],
        [372, 770],
        [1628, 770],
        [1650, MOAT],
      ]),
      m.tone(WALL),
    ),
    line(course, m.dark(WALL), 3, 'opacity=".35"'),
    fill(
      cut([
        [250, MOAT],
        [270, 730],
        [560, 730],
        [580, MOAT],
      ]),
      m.lit(WALL),
    ),
    fill(
      cut([
        [1420, MOAT],
        [1440, 730],
        [1730, 730],
        [1750, MOAT],
      ]),
      m.dark(WALL),
    ),
    rect(240, 716, 350, 20, m.lit(GLAZE)),
    rect(1410, 716, 350, 20, m.tone(GLAZE)),
    rect(580, 756, 840, 18, m.lit(GLAZE)),
    gate(1000, 62, 150),
    gate(820, 46, 120),
    gate(1180, 46, 120),
    gate(415, 34, 92),
    gate(1585, 34, 92),
  ].join("")
}

/** Lầu Ngũ Phụng: the Pavilion of Five Phoenixes on top. */
function pavilion({ m }: Stage): string {
  const lacquer = mix(VERMILION, INK, 0.2)
  const hall = (x: number, y: number, w: number, h: number, bays: number): string =>
    rect(x - w / 2, y - h, w, h, pane(m)) +
    steps(x - w / 2, x + w / 2, bays)
      .map((px) => rect(px - 7, y - h, 14, h, m.tone(lacquer)))
      .join("") +
    rect(x - w / 2, y - 26, w, 26, m.dark(lacquer))
  const wing = (x: number): string =>
    hall(x, 716, 250, 96, 6) +
    flyingRoof(m, x, 626, 350, 62, GLAZE) +
    hall(x, 566, 130, 60, 4) +
    flyingRoof(m, x, 514, 220, 58, GLAZE) +
    disc(x, 446, 9, m.lit(TURMERIC))
  return (
    wing(415) +
    wing(1585) +
    [
      hall(1000, 758, 800, 116, 13),
      flyingRoof(m, 1000, 650, 960, 84, GLAZE),
      hall(1000, 566, 480, 90, 9),
      flyingRoof(m, 1000, 482, 640, 104, mix(JADE, TURMERIC, 0.2)),
      fill("M940 372q14 -40 60 -44q46 4 60 44l-34 -14q-26 10 -52 0z", m.lit(TURMERIC)),
      disc(1000, 344, 16, m.lit(VERMILION)),
    ].join("")
  )
}

/** Lotus along the moat: nearly, but never quite, symmetrical. */
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
