import { JADE, MIST, mix, RICE } from "./colour.ts"
import { clump, scallop } from "./foliage.ts"
import type { Mood } from "./mood.ts"
import { cut, fill, inside, n, type Point, rect } from "./path.ts"
import type { Random } from "./random.ts"

interface Tower {
  readonly x: number
  readonly base: number
  readonly w: number
  readonly h: number
  readonly depth: number
  /** 0: silhouette and canopy. 1: faces. 2: cracks and gardens. */
  readonly detail?: 0 | 1 | 2
  readonly rock?: string
  readonly leaf?: string
  readonly undercut?: boolean
}

function flank(rnd: Random, t: Tower, side: -1 | 1, undercut: boolean): Point[] {
  let reach = t.w / 2
  const at = (share: number): Point => [t.x + side * reach, t.base - t.h * share]
  const points: Point[] = []
  if (undercut) points.push([t.x + side * reach * 0.93, t.base], [t.x + side * reach * 0.9, t.base - t.h * 0.025])
  else points.push([t.x + side * reach * 1.04, t.base])
  let share = 0.05
  const ledges = 3 + Math.floor(rnd.next() * 2)
  for (let i = 0; i < ledges; i++) {
    points.push(at(share))
    const rise = (0.8 - share) / (ledges - i)
    share += rise * rnd.between(0.75, 1.05)
    reach *= rnd.between(0.965, 1.012)
    points.push([t.x + side * reach * rnd.between(0.97, 1.02), t.base - t.h * (share - rise * 0.45)], at(share))
    reach *= rnd.between(0.8, 0.94)
    share += 0.012
  }
  points.push(at(share + 0.02), [t.x + side * reach * 0.72, t.base - t.h * rnd.between(0.9, 0.95)])
  return points
}

function xAt(points: readonly Point[], y: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (a && b && y <= a[1] && y >= b[1]) return a[0] + ((b[0] - a[0]) * (a[1] - y)) / Math.max(0.01, a[1] - b[1])
  }
  return points.at(-1)?.[0] ?? 0
}

function arris(rnd: Random, t: Tower, left: Point[], right: Point[], share: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const y = t.base - (t.h * 1.02 * i) / 7
    const [a, b] = [xAt(left, y), xAt(right, y)]
    return [a + (b - a) * (share + rnd.jitter(0.055)), y]
  })
}

function faces(m: Mood, rnd: Random, t: Tower, left: Point[], right: Point[], rock: string): string {
  const fromLeft = m.sun.x < t.x
  const edge = (share: number): Point[] => arris(rnd, t, left, right, fromLeft ? share : 1 - share)
  const far = fromLeft ? t.x + t.w : t.x - t.w
  const near = fromLeft ? t.x - t.w : t.x + t.w
  const planeTo = (share: number, x: number, colour: string): string => {
    const e = edge(share)
    return fill(cut([...e, [x, t.base - t.h * 1.2], [x, t.base + 5]]), colour)
  }
  return (
    planeTo(0.3, near, m.lit(rock, t.depth)) +
    planeTo(0.13, near, m.lit(mix(rock, m.glow, 0.34), t.depth)) +
    planeTo(0.6, far, m.dark(rock, t.depth)) +
    planeTo(0.86, far, m.dark(mix(rock, m.shadow, 0.25), t.depth))
  )
}

function cracks(m: Mood, rnd: Random, t: Tower, rock: string): string {
  const mark = (count: number): string => {
    let d = ""
    for (let i = 0; i < count; i++) {
      const [x, y] = [t.x + rnd.jitter(t.w * 0.44), t.base - t.h * rnd.between(0.1, 0.72)]
      const [len, w] = [t.h * rnd.between(0.05, 0.17), t.w * rnd.between(0.006, 0.016)]
      d += `M${n(x)} ${n(y)}l${n(w)} ${n(-len * 0.4)}l${n(-w * 0.4)} ${n(-len * 0.6)}l${n(-w * 1.3)} ${n(len * 0.5)}z`
    }
    return d
  }
  return (
    fill(mark(13), m.dark(mix(rock, m.shadow, 0.35), t.depth)) + fill(mark(8), m.lit(mix(rock, m.glow, 0.2), t.depth))
  )
}

