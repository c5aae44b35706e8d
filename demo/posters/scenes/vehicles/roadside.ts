import { INK, MIST, mix, PAPER } from "../../kit/colour.ts"
import { fill, line, n, rect, steps } from "../../kit/path.ts"
import type { Stage } from "../../kit/stage.ts"

/** The road that a parked vehicle stands on, from its kerb at `top` down to the lower edge. */
export function road({ m, by }: Stage, top: number): string {
  const asphalt = mix(INK, MIST, 0.34)
  const marks = steps(-40, 1960, 8).map((x) => fill(`M${n(x)} 1426h170l-16 14h-170z`, m.lit(PAPER), 'opacity=".5"'))
  return (
    rect(0, top, 2000, 1500 - top, m.tone(asphalt)) +
    rect(0, top, 2000, 16, m.dark(mix(PAPER, INK, 0.3))) +
    fill(`M0 ${top + 16}H2000V${top + 40}H0Z`, m.dark(asphalt), `opacity="${by(0.5, 0.6, 0.4)}"`) +
    marks.join("")
  )
}

/** A pavement of tiles between the wall and the kerb. */
export function pavement({ m }: Stage, top: number, bottom: number): string {
  const stone = mix(PAPER, MIST, 0.5)
  const joints = steps(-300, 2300, 27).map((x) => `M${n(x)} ${bottom}L${n(1000 + (x - 1000) * 0.94)} ${top}`)
  return (
    rect(0, top, 2000, bottom - top, m.tone(stone)) +
    line(`${joints.join("")}M0 ${n((top + bottom) / 2)}H2000`, m.dark(stone), 2.5, 'opacity=".45"')
  )
}
