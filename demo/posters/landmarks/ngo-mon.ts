import { INK, JADE, mix, TURMERIC, VERMILION } from "../kit/colour.ts"
import { flyingRoof } from "../kit/houses.ts"
import { cut, disc, fill, line, rect, steps } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"
import { pane } from "../kit/water/boats.ts"

export const MOAT = 1050

export const GLAZE = mix(TURMERIC, VERMILION, 0.08)

export const WALL = mix(VERMILION, TURMERIC, 0.3)

export function bastion({ m }: Stage): string {
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

export function pavilion({ m }: Stage): string {
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
