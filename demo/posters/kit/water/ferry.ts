import { INDIGO, INK, JADE, MIST, mix, PAPER, TURMERIC, VERMILION } from "../colour.ts"
import { disc, fill, line, n, rect, steps } from "../path.ts"
import type { Stage } from "../stage.ts"
import { pane } from "./boats.ts"

export function ferry({ m, by }: Stage): string {
  const hull = by(JADE, INDIGO, JADE)
  const ports = steps(-380, 380, 12)
    .map((x) => disc(x, -112, 13, pane(m)))
    .join("")
  const windows = (y: number, from: number, to: number, count: number): string =>
    steps(from, to, count)
      .map((x) => rect(x - 20, y, 40, 38, pane(m), 'rx="5"'))
      .join("")
  const rail = (y: number, from: number, to: number): string =>
    line(
      `M${from} ${y}H${to}M${from} ${y + 16}H${to}${steps(from, to, 22)
        .map((x) => `M${n(x)} ${y}v34`)
        .join("")}`,
      m.lit(PAPER),
      3,
    )
  return [
    rect(130, -490, 96, 130, m.tone(VERMILION)),
    rect(130, -466, 96, 26, m.lit(PAPER)),
    rect(122, -500, 112, 18, m.dark(INK)),
    line("M-150 -370V-570M-150 -560L-430 -190M-150 -560L120 -370", m.dark(INK), 5),
    fill("M-148 -568h80v50h-80z", m.tone(VERMILION)),
    rect(-230, -380, 420, 74, m.lit(PAPER)),
    windows(-364, -200, 150, 8),
    rect(-250, -392, 470, 16, m.tone(TURMERIC)),
    rail(-334, 200, 360),
    rect(-330, -306, 700, 84, m.lit(PAPER)),
    rect(150, -306, 220, 84, m.dark(mix(PAPER, MIST, 0.4))),
    windows(-286, -300, 340, 13),
    rect(-346, -316, 740, 13, m.tone(TURMERIC)),
    rail(-254, -440, -330),
    fill("M-560 -220H470L500 -226L486 0H-430Q-520 -80 -560 -220Z", m.tone(hull)),
    fill("M-560 -220H470L500 -226L497 -190H-548Z", m.lit(PAPER)),
    fill("M-478 -52H490L486 0H-430Q-460 -24 -478 -52Z", m.tone(VERMILION)),
    fill("M280 -190L497 -190L486 0H330Z", m.dark(hull), 'opacity=".7"'),
    ports,
    [-260, -60, 140]
      .map((x) => `<circle cx="${x}" cy="-160" r="22" fill="none" stroke="${m.lit(VERMILION)}" stroke-width="10"/>`)
      .join(""),
    disc(-496, -160, 13, m.dark(INK)),
    line("M-496 -148V-40", m.dark(INK), 6),
  ].join("")
}
