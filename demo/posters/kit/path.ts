export type Point = readonly [x: number, y: number]
type Triple = readonly [x: number, y: number, z: number]

export const n = (v: number): string => String(Math.abs(v) >= 40 ? Math.round(v) : Math.round(v * 10) / 10)
export const n3 = (v: number): string => String(Math.round(v * 1000) / 1000)
const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`

/** Parses `"x y  x y  …"`. */
export const pairs = (list: string): Point[] => list.split("  ").map((p): Point => numbers<[number, number]>(p))
export const triples = (list: string): Triple[] =>
  list.split("  ").map((p): Triple => numbers<[number, number, number]>(p))
const numbers = <T extends number[]>(text: string): T => text.split(" ").map(Number) as T

export function cut(points: readonly Point[], closed = true): string {
  return `M${points.map(xy).join("L")}${closed ? "Z" : ""}`
}

/** A smooth path through all points (Catmull–Rom as Béziers). */
export function soft(points: readonly Point[], closed = false): string {
  const at = (i: number): Point => {
    const last = points.length - 1
    const index = closed ? (i + points.length) % points.length : Math.min(last, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  let d = `M${xy(at(0))}`
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${xy(c1)} ${xy(c2)} ${xy(p2)}`
  }
  return closed ? `${d}Z` : d
}

/** A smooth upper edge, closed straight down to `floor`. */
export function under(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? first
  return `${soft(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}Z`
}

/** Points along a smooth line, `per` for each segment. */
export function sample(points: readonly Point[], per = 8): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  const blend = (k: 0 | 1, i: number, t: number): number => {
    const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < per; k++) out.push([blend(0, i, k / per), blend(1, i, k / per)])
  return [...out, at(points.length - 1)]
}

export function ribbon(course: readonly (readonly [x: number, y: number, width: number])[], tilt = 1): string {
  const middle = sample(course.map(([x, y]) => [x, y]))
  const widths = sample(course.map(([, , w], i) => [i, w])).map((p) => p[1])
  const bank = (side: 1 | -1): Point[] =>
    middle.map(([x, y], i): Point => {
      const [a, b] = [middle[Math.max(0, i - 1)] ?? [x, y], middle[Math.min(middle.length - 1, i + 1)] ?? [x, y]]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const reach = ((widths[i] ?? 0) / 2 / Math.max(0.001, Math.hypot(dx, dy))) * side
      return [x - dy * reach, y + dx * reach * tilt]
    })
  return cut([...bank(1), ...bank(-1).reverse()])
}

export function spindle(x: number, y: number, w: number, h: number): string {
  return `M${n(x - w / 2)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0z`
}

export const fill = (d: string, colour: string, extra = ""): string =>
  `<path d="${d}" fill="${colour}"${extra && ` ${extra}`}/>`
export const line = (d: string, colour: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra && ` ${extra}`}/>`
export const rect = (x: number, y: number, w: number, h: number, colour: string, extra = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour}"${extra && ` ${extra}`}/>`
export const disc = (x: number, y: number, r: number, colour: string, extra = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"${extra && ` ${extra}`}/>`
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, extra = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${extra && ` ${extra}`}/>`

export const group = (attributes: string, ...children: readonly string[]): string =>
  `<g ${attributes}>${children.join("")}</g>`

/** Places a drawing. A negative scale mirrors it. */
export function put(x: number, y: number, scale: number, ...children: readonly string[]): string {
  const s = Math.abs(scale)
  const size = scale < 0 ? `scale(${n3(-s)} ${n3(s)})` : s === 1 ? "" : `scale(${n3(s)})`
  return group(`transform="translate(${n(x)} ${n(y)})${size}"`, ...children)
}
export function inside(id: string, d: string, ...children: readonly string[]): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(`clip-path="url(#${id})"`, ...children)}`
}

export function wash(id: string, stops: readonly string[], from = 0, to = 1): string {
  const step = 1 / Math.max(1, stops.length - 1)
  const marks = stops.map((c, i) => `<stop offset="${n3(i * step)}" stop-color="${c}"/>`).join("")
  return `<linearGradient id="${id}" x1="0" x2="0" y1="${n3(from)}" y2="${n3(to)}">${marks}</linearGradient>`
}

export function fade(id: string, colour: string, from: number, to: number): string {
  const stop = (o: number, a: number): string => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${a}"/>`
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stop(0, from)}${stop(1, to)}</linearGradient>`
}

/** Evenly spaced numbers from `a` to `b`, both included. */
export function steps(a: number, b: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => a + ((b - a) * i) / Math.max(1, count - 1))
}
