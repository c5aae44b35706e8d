import { INK, JADE, LOTUS, MIST, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { cut, fill, line, pairs, put, rect } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"
import { pane } from "../kit/water/boats.ts"

export function villa({ m }: Stage, x: number, y: number, s: number, wall: string): string {
  const tile = mix(VERMILION, INK, 0.12)
  return put(
    x,
    y,
    s,
    rect(40, -178, 22, 60, m.dark(wall)),
    rect(-80, -70, 160, 70, m.tone(wall)),
    rect(34, -70, 46, 70, m.dark(wall)),
    fill(cut(pairs("-96 -66  -52 -140  66 -140  100 -66")), m.tone(tile)),
    fill(cut(pairs("-70 0  -70 -80  -26 -164  18 -80  18 0")), m.lit(wall)),
    fill(cut(pairs("-84 -70  -26 -182  32 -70  18 -70  -26 -152  -70 -70")), m.dark(tile)),
    rect(-42, -116, 32, 34, pane(m)),
    rect(-50, -50, 22, 50, m.tone(JADE)),
    rect(-18, -46, 24, 26, pane(m)),
    rect(42, -48, 26, 28, pane(m)),
    line("M-26 -116v34M-6 -46v26", m.lit(PAPER), 3),
  )
}

export function glasshouse({ m }: Stage, x: number, y: number, s: number): string {
  const glow = m.night > 0.5 ? mix(TURMERIC, PAPER, 0.35) : m.lit(mix(MIST, PAPER, 0.5))
  const bay = (k: number): string => `M${k * 56} 0V-34Q${k * 56 + 28} -72 ${k * 56 + 56} -34V0Z`
  return put(
    x,
    y,
    s,
    fill([0, 1, 2, 3].map(bay).join(""), glow),
    line(
      [0, 1, 2, 3].map((k) => `${bay(k)}M${k * 56 + 28} -54V0M${k * 56} -30h56`).join(""),
      m.tone(mix(JADE, MIST, 0.3)),
      2.5,
    ),
    fill("M0 0v-9q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0v9z", m.tone(LOTUS)),
  )
}
