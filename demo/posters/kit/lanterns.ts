import { INK, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts"
import type { Mood } from "./mood.ts"
import { disc, fill, line, n, oval, put, rect } from "./path.ts"

/** `kind`: 0 globe, 1 pear, 2 diamond, 3 drum. */
export function lantern(m: Mood, x: number, y: number, r: number, colour: string, kind: number): string {
  const bodies = [
    `M${n(-r)} 0A${n(r)} ${n(r * 0.82)} 0 0 1 ${n(r)} 0A${n(r)} ${n(r * 0.82)} 0 0 1 ${n(-r)} 0Z`,
    `M${n(-r * 0.4)} ${n(-r)}Q${n(-r * 1.7)} ${n(r * 0.2)} ${n(-r * 0.35)} ${n(r)}H${n(r * 0.35)}Q${n(r * 1.7)} ${n(r * 0.2)} ${n(r * 0.4)} ${n(-r)}Z`,
    `M${n(-r * 0.3)} ${n(-r)}L${n(-r)} 0L${n(-r * 0.3)} ${n(r)}H${n(r * 0.3)}L${n(r)} 0L${n(r * 0.3)} ${n(-r)}Z`,
    `M${n(-r * 0.6)} ${n(-r * 0.95)}Q${n(-r * 0.85)} 0 ${n(-r * 0.6)} ${n(r * 0.95)}H${n(r * 0.6)}Q${n(r * 0.85)} 0 ${n(r * 0.6)} ${n(-r * 0.95)}Z`,
  ]
  const body = bodies[kind % 4] ?? ""
  const lamp = m.night > 0.5
  const silk = lamp ? mix(colour, TURMERIC, 0.28) : m.tone(colour)
  const cap = kind % 4 === 0 ? r * 0.8 : r
  return put(
    x,
    y,
    1,
    lamp ? disc(0, 0, r * 1.9, mix(colour, TURMERIC, 0.6), 'opacity=".2"') : "",
    fill(body, silk),
    lamp ? oval(0, r * 0.08, r * 0.42, r * 0.5, mix(colour, PAPER, 0.72), 'opacity=".75"') : "",
    line(
      `M0 ${n(-cap)}V${n(cap)}M0 ${n(-cap)}Q${n(-r * 0.95)} 0 0 ${n(cap)}M0 ${n(-cap)}Q${n(r * 0.95)} 0 0 ${n(cap)}`,
      lamp ? mix(colour, INK, 0.25) : m.dark(colour),
      r * 0.05,
    ),
    rect(-r * 0.34, -cap - r * 0.14, r * 0.68, r * 0.18, m.dark(INK)),
    rect(-r * 0.3, cap - r * 0.04, r * 0.6, r * 0.16, m.dark(INK)),
    line(`M0 ${n(cap)}v${n(r * 0.85)}`, lamp ? TURMERIC : m.tone(VERMILION), r * 0.13),
  )
}

export function wires(
  m: Mood,
  spans: readonly (readonly [x0: number, y0: number, x1: number, y1: number, sag: number])[],
  width = 3,
): string {
  const d = spans
    .map(
      ([x0, y0, x1, y1, sag]) =>
        `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + sag * 2)} ${n(x1)} ${n(y1)}`,
    )
    .join("")
  return line(d, m.dark(INK), width)
}
