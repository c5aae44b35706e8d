import { mix } from "../kit/colour.ts"
import type { Mood } from "../kit/mood.ts"
import { cut, fill, n, type Point } from "../kit/path.ts"
import type { Random } from "../kit/random.ts"

interface Arch {
  readonly left: number
  readonly right: number
  readonly top: number
  /** Where its sides meet the floor. */
  readonly floor: number
  /** The longest stalactite. */
  readonly drop: number
}

/** The rim of a cave's mouth, from the lower left over its roof to the lower right. */
export function archRim(rnd: Random, { left, right, top, floor, drop }: Arch): Point[] {
  const [cx, half] = [(left + right) / 2, (right - left) / 2]
  const count = 26
  return Array.from({ length: count + 1 }, (_, i): Point[] => {
    const a = Math.PI * (1 - i / count)
    const [x, y] = [cx + Math.cos(a) * half, floor - Math.sin(a) ** 0.72 * (floor - top)]
    const roof = Math.sin(a)
    if (roof < 0.62 || i % 2) return [[x + rnd.jitter(14), y + rnd.jitter(14)]]
    const fang = drop * rnd.between(0.25, 1) * (roof - 0.4)
    const w = rnd.between(16, 34)
    return [
      [x - w, y],
      [x + rnd.jitter(6), y + fang],
      [x + w, y + rnd.jitter(8)],
    ]
  }).flat()
}

/** A wall of rock around an arch. */
export function caveWall(m: Mood, rim: readonly Point[], colour: string): string {
  const [first, last] = [rim[0] ?? [0, 0], rim.at(-1) ?? [0, 0]]
  return fill(
    `${cut([[-20, -20], [2020, -20], [2020, 1520], [last[0], 1520], ...[...rim].reverse(), [first[0], 1520], [-20, 1520]])}`,
    m.tone(colour),
  )
}

/** A stalagmite: its foot at `x`, `base`; light falls on it from `towards`. */
export function stalagmite(
  m: Mood,
  rnd: Random,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  towards: 1 | -1,
): string {
  const rings = [0, 0.14, 0.34, 0.52, 0.74, 0.9].map((t): readonly [number, number] => [
    w * (1 - t * 0.86) * rnd.between(0.86, 1.14),
    base - h * t,
  ])
  const side = (k: number): Point[] => rings.map(([r, y]): Point => [x + r * k, y])
  const tip: Point = [x + rnd.jitter(w * 0.1), base - h]
  const bulges = rings
    .slice(1, -1)
    .map(([r, y]) => `M${n(x - r)} ${n(y)}q${n(r)} ${n(r * 0.34)} ${n(r * 2)} 0q${n(-r)} ${n(r * 0.7)} ${n(-r * 2)} 0z`)
  return (
    fill(cut([...side(-1), tip, ...side(1).reverse()]), m.dark(colour)) +
    fill(cut([...side(towards), tip, ...side(towards * 0.2).reverse()]), m.lit(mix(colour, m.glow, 0.2))) +
    fill(bulges.join(""), m.dark(mix(colour, m.shadow, 0.3)), 'opacity=".35"')
  )
}
