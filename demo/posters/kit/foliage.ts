import type { Mood } from "./mood.ts"
import { fill, type Point } from "./path.ts"
import type { Random } from "./random.ts"

export function scallop(rnd: Random, points: readonly Point[], bump: number, move = true): string {
  const first = points[0] ?? [0, 0]
  let [px, py] = [Math.round(first[0]), Math.round(first[1])]
  let d = `${move ? "M" : "L"}${px} ${py}`
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? first, points[i] ?? first]
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / bump))
    for (let k = 1; k <= count; k++) {
      const t = Math.min(1, (k + (k < count ? rnd.jitter(0.34) : 0)) / count)
      const [x, y] = [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)]
      const r = Math.max(2, Math.round(bump * rnd.between(0.5, 0.8)))
      d += `a${r} ${r} 0 0 1 ${x - px}${y < py ? "" : " "}${y - py}`
      ;[px, py] = [x, y]
    }
  }
  return d
}

export function clump(
  rnd: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  bump = Math.min(Math.min(rx, ry) * 0.8, 18 + Math.min(rx, ry) * 0.2),
): string {
  const around = Array.from({ length: 7 }, (_, i): Point => {
    const a = (i / 6) * Math.PI * 2
    return [
      x + Math.cos(a) * rx * (i % 6 ? rnd.between(0.88, 1.12) : 1),
      y + Math.sin(a) * ry * (i % 6 ? rnd.between(0.85, 1.15) : 1),
    ]
  })
  return `${scallop(rnd, around, bump)}Z`
}

export function bush(
  m: Mood,
  rnd: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  leaf: string,
  depth = 0,
): string {
  const towards = m.sun.x < x ? -1 : 1
  return (
    fill(clump(rnd, x, y, rx, ry), m.dark(leaf, depth)) +
    fill(clump(rnd, x + towards * rx * 0.18, y - ry * 0.28, rx * 0.66, ry * 0.5), m.tone(leaf, depth))
  )
}
