import { INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { flyingRoof } from "../kit/houses.ts"
import { lantern } from "../kit/lanterns.ts"
import { disc, fill, line, put, rect, steps } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"
import { pane } from "../kit/water/boats.ts"

export const BANK = 905

export const TILE = mix(VERMILION, INK, 0.42)

export function coveredBridge({ m }: Stage, x: number): string {
  const [stone, wood] = [mix(mix(LOTUS, TURMERIC, 0.35), PAPER, 0.2), mix(VERMILION, INK, 0.25)]
  const arch = (cx: number, r: number): string => `M${cx - r} 0v-24a${r} ${r} 0 0 1 ${r * 2} 0v24z`
  const posts = steps(-270, 270, 11)
    .map((px) => rect(px - 5, -216, 10, 90, m.dark(wood)))
    .join("")
  return put(
    x,
    BANK,
    1,
    fill("M-330 0V-120Q0 -160 330 -120V0Z", m.tone(stone)),
    fill("M90 0V-142Q220 -140 330 -120V0Z", m.dark(stone)),
    line(
      "M-326 -30H326M-326 -62H326M-326 -94H326M-300 -126Q0 -146 300 -126",
      m.dark(stone),
      3,
      'opacity=".4" stroke-dasharray="46 5"',
    ),
    fill(arch(-170, 62) + arch(0, 72) + arch(170, 62), m.lit(mix(stone, TURMERIC, 0.3))),
    fill(arch(-170, 52) + arch(0, 62) + arch(170, 52), m.dark(mix(INK, JADE, 0.3))),
    rect(-300, -222, 600, 86, m.tone(mix(wood, INK, 0.35))),
    rect(-280, -204, 560, 52, pane(m)),
    posts,
    fill("M-310 -150Q0 -178 310 -150V-118Q0 -152 -310 -118Z", m.lit(wood)),
    flyingRoof(m, 0, -214, 780, 74, TILE),
    rect(-120, -318, 240, 40, m.tone(wood)),
    flyingRoof(m, 0, -306, 400, 74, mix(TILE, TURMERIC, 0.1)),
    disc(0, -392, 9, m.lit(TURMERIC)),
    lantern(m, -190, -176, 17, TURMERIC, 0),
    lantern(m, 190, -176, 17, TURMERIC, 0),
    lantern(m, 0, -174, 19, VERMILION, 0),
  )
}
