import { INK, MIST, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { close, type Mood } from "../kit/mood.ts"
import { disc, fill, inside, line, n, oval, put, rect } from "../kit/path.ts"
import { bust } from "./figures.ts"

/* Vehicles that fill a picture, 1000 to 1300 units long. They face left, with their wheels on the origin. */

function wheel(m: Mood, x: number, r: number): string {
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * Math.PI * 2 - 0.3
    return `M${n(x)} ${n(-r)}L${n(x + Math.cos(a) * r * 0.52)} ${n(-r + Math.sin(a) * r * 0.52)}`
  }).join("")
  return (
    disc(x, -r, r * 1.2, m.dark(mix(INK, "#000000", 0.45))) +
    disc(x, -r, r, m.dark(INK)) +
    disc(x, -r, r * 0.6, m.lit(MIST)) +
    line(spokes, m.dark(mix(MIST, INK, 0.3)), r * 0.16) +
    disc(x, -r, r * 0.17, m.dark(INK))
  )
}

interface Seat {
  readonly x: number
  readonly y: number
  readonly shirt: string
  readonly head?: "hair" | "bob" | "cap"
}

export interface Body {
  readonly id: string
  readonly paint: string
  readonly outline: string
  /** Closed paths of its windows. */
  readonly glass: string
  readonly seats: readonly Seat[]
  /** The size of heads behind its windows. */
  readonly heads: number
  readonly wheels: readonly [front: number, rear: number, radius: number]
  /** Where the shaded lower part of the body begins. */
  readonly waist: number
  readonly headlamp: readonly [x: number, y: number]
  readonly tail: readonly [x: number, y: number]
  readonly seams: string
  /** Stripes, rails and doors over the paint. */
  readonly trim?: (m: Mood) => string
}

function lamps(m: Mood, [x, y]: Body["headlamp"], [tx, ty]: Body["tail"]): string {
  const lit = m.night > 0.5
  const beam = lit
    ? fill(
        `M${n(x)} ${n(y - 18)}L${n(x - 620)} ${n(y - 80)}V${n(y + 190)}L${n(x)} ${n(y + 20)}Z`,
        TURMERIC,
        'opacity=".2"',
      )
    : ""
  const lamp = `M${n(x - 4)} ${n(y - 20)}q46 -8 66 14q-20 26 -64 24z`
  return (
    beam +
    fill(lamp, lit ? mix(PAPER, TURMERIC, 0.25) : m.lit(PAPER)) +
    rect(tx, ty, 20, 56, m.tone(VERMILION), 'rx="8"')
  )
}

/** Draws a vehicle with the people in it. */
export function vehicle(mood: Mood, b: Body): string {
  const m = close(mood)
  const [front, rear, r] = b.wheels
  const pane = m.night > 0.5 ? mix(m.dark(INK), TURMERIC, 0.42) : mix(m.dark(INK), MIST, 0.2)
  const glint = [-420, -80, 260].map((x) => `M${x} 0L${x + 330} -600H${x + 400}L${x + 70} 0Z`).join("")
  return [
    oval(
      (front + rear) / 2,
      2,
      (rear - front) / 2 + r * 2.4,
      r * 0.24,
      m.dark(mix(INK, "#000000", 0.4)),
      'opacity=".55"',
    ),
    fill(b.outline, m.tone(b.paint)),
    inside(
      `${b.id}b`,
      b.outline,
      rect(-800, b.waist, 1600, 500, m.dark(b.paint)),
      rect(-800, b.waist - 12, 1600, 12, m.lit(mix(b.paint, PAPER, 0.35))),
      rect(-800, -r * 0.95, 1600, 200, m.dark(mix(INK, "#000000", 0.2))),
      b.trim?.(m) ?? "",
    ),
    inside(
      `${b.id}g`,
      b.glass,
      rect(-800, -600, 1600, 600, pane),
      ...b.seats.map(({ x, y, shirt, head }) => put(x, y, b.heads, bust(mood, shirt, head))),
      fill(glint, m.lit(MIST), 'opacity=".16"'),
    ),
    line(b.seams, m.dark(mix(b.paint, INK, 0.5)), 5, 'stroke-linecap="round"'),
    lamps(m, b.headlamp, b.tail),
    wheel(m, front, r),
    wheel(m, rear, r),
  ].join("")
}