function brow(rnd: Random, t: Tower, left: Point[], right: Point[]): Point[] {
  const y0 = t.base - t.h * 0.8
  const climb = (side: Point[]): Point[] => [[xAt(side, y0), y0], ...side.filter((p) => p[1] < y0 - 1)]
  const cap = rnd.between(-0.14, 0.14) * t.w
  return [
    ...climb(left),
    [t.x + cap - t.w * 0.12, t.base - t.h * 0.985],
    [t.x + cap + t.w * 0.1, t.base - t.h],
    ...climb(right).reverse(),
  ]
}

function hem(rnd: Random, t: Tower, top: readonly Point[]): Point[] {
  return [...top].reverse().flatMap(([x, y], i): Point[] => {
    const inward = (share: number): number => x + (t.x - x) * share
    const drop = t.h * rnd.between(0.03, 0.07)
    return i % 2
      ? [[inward(0.1), y + drop]]
      : [
          [inward(0.16), y + drop * 0.7],
          [inward(0.24), y + drop * rnd.between(1.6, 3.4)],
          [inward(0.32), y + drop * 0.8],
        ]
  })
}

function gardens(m: Mood, rnd: Random, t: Tower, left: Point[], right: Point[], leaf: string): string {
  const bump = Math.max(15, Math.min(t.w * 0.066, 28))
  const top = brow(rnd, t, left, right)
  const towards = m.sun.x < t.x ? -1 : 1
  let dark = `${scallop(rnd, top, bump)}${scallop(rnd, hem(rnd, t, top), bump * 0.8, false)}Z`
  let light = ""
  const tuft = (x: number, y: number, size: number): void => {
    dark += clump(rnd, x, y, size, size * 0.45, bump * 1.25)
    if (t.detail) light += clump(rnd, x + towards * size * 0.2, y - size * 0.13, size * 0.6, size * 0.24, bump * 1.1)
  }
  if (t.detail) {
    for (const [x, y] of top.slice(1, -1)) {
      const [cx, cy] = [x + (t.x - x) * 0.22 + towards * t.w * 0.03, y + t.h * rnd.between(0.028, 0.045)]
      light += clump(rnd, cx, cy, t.w * rnd.between(0.08, 0.15), t.h * rnd.between(0.014, 0.026), bump)
    }
  }
  for (const side of [left, right]) {
    for (let i = 4; i < side.length - 3; i += t.detail === 2 ? 3 : 6) {
      const [x, y] = side[i] ?? [0, 0]
      if (y < t.base - t.h * 0.16) tuft(x + (t.x - x) * 0.1, y + 4, t.w * rnd.between(0.07, 0.14))
    }
  }
  const hanging = t.detail === 2 ? 5 : t.detail === 1 ? 2 : 0
  for (let i = 0; i < hanging; i++)
    tuft(t.x + rnd.jitter(t.w * 0.32), t.base - t.h * rnd.between(0.22, 0.72), t.w * rnd.between(0.05, 0.12))
  return fill(dark, m.dark(leaf, t.depth)) + (light && fill(light, m.tone(leaf, t.depth)))
}

/** Draws a limestone tower. `id` names its clip path and, for reflections, the whole tower. */
export function tower(m: Mood, rnd: Random, id: string, t: Tower): string {
  const rock = t.rock ?? mix(MIST, JADE, 0.52)
  const leaf = t.leaf ?? mix(JADE, RICE, 0.22)
  const undercut = t.undercut ?? true
  const [left, right] = [flank(rnd, t, -1, undercut), flank(rnd, t, 1, undercut)]
  const outline = cut([...left, [t.x, t.base - t.h * 0.985], ...[...right].reverse()])
  const inner = [fill(outline, m.tone(rock, t.depth))]
  if (t.detail) inner.push(faces(m, rnd, t, left, right, rock))
  if (t.detail === 2) inner.push(cracks(m, rnd, t, rock))
  if (undercut)
    inner.push(rect(t.x - t.w, t.base - t.h * 0.028, t.w * 2, t.h * 0.03, m.dark(mix(rock, m.shadow, 0.6), t.depth)))
  return `<g id="${id}">${inside(`${id}c`, outline, ...inner)}${gardens(m, rnd, t, left, right, leaf)}</g>`
}
