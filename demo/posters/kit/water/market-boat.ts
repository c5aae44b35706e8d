import { INK, mix, PAPER, TURMERIC } from "../colour.ts"
import { close, type Mood } from "../mood.ts"
import { disc, fill, line, n, oval, rect, steps } from "../path.ts"
import type { Random } from "../random.ts"

export interface Trader {
  readonly angle: number
  readonly reach: number
  readonly length: number
  readonly fruit: string
  readonly paint: string
  readonly roof?: string
}

/** A boat from above. The bow is at the origin, facing left. */
export function trader(mood: Mood, rnd: Random, t: Trader): string {
  const m = close(mood)
  const [l, w] = [t.length, t.length * 0.15]
  const leaf = (k: number, x0: number): string =>
    `M${n(x0)} 0Q${n(l * 0.24)} ${n(-w * k * 1.16)} ${n(l * 0.5)} ${n(-w * k)}T${n(l - x0)} ${n(-w * k * 0.5)}V${n(w * k * 0.5)}Q${n(l * 0.76)} ${n(w * k * 0.9)} ${n(l * 0.5)} ${n(w * k)}T${n(x0)} 0Z`
  const wood = mix(INK, TURMERIC, 0.3)
  const roof = t.roof
    ? rect(l * 0.6, -w * 0.8, l * 0.26, w * 1.6, m.tone(t.roof), 'rx="6"') +
      rect(l * 0.6, -w * 0.8, l * 0.26, w * 0.8, m.lit(t.roof), 'rx="6"') +
      line(
        steps(0.63, 0.83, 6)
          .map((s) => `M${n(l * s)} ${n(-w * 0.8)}v${n(w * 1.6)}`)
          .join(""),
        m.dark(t.roof),
        2.5,
      )
    : ""
  return [
    fill(leaf(1, 0), m.tone(wood)),
    fill(leaf(0.8, l * 0.07), m.lit(mix(wood, TURMERIC, 0.35))),
    fill(
      `M0 0Q${n(l * 0.08)} ${n(-w * 0.56)} ${n(l * 0.17)} ${n(-w * 0.74)}V${n(w * 0.74)}Q${n(l * 0.08)} ${n(w * 0.56)} 0 0Z`,
      m.tone(t.paint),
    ),
    disc(l * 0.12, -w * 0.4, w * 0.12, m.lit(PAPER)),
    disc(l * 0.12, w * 0.4, w * 0.12, m.lit(PAPER)),
    disc(l * 0.115, -w * 0.4, w * 0.05, m.dark(INK)),
    disc(l * 0.115, w * 0.4, w * 0.05, m.dark(INK)),
    line(
      steps(0.22, 0.92, 7)
        .map((s) => `M${n(l * s)} ${n(-w * 0.8)}V${n(w * 0.8)}`)
        .join(""),
      m.dark(wood),
      3,
    ),
    cargo(m, rnd, l * 0.22, l * (t.roof ? 0.56 : 0.6), w * 0.86, t.fruit),
    roof,
    oval(l * (t.roof ? 0.92 : 0.74), 0, w * 0.3, w * 0.52, m.tone(t.paint)),
    hatAbove(m, l * (t.roof ? 0.92 : 0.74), 0, w * 0.5),
    t.roof
      ? ""
      : line(`M${n(l * 0.76)} ${n(w * 0.4)}L${n(l * 1.1)} ${n(w * 1.7)}`, m.dark(wood), 5, 'stroke-linecap="round"'),
    m.night > 0.5
      ? disc(l * 0.17, 0, w * 1.5, TURMERIC, 'opacity=".22"') + disc(l * 0.17, 0, w * 0.28, mix(TURMERIC, PAPER, 0.6))
      : "",
  ].join("")
}

function hatAbove(m: Mood, x: number, y: number, r: number): string {
  const straw = mix(PAPER, TURMERIC, 0.25)
  const ribs = steps(0, Math.PI * 1.75, 8)
    .map((a) => `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`)
    .join("")
  return (
    disc(x, y, r, m.lit(straw)) +
    fill(
      `M${n(x)} ${n(y)}L${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.5)} ${n(y + r * 0.866)}Z`,
      m.dark(straw),
    ) +
    line(ribs, m.dark(straw), 1.4) +
    disc(x, y, r * 0.1, m.dark(INK))
  )
}

function cargo(m: Mood, rnd: Random, from: number, to: number, half: number, fruit: string): string {
  const r = half * rnd.between(0.24, 0.36)
  let body = ""
  let shine = ""
  for (let x = from + r; x < to; x += r * 1.75) {
    for (const y of steps(-half * 0.62, half * 0.62, Math.max(2, Math.round((half * 0.7) / r)))) {
      const [cx, cy] = [x + rnd.jitter(r * 0.3), y + rnd.jitter(r * 0.2)]
      body += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`
      shine += `M${n(cx - r * 0.5)} ${n(cy - r * 0.2)}a${n(r * 0.45)} ${n(r * 0.45)} 0 1 0 ${n(r * 0.9)} 0a${n(r * 0.45)} ${n(r * 0.45)} 0 1 0 ${n(-r * 0.9)} 0z`
    }
  }
  return (
    fill(body, m.dark(fruit)) +
    fill(body, m.tone(fruit), 'transform="translate(-2 -3)"') +
    fill(shine, m.lit(fruit), 'opacity=".7"')
  )
}
