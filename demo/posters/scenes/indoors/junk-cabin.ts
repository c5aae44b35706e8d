import { INDIGO, INK, JADE, mix, PAPER, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { close } from "../../kit/mood.ts"
import { disc, fill, line, oval, put, rect } from "../../kit/path.ts"
import { hat, rower } from "../../kit/people.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { sampan } from "../../kit/water/boats.ts"
import { bayView } from "../../props/bay-view.ts"
import { curtain, floorboards, patch, wallboards, windowTo } from "../../props/room.ts"

const SEA = 690
const WOOD = mix(mix(INK, VERMILION, 0.36), TURMERIC, 0.3)

function bed(stage: Stage): string {
  const m = close(stage.m)
  const linen = mix(PAPER, TURMERIC, 0.06)
  return [
    fill("M560 1270L470 1470H1530L1440 1270Z", m.dark(INK), 'opacity=".35"'),
    fill("M600 960H1400L1500 1300H500Z", m.lit(linen)),
    fill("M500 1300H1500V1410Q1500 1430 1480 1430H520Q500 1430 500 1410Z", m.dark(linen)),
    fill("M540 1164H1460L1480 1230H520Z", m.tone(VERMILION)),
    fill("M533 1188H1467L1471 1200H529Z", m.lit(TURMERIC)),
    fill("M500 1300V1330H1500V1300L1494 1280H506Z", m.tone(linen)),
    [650, 1020]
      .map(
        (x) =>
          rect(x, 908, 330, 104, m.lit(PAPER), 'rx="44"') +
          rect(x + 20, 976, 290, 36, m.dark(linen), 'rx="18" opacity=".6"'),
      )
      .join(""),
    rect(720, 950, 190, 82, m.tone(JADE), 'rx="26"'),
    rect(1090, 950, 190, 82, m.tone(TURMERIC), 'rx="26"'),
    put(
      1240,
      1160,
      1.5,
      oval(4, 6, 82, 12, m.dark(linen)),
      hat(m, 0, 4, 150),
      line("M-60 4Q0 44 50 4", m.tone(VERMILION), 4),
    ),
    put(
      760,
      1130,
      1,
      fill("M-102 8L-76 -52H76L102 8L0 22Z", m.tone(INDIGO)),
      fill("M-92 0L-70 -44L0 -34L70 -44L92 0L0 10Z", m.lit(PAPER)),
      line("M0 -34V10M-64 -30L-10 -22M-72 -14L-10 -6M64 -30L10 -22M72 -14L10 -6", m.dark(linen), 4),
    ),
  ].join("")
}

function bedside(stage: Stage, x: number): string {
  const m = close(stage.m)
  const on = m.night > 0.5
  return put(
    x,
    1180,
    1,
    rect(-90, -190, 180, 210, m.tone(mix(WOOD, INK, 0.3))),
    rect(-104, -204, 208, 22, m.lit(WOOD)),
    rect(-70, -150, 140, 60, m.dark(WOOD), 'rx="6"'),
    disc(0, -120, 8, m.lit(TURMERIC)),
    on ? disc(0, -330, 230, TURMERIC, 'opacity=".16"') + disc(0, -330, 130, TURMERIC, 'opacity=".2"') : "",
    rect(-8, -270, 16, 68, m.dark(INK)),
    oval(0, -206, 40, 10, m.dark(INK)),
    fill("M-44 -390H44L72 -266H-72Z", on ? mix(TURMERIC, PAPER, 0.4) : m.lit(mix(PAPER, TURMERIC, 0.3))),
  )
}

export const scene: Scene = {
  frame: { wide: 300, tall: 400 },
  skies: {
    dawn: { hour: "lotus", x: 1010, y: 520, r: 90 },
    day: { hour: "jade", x: 940, y: 450, r: 66 },
    dusk: { hour: "vermilion", x: 1060, y: 560, r: 100 },
  },
  ground: WOOD,
  draw(stage) {
    const { m, by } = stage
    const cloth = mix(PAPER, INDIGO, 0.1)
    const boat = put(by(1110, 900, 940), SEA + 96, 0.72, put(38, -8, 1, rower(m, JADE)), sampan(m, 170))
    return [
      wallboards(m, 1040, WOOD),
      rect(0, 0, 2000, 150, m.dark(WOOD)),
      rect(0, 150, 2000, 18, m.lit(mix(WOOD, TURMERIC, 0.3))),
      rect(0, 1000, 2000, 44, m.dark(WOOD)),
      windowTo(m, "cw", { x: 530, y: 340, w: 940, h: 520 }, 3, mix(WOOD, TURMERIC, 0.2), [
        ...bayView(stage, SEA),
        boat,
      ]),
      line("M380 270H1620", m.lit(TURMERIC), 12, 'stroke-linecap="round"'),
      curtain(m, 400, 272, 210, 650, cloth),
      curtain(m, 1600, 272, -210, 650, cloth),
      floorboards(m, 1040, mix(WOOD, TURMERIC, 0.25), [1000, 560]),
      patch(m, 660, 1340, 1040, 1500, by(-200, 60, 120), by(0.3, 0.34, 0.16)),
      bedside(stage, 400),
      bedside(stage, 1600),
      bed(stage),
      fill("M1640 1400q40 -30 100 -20q20 20 -10 34h-80zM1700 1450q40 -30 100 -20q20 20 -10 34h-80z", m.tone(VERMILION)),
    ]
  },
}
