import { mix } from "./colour.ts"
import type { Mood } from "./mood.ts"
import { cut, fade, fill, line, n, type Point, rect, soft, steps, under } from "./path.ts"
import type { Random } from "./random.ts"
import { HEIGHT, WIDTH } from "./stage.ts"

function crag(rnd: Random, anchors: readonly Point[], rough: number, rounds = 3): Point[] {
  let points = [...anchors]
  for (let round = 0; round < rounds; round++) {
    points = points.flatMap((p, i): Point[] => {
      const q = points[i + 1]
      if (!q) return [p]
      const span = Math.hypot(q[0] - p[0], q[1] - p[1])
      return [p, [(p[0] + q[0]) / 2 + rnd.jitter(span * rough * 0.3), (p[1] + q[1]) / 2 + rnd.jitter(span * rough)]]
    })
  }
  return points
}

/** Mountains: odd anchors are peaks, even ones saddles. */
export function range(
  m: Mood,
  rnd: Random,
  anchors: readonly Point[],
  base: number,
  colour: string,
  depth: number,
  rough = 0.12,
): string {
  let shade = ""
  let skyline: Point[] = []
  anchors.forEach((a, i) => {
    const b = anchors[i + 1]
    if (!b) return
    const stretch = crag(rnd, [a, b], rough)
    skyline = [...skyline, ...stretch.slice(skyline.length ? 1 : 0)]
    const climbing = i % 2 === 0
    const fromLeft = m.sun.x < (a[0] + b[0]) / 2
    if (climbing === fromLeft) return
    const [peak, foot] = climbing ? [b, a] : [a, b]
    const spur = steps(0, 1, 6).map(
      (t): Point => [
        peak[0] + (foot[0] - peak[0]) * (t * 0.32 + (t > 0 ? rnd.jitter(0.1) : 0)),
        peak[1] + (base - peak[1]) * t,
      ],
    )
    const along = climbing ? stretch : [...stretch].reverse()
    shade += cut([...along, [foot[0], base], ...spur.reverse()])
  })
  const [first, last] = [skyline[0] ?? [0, 0], skyline.at(-1) ?? [0, 0]]
  return (
    fill(cut([...skyline, [last[0], base], [first[0], base]]), m.lit(colour, depth)) +
    fill(shade, m.dark(colour, depth))
  )
}

export function mist(m: Mood, id: string, y: number, h: number, strength = 0.9): string {
  return fade(id, m.haze, 0, strength) + rect(0, y, WIDTH, h, `url(#${id})`)
}

export function drift(m: Mood, id: string, y: number, h: number, strength: number): string {
  return (
    mist(m, `${id}a`, y, h / 2, strength) +
    fade(`${id}b`, m.haze, strength, 0) +
    rect(0, y + h / 2, WIDTH, h / 2, `url(#${id}b)`)
  )
}

export interface Slope {
  readonly brow: (x: number) => number
  readonly foot: (x: number) => number
  readonly count: number
  readonly reach: number
  readonly spurs: number
  readonly phase: number
}

function contour(s: Slope, t: number): Point[] {
  return steps(-60, WIDTH + 60, 19).map((x): Point => {
    const across = (x / WIDTH) * s.spurs * Math.PI + s.phase + t * 0.9
    const spur = Math.abs(Math.sin(across)) ** 0.8 - 0.5 + 0.28 * Math.sin(across * 2.7 + t * 5)
    const swell = Math.sin(Math.PI * Math.min(1, t * 1.1)) * s.reach
    return [x, s.brow(x) + (s.foot(x) - s.brow(x)) * t ** 1.25 + spur * swell]
  })
}

export function terraces(m: Mood, s: Slope, paint: (i: number) => string, bank: string, depth = 0): string {
  const [earth, turf] = [m.dark(bank, depth), m.lit(mix(bank, m.glow, 0.2), depth)]
  return steps(0, s.count - 1, s.count)
    .map((i) => {
      const edge = contour(s, i / s.count)
      const wall = 2.5 + (i / s.count) * 9
      const lip = soft(edge.map(([x, y]): Point => [x, y - wall * 0.62]))
      return (
        fill(under(edge, HEIGHT + 60), paint(i), `stroke="${earth}" stroke-width="${n(wall)}"`) +
        (depth < 0.2 ? line(lip, turf, wall * 0.34) : "")
      )
    })
    .join("")
}

export const hill = (points: readonly Point[], floor: number, colour: string): string =>
  fill(under(points, floor), colour)

export function tufts(
  rnd: Random,
  x0: number,
  x1: number,
  y: (x: number) => number,
  count: number,
  size: number,
  colour: string,
): string {
  let d = ""
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + rnd.next())) / count
    const s = size * rnd.between(0.7, 1.3)
    d += `M${n(x)} ${n(y(x))}l${n(-s * 0.4)} ${n(-s)}l${n(s * 0.4)} ${n(s * 0.4)}l${n(s * 0.1)} ${n(-s * 0.8)}l${n(s * 0.2)} ${n(s * 0.8)}l${n(s * 0.4)} ${n(-s * 0.6)}l${n(-s * 0.3)} ${n(s)}z`
  }
  return fill(d, colour)
}
