import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { clump } from "../../kit/foliage.ts"
import { wires } from "../../kit/lanterns.ts"
import { cut, disc, fill, line, n, put, rect, steps } from "../../kit/path.ts"
import { aoDai } from "../../kit/people.ts"
import { bicycle, scooter } from "../../kit/riders.ts"
import { birds, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { car } from "../../kit/vehicles.ts"
import { facade, KERB } from "../../landmarks/post-office.ts"

function dipterocarp({ m, rnd }: Stage, x: number, w: number, base: number): string {
  const bark = mix(INK, TURMERIC, 0.22)
  const bole = `M${n(x - w)} ${base}Q${n(x - w * 0.5)} ${base - 90} ${n(x - w * 0.46)} ${base - 300}L${n(x - w * 0.36)} 120H${n(x + w * 0.36)}L${n(x + w * 0.46)} ${base - 300}Q${n(x + w * 0.5)} ${base - 90} ${n(x + w)} ${base}Z`
  const side = m.sun.x < x ? 1 : -1
  const foot = `M${n(x - w)} ${base}Q${n(x - w * 0.56)} ${base - 70} ${n(x - w * 0.5)} ${base - 170}H${n(x + w * 0.5)}Q${n(x + w * 0.56)} ${base - 70} ${n(x + w)} ${base}Z`
  const scars = Array.from(
    { length: 7 },
    () => `M${n(x + rnd.jitter(w * 0.3))} ${n(rnd.between(300, base - 220))}v${n(rnd.between(30, 90))}`,
  ).join("")
  return (
    fill(bole, m.tone(bark)) +
    fill(
      `M${n(x + side * w * 0.1)} 120H${n(x + side * w * 0.36)}L${n(x + side * w * 0.46)} ${base - 300}Q${n(x + side * w * 0.5)} ${base - 90} ${n(x + side * w)} ${base}H${n(x + side * w * 0.2)}Z`,
      m.dark(bark),
    ) +
    fill(foot, m.lit(PAPER), 'opacity=".92"') +
    line(scars, m.dark(mix(bark, INK, 0.5)), 5, 'stroke-linecap="round"')
  )
}

function canopy({ m, rnd }: Stage): string {
  const leaf = mix(JADE, RICE, 0.22)
  const row = (y: number, size: number, count: number): string =>
    steps(-40, 2040, count)
      .map((x, i) =>
        clump(rnd, x + rnd.jitter(50), y - Math.abs(x - 1000) * -0.14 + (i % 2) * 34, size * 1.35, size, size * 0.4),
      )
      .join("")
  return (
    fill(row(110, 170, 9), m.dark(mix(leaf, INK, 0.25))) +
    fill(row(50, 140, 9), m.dark(leaf)) +
    fill(row(0, 120, 8), m.tone(leaf))
  )
}

export const scene: Scene = {
  frame: { wide: 235, tall: 420 },
  skies: {
    dawn: { hour: "saffron", x: 700, y: 430, r: 100 },
    day: { hour: "azure", x: 1260, y: 400, r: 80 },
    dusk: { hour: "indigo", x: 720, y: 430, r: 130 },
  },
  ground: mix(INK, TURMERIC, 0.5),
  draw(stage) {
    const { m, rnd, by } = stage
    const asphalt = mix(INK, MIST, 0.32)
    const dapples = fill(
      Array.from({ length: 22 }, () =>
        clump(rnd, rnd.between(0, 2000), rnd.between(1130, 1480), rnd.between(40, 120), rnd.between(8, 20), 30),
      ).join(""),
      m.lit(mix(asphalt, PAPER, 0.3)),
      `opacity="${by(0.4, 0.5, 0.16)}"`,
    )
    return [
      sky(m, KERB),
      sun(m),
      birds(rnd, 1180, 330, 4, 16, m.dark(INK, 0.2)),
      facade(stage),
      wires(
        m,
        [
          [-20, 420, 620, 410, 30],
          [620, 410, 1400, 410, 44],
          [1400, 410, 2020, 420, 30],
          [-20, 450, 620, 436, 34],
          [620, 436, 1400, 436, 50],
          [1400, 436, 2020, 450, 34],
        ],
        3,
      ),
      rect(0, KERB - 8, 2000, 70, m.tone(mix(PAPER, MIST, 0.5))),
      line(
        steps(0, 2000, 41)
          .map((x) => `M${x} ${KERB - 8}v70`)
          .join(""),
        m.dark(mix(PAPER, MIST, 0.5)),
        2,
        'opacity=".5"',
      ),
      rect(0, KERB + 56, 2000, 16, m.dark(mix(PAPER, INK, 0.2))),
      dipterocarp(stage, 250, 62, KERB + 40),
      dipterocarp(stage, 620, 58, KERB + 34),
      dipterocarp(stage, 1400, 58, KERB + 34),
      dipterocarp(stage, 1770, 62, KERB + 40),
      put(by(800, 1200, 900), KERB + 44, 1.15, aoDai(m, PAPER)),
      put(by(1210, 790, 1180), KERB + 46, 1.15, aoDai(m, by(LOTUS, VERMILION, LOTUS))),
      rect(0, KERB + 72, 2000, 400, m.tone(asphalt)),
      dapples,
      steps(60, 1940, 8)
        .map((x) => rect(x, 1386, 150, 10, m.lit(PAPER), 'opacity=".55"'))
        .join(""),
      put(by(1560, 380, 1620), 1232, 1.25, scooter(m, JADE, TURMERIC, LOTUS)),
      put(
        by(430, 1540, 420),
        1250,
        1.4,
        bicycle(m),
        put(
          -2,
          -34,
          0.9,
          fill("M-8 -34Q0 -44 10 -34L14 -2L26 30L-2 4Z", m.lit(PAPER)),
          disc(0, -46, 8, m.dark(mix(TURMERIC, INK, 0.4))),
          fill(
            cut([
              [-22, -48],
              [0, -68],
              [22, -48],
            ]),
            m.lit(mix(PAPER, TURMERIC, 0.2)),
          ),
        ),
      ),
      put(by(960, 1010, 1040), 1338, 2.1, car(m, by(JADE, VERMILION, INDIGO))),
      canopy(stage),
    ]
  },
}
