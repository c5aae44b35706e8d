import { INK, JADE, MIST, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { disc, fill, line, n, rect, steps } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"

export const KERB = 1060

export function facade({ m }: Stage): string {
  const [wall, trim] = [mix(TURMERIC, PAPER, 0.18), PAPER]
  const lamp = m.night > 0.5 ? mix(TURMERIC, PAPER, 0.25) : m.dark(mix(JADE, INK, 0.3))
  const opening = (x: number, y: number, w: number, h: number): string =>
    `M${n(x - w)} ${n(y)}V${n(y - h)}Q${n(x - w)} ${n(y - h - w * 1.1)} ${n(x)} ${n(y - h - w * 1.1)}T${n(x + w)} ${n(y - h)}V${n(y)}Z`
  const bays = steps(70, 1930, 13).filter((x) => Math.abs(x - 1000) > 170)
  return [
    rect(0, KERB - 520, 2000, 520, m.tone(wall)),
    rect(0, KERB - 548, 2000, 32, m.lit(trim)),
    rect(0, KERB - 276, 2000, 18, m.lit(trim)),
    fill(`M0 ${KERB - 548}L60 ${KERB - 630}H1940L2000 ${KERB - 548}Z`, m.tone(mix(VERMILION, INK, 0.16))),
    fill(
      bays.map((x) => opening(x, KERB - 300, 40, 110)).join("") +
        bays.map((x) => opening(x, KERB - 30, 44, 130)).join(""),
      lamp,
    ),
    line(
      bays
        .map((x) => `M${x} ${KERB - 450}V${KERB - 300}M${x - 40} ${KERB - 380}h80M${x} ${KERB - 200}V${KERB - 30}`)
        .join(""),
      m.lit(trim),
      5,
    ),
    steps(-8, 1853, 13)
      .map((x) => rect(x - 10, KERB - 516, 20, 516, m.lit(mix(wall, PAPER, 0.4))))
      .join(""),
    rect(810, KERB - 640, 380, 640, m.lit(wall)),
    rect(1090, KERB - 640, 100, 640, m.dark(wall)),
    rect(790, KERB - 664, 420, 30, m.lit(trim)),
    fill(`M830 ${KERB - 664}Q1000 ${KERB - 860} 1170 ${KERB - 664}Z`, m.tone(wall)),
    line(`M816 ${KERB - 664}Q1000 ${KERB - 876} 1184 ${KERB - 664}`, m.lit(trim), 15),
    fill(opening(1000, KERB, 112, 240), lamp),
    line(
      `M1000 ${KERB - 362}V${KERB}M930 ${KERB - 320}V${KERB}M1070 ${KERB - 320}V${KERB}M888 ${KERB - 240}h224`,
      m.lit(trim),
      7,
    ),
    disc(1000, KERB - 550, 66, m.lit(trim)),
    disc(1000, KERB - 550, 52, m.night > 0.5 ? mix(PAPER, TURMERIC, 0.4) : m.tone(MIST)),
    line(`M1000 ${KERB - 550}v-34M1000 ${KERB - 550}l24 18`, m.dark(INK), 7, 'stroke-linecap="round"'),
    line(`M1000 ${KERB - 780}v-90`, m.dark(INK), 6),
    fill(`M1002 ${KERB - 870}h74v44h-74z`, m.tone(VERMILION)),
  ].join("")
}
