import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { clump } from "../../kit/foliage.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, line, n, oval, pairs, put, rect, steps } from "../../kit/path.ts"
import { rower, sitter } from "../../kit/people.ts"
import { palm } from "../../kit/plants.ts"
import { birds, cloud, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { sampan } from "../../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, ripples, water } from "../../kit/water/water.ts"
import { seated, standing } from "../../props/figures.ts"

const RIVER = 760

function pineapple(m: Mood, x: number, y: number, s: number): string {
  const gold = mix(TURMERIC, VERMILION, 0.14)
  return put(
    x,
    y,
    s,
    fill(
      "M0 -34Q-40 -70 -30 -96Q-14 -70 -6 -64Q-14 -100 0 -116Q14 -100 6 -64Q14 -70 30 -96Q40 -70 0 -34Z",
      m.tone(mix(JADE, RICE, 0.4)),
    ),
    oval(0, 0, 34, 44, m.tone(gold)),
    line("M-28 -22L26 26M-32 4L8 42M-10 -42L34 4M28 -22L-26 26M32 4L-8 42M10 -42L-34 4", m.dark(gold), 4),
  )
}

function melon(m: Mood, x: number, y: number, s: number): string {
  const rind = mix(JADE, RICE, 0.3)
  return put(
    x,
    y,
    s,
    oval(0, 0, 54, 44, m.tone(rind)),
    line("M-40 -26Q0 -8 42 -24M-52 4Q0 20 52 4M-36 30Q0 36 38 30", m.dark(rind), 7),
    oval(-18, -18, 16, 8, m.lit(rind), 'opacity=".7"'),
  )
}

/** The trader's boat: 1260 long, its bow with painted eyes to the left. */
function boat(mood: Mood): string {
  const m = close(mood)
  const wood = mix(mix(INK, VERMILION, 0.34), TURMERIC, 0.18)
  const roof = mix(TURMERIC, INK, 0.26)
  const fruit = [
    ...steps(-330, 60, 7).map((x) => pineapple(m, x, -158, 0.96)),
    ...steps(-300, 30, 6).map((x) => pineapple(m, x, -206, 0.96)),
    ...steps(-240, -30, 4).map((x) => pineapple(m, x, -254, 0.96)),
    ...steps(-360, 80, 6).map((x) => melon(m, x, -112, 0.96)),
  ]
  return [
    line("M-420 -120V-640", m.dark(mix(INK, TURMERIC, 0.4)), 13, 'stroke-linecap="round"'),
    line("M-420 -600L-330 -560", m.dark(INK), 6),
    pineapple(m, -330, -516, 0.9),
    melon(m, -420, -470, 0.6),
    put(180, -86, 1.06, standing(m, { shirt: LOTUS, trousers: INDIGO, head: "straw", arm: "wave" })),
    fill("M280 -120V-310Q420 -390 560 -310V-120Z", m.dark(mix(INK, VERMILION, 0.3))),
    fill("M250 -300Q420 -430 596 -300L576 -280Q420 -390 270 -280Z", m.tone(roof)),
    line(
      steps(280, 566, 8)
        .map((x) => `M${n(x)} ${n(-312 - Math.sin(((x - 250) / 346) * Math.PI) * 46)}v24`)
        .join(""),
      m.dark(roof),
      6,
    ),
    m.night > 0.5
      ? disc(420, -250, 110, TURMERIC, 'opacity=".25"') + disc(420, -250, 22, mix(TURMERIC, PAPER, 0.6))
      : disc(420, -250, 20, m.lit(TURMERIC)),
    ...fruit,
    fill("M-640 -196Q-560 -110 -400 -84H470Q600 -100 650 -170Q640 -30 520 10H-440Q-590 -20 -640 -196Z", m.tone(wood)),
    fill("M-590 -90Q-540 -40 -440 -34H560Q540 0 520 10H-440Q-550 -10 -590 -90Z", m.dark(mix(wood, INK, 0.4))),
    line("M-636 -190Q-556 -108 -400 -84H470Q596 -100 646 -164", m.lit(TURMERIC), 13, 'stroke-linecap="round"'),
    fill("M-640 -196Q-590 -136 -510 -106L-496 -20Q-600 -60 -640 -196Z", m.tone(VERMILION)),
    oval(-552, -92, 25, 21, m.lit(PAPER)),
    disc(-556, -92, 10, m.dark(INK)),
  ].join("")
}

function bank({ m, rnd }: Stage): string {
  const leaf = mix(JADE, RICE, 0.28)
  const house = (x: number, wall: string): string =>
    put(
      x,
      RIVER + 14,
      1,
      line("M20 0V-50M90 0V-50M160 0V-50", m.dark(INK, 0.1), 9),
      rect(0, -140, 180, 96, m.tone(wall, 0.1)),
      rect(64, -112, 50, 68, m.dark(INK, 0.1)),
      fill("M-20 -136L30 -196H150L200 -136Z", m.tone(mix(VERMILION, INK, 0.2), 0.1)),
    )
  return [
    fill(
      steps(-40, 2040, 17)
        .map((x, i) => clump(rnd, x, RIVER - 50 - (i % 3) * 24, 120, 90, 46))
        .join(""),
      m.tone(leaf, 0.34),
    ),
    rect(0, RIVER - 50, 2000, 60, m.tone(leaf, 0.34)),
    [200, 430, 700, 1320, 1560, 1830]
      .map((x, i) => put(x, RIVER, 1, palm(m, rnd, 330 + (i % 3) * 70, i % 2 ? 40 : -40)))
      .join(""),
    house(480, mix(TURMERIC, PAPER, 0.4)),
    house(1120, mix(JADE, PAPER, 0.5)),
    house(1380, mix(LOTUS, PAPER, 0.3)),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 330, tall: 390 },
  skies: {
    dawn: { hour: "saffron", x: 900, y: 480, r: 110 },
    day: { hour: "paper", x: 1240, y: 400, r: 84 },
    dusk: { hour: "plum", x: 1000, y: 560, r: 130 },
  },
  draw(stage) {
    const { m, rnd } = stage
    return [
      sky(m, RIVER),
      sun(m),
      cloud(rnd, 620, 330, 420, 22, m.tone(PAPER, 0.2), 0.6),
      birds(rnd, 1180, 330, 4, 16, m.dark(INK, 0.2)),
      `<g id="bank">${bank(stage)}</g>`,
      water(m, rnd, RIVER),
      mirrorSlats(rnd, "b", RIVER + 6, 240, 16),
      mirror("bank", "b", RIVER + 8, 0.35, 0.6),
      glitter(m, rnd, RIVER, 1500, 34),
      put(1600, 900, 1, put(40, -10, 0.9, rower(m, JADE)), put(-40, -8, 0.8, sitter(m, VERMILION)), sampan(m, 230)),
      mirrorSlats(rnd, "t", 1250, 190, 14),
      mirror("trader", "t", 1250, 0.45, 0.5),
      `<g id="trader">${put(1000, 1240, 0.92, boat(m))}</g>`,
      ripples(rnd, 1240, 1500, 16, m.lit(m.water[0]), 0.6),
      put(
        1360,
        1420,
        1,
        put(60, -30, 0.86, seated(m, { shirt: TURMERIC, head: "straw" })),
        sampan(m, 520, mix(INK, VERMILION, 0.3), LOTUS),
      ),
      fill(
        pairs("520 1440  700 1470")
          .map(([x, y]) => `M${x} ${y}q40 -20 90 0q-40 20 -90 0z`)
          .join(""),
        m.dark(mix(JADE, RICE, 0.3)),
      ),
    ]
  },
}
