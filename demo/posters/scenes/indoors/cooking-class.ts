import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { bush } from "../../kit/foliage.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, group, line, n, oval, put, rect, steps } from "../../kit/path.ts"
import { bananaLeaf, palm } from "../../kit/plants.ts"
import { cloud, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { standing } from "../../props/figures.ts"
import { pendant, windowTo } from "../../props/room.ts"

const TABLE = 980

function garden({ m, rnd }: Stage): string[] {
  const blades = [-150, -120, -90, -60, -30].map((a) => put(560, 860, 1, bananaLeaf(m, 380, a)))
  return [
    sky(m, 800),
    sun(m),
    cloud(rnd, 1080, 360, 320, 20, m.tone(PAPER, 0.2), 0.6),
    bush(m, rnd, 900, 820, 200, 120, mix(JADE, RICE, 0.4), 0.3),
    bush(m, rnd, 1200, 820, 220, 140, mix(JADE, RICE, 0.3), 0.2),
    put(1420, 880, 1, palm(m, rnd, 560, -60)),
    ...blades,
  ]
}

const dish = (m: Mood, r: number, colour: string, food: string): string =>
  oval(6, 8, r, r * 0.28, m.dark(INK), 'opacity=".35"') +
  fill(`M${-r} ${n(-r * 0.5)}Q${n(-r * 0.8)} ${n(r * 0.16)} 0 ${n(r * 0.16)}T${r} ${n(-r * 0.5)}Z`, m.tone(colour)) +
  oval(0, -r * 0.5, r, r * 0.24, m.lit(colour)) +
  oval(0, -r * 0.5, r * 0.84, r * 0.18, m.tone(food))

function roll(m: Mood, x: number, y: number): string {
  return (
    rect(x - 44, y - 13, 88, 26, m.lit(mix(PAPER, RICE, 0.14)), 'rx="13"') +
    rect(x - 30, y - 5, 40, 8, m.tone(VERMILION), 'rx="4" opacity=".7"') +
    rect(x + 12, y - 6, 22, 11, m.tone(mix(JADE, RICE, 0.4)), 'rx="5" opacity=".8"')
  )
}

function wok(m: Mood): string {
  return [
    rect(-90, -40, 180, 44, m.dark(INK), 'rx="8"'),
    fill("M-60 -40q10 -34 24 -6q10 -40 34 0q18 -40 34 2q12 -24 28 4z", mix(TURMERIC, VERMILION, 0.4)),
    fill("M-170 -130Q-150 -44 0 -44T170 -130Z", m.dark(mix(INK, "#000000", 0.2))),
    oval(0, -130, 170, 34, m.tone(mix(INK, MIST, 0.3))),
    oval(0, -128, 140, 24, m.tone(mix(JADE, RICE, 0.4))),
    [-80, -30, 20, 70].map((x, i) => disc(x, -132 + (i % 2) * 10, 15, m.tone(i % 2 ? VERMILION : TURMERIC))).join(""),
    line("M160 -136L290 -170", m.dark(mix(INK, TURMERIC, 0.3)), 20, 'stroke-linecap="round"'),
    line(
      "M-40 -180q-30 -50 0 -90t0 -90M50 -180q30 -50 0 -90t0 -80",
      m.lit(PAPER),
      16,
      'opacity=".4" stroke-linecap="round"',
    ),
  ].join("")
}

function table(mood: Mood): string {
  const m = close(mood)
  const wood = mix(mix(TURMERIC, INK, 0.34), PAPER, 0.1)
  const greens = steps(-70, 70, 8).map((x, i) =>
    fill(
      `M${n(x)} 0q${i % 2 ? 34 : -34} -60 0 -120q${i % 2 ? -20 : 20} 70 0 120z`,
      i % 3 ? m.tone(mix(JADE, RICE, 0.4)) : m.dark(mix(JADE, RICE, 0.4)),
    ),
  )
  return [
    rect(0, TABLE, 2000, 140, m.lit(wood)),
    rect(0, TABLE + 140, 2000, 30, m.dark(wood)),
    rect(0, TABLE + 170, 2000, 400, m.tone(mix(JADE, INK, 0.2))),
    line(
      steps(0, 2000, 17)
        .map((x) => `M${n(x)} ${TABLE + 170}V1500`)
        .join(""),
      m.dark(mix(JADE, INK, 0.4)),
      6,
      'opacity=".6"',
    ),
    put(1510, TABLE + 96, 1, wok(m)),
    put(
      440,
      TABLE + 90,
      1,
      fill("M-90 -40H90L70 20H-70Z", m.tone(mix(TURMERIC, INK, 0.25))),
      put(0, -30, 1, ...greens),
    ),
    put(
      880,
      TABLE + 70,
      1,
      rect(-150, -16, 300, 64, m.dark(wood), 'rx="14"'),
      rect(-150, -26, 300, 62, m.tone(mix(wood, VERMILION, 0.24)), 'rx="14"'),
      roll(m, -70, -6),
      roll(m, 40, -8),
      roll(m, -10, 16),
    ),
    put(1160, TABLE + 90, 1, dish(m, 86, INDIGO, mix(VERMILION, TURMERIC, 0.4))),
    put(650, TABLE + 96, 1, dish(m, 74, PAPER, mix(RICE, JADE, 0.3))),
    group(
      `transform="translate(1270 ${TABLE + 60})"`,
      disc(0, 0, 26, m.tone(VERMILION)),
      disc(40, 10, 24, m.tone(mix(VERMILION, TURMERIC, 0.3))),
    ),
  ].join("")
}

/** An apron over a person who stands at `x`. */
function cook({ m }: Stage, x: number, shirt: string, apron: string, head: "hair" | "bob" | "straw"): string {
  const near = close(m)
  return put(
    x,
    TABLE + 230,
    1.36,
    standing(m, { shirt, head }),
    fill("M-26 -280L-34 -236Q-50 -220 -50 -150H50Q50 -220 34 -236L26 -280H14V-246H-14V-280Z", near.lit(apron)),
    line("M-24 -196H24V-170H-24Z", near.dark(apron), 4),
  )
}

export const scene: Scene = {
  frame: { wide: 300, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 1000, y: 420, r: 76 },
    day: { hour: "jade", x: 840, y: 400, r: 66 },
    dusk: { hour: "turmeric", x: 1080, y: 480, r: 90 },
  },
  ground: TURMERIC,
  draw(stage) {
    const { m } = stage
    const wall = mix(TURMERIC, PAPER, 0.42)
    return [
      rect(0, 0, 2000, TABLE, m.tone(wall)),
      rect(0, 0, 2000, 110, m.dark(mix(INK, VERMILION, 0.3))),
      windowTo(m, "kw", { x: 600, y: 260, w: 800, h: 520 }, 3, mix(JADE, INK, 0.1), garden(stage)),
      [250, 1740].map((x) => rect(x - 170, 430, 340, 22, m.dark(mix(INK, TURMERIC, 0.4)))).join(""),
      [130, 220, 310]
        .map((x, i) =>
          put(
            x,
            430,
            1.1,
            fill(
              "M-34 0L-42 -70Q-34 -96 -16 -98V-116H16V-98Q34 -96 42 -70L34 0Z",
              m.tone([VERMILION, JADE, INDIGO][i] ?? JADE),
            ),
          ),
        )
        .join(""),
      [1620, 1740, 1850]
        .map((x, i) => put(x, 430, 0.8, dish(m, 66, [PAPER, INDIGO, LOTUS][i] ?? PAPER, MIST)))
        .join(""),
      pendant(m, 740, 240, 66, VERMILION),
      pendant(m, 1260, 240, 66, VERMILION),
      cook(stage, 660, LOTUS, PAPER, "bob"),
      cook(stage, 1000, PAPER, VERMILION, "straw"),
      cook(stage, 1300, INDIGO, PAPER, "hair"),
      table(m),
    ]
  },
}
