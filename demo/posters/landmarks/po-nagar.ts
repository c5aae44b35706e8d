import { INK, mix, TURMERIC, VERMILION } from "../kit/colour.ts"
import { fill, line, n, rect, steps } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"

const BRICK = mix(VERMILION, TURMERIC, 0.22)

export function chamTower({ m }: Stage): string {
  const shade = (d: string): string => fill(d, m.dark(BRICK))
  const tier = (y: number, w: number, h: number): string => {
    const horn = (x: number): string =>
      `M${n(x - 15)} ${n(y - h)}L${n(x - 11)} ${n(y - h - 34)}L${n(x)} ${n(y - h - 60)}L${n(x + 11)} ${n(y - h - 34)}L${n(x + 15)} ${n(y - h)}Z`
    return (
      rect(-w / 2 - 14, y - h - 4, w + 28, 16, m.lit(BRICK)) +
      fill(horn(-w / 2 + 4) + horn(w / 2 - 4), m.tone(BRICK)) +
      rect(-w / 2, y - h + 10, w, h, m.tone(BRICK)) +
      shade(`M${n(w * 0.2)} ${n(y - h + 10)}H${n(w / 2)}V${n(y + 10)}H${n(w * 0.2)}Z`) +
      fill(`M-22 ${n(y + 6)}v${n(-h * 0.5)}q22 -40 44 0v${n(h * 0.5)}z`, m.dark(mix(BRICK, INK, 0.4)))
    )
  }
  const pilasters = [-118, -62, 52, 108]
    .map((x) => rect(x - 9, -300, 18, 280, m.lit(BRICK)) + rect(x - 9, -312, 18, 14, m.dark(BRICK)))
    .join("")
  const courses = line(
    steps(-40, -280, 9)
      .map((y) => `M-140 ${n(y)}H140`)
      .join(""),
    m.dark(BRICK),
    2,
    'opacity=".4"',
  )
  return [
    rect(-170, -26, 340, 40, m.dark(mix(BRICK, INK, 0.2))),
    rect(-186, 6, 372, 26, m.tone(BRICK)),
    rect(-140, -310, 280, 300, m.tone(BRICK)),
    shade("M56 -310H140V-10H56Z"),
    courses,
    pilasters,
    tier(-330, 250, 84),
    tier(-430, 196, 74),
    tier(-516, 144, 62),
    fill("M-58 -584L-44 -640Q-16 -690 0 -716Q16 -690 44 -640L58 -584Z", m.tone(BRICK)),
    shade("M10 -584L0 -716Q16 -690 44 -640L58 -584Z"),
    fill("M-74 0V-150L-58 -210Q0 -300 58 -210L74 -150V0Z", m.lit(BRICK)),
    fill("M-54 0V-146L-42 -196Q0 -258 42 -196L54 -146V0Z", m.tone(mix(BRICK, INK, 0.15))),
    fill(
      "M-32 0V-124Q0 -176 32 -124V0Z",
      m.night > 0.5 ? mix(TURMERIC, VERMILION, 0.25) : m.dark(mix(BRICK, INK, 0.6)),
    ),
  ].join("")
}
