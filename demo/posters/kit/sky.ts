import { scallop } from "./foliage.ts"
import type { Mood } from "./mood.ts"
import { disc, fill, group, line, n, type Point, rect, wash } from "./path.ts"
import type { Random } from "./random.ts"
import { HEIGHT, WIDTH } from "./stage.ts"

export function sky(m: Mood, horizon: number): string {
  return `${wash("sky", m.sky)}${rect(0, 0, WIDTH, Math.min(HEIGHT, horizon + 60), "url(#sky)")}`
}

export function sun(m: Mood, halos = 2): string {
  const { x, y, r } = m.sun
  const rings = Array.from({ length: halos }, (_, i) =>
    disc(x, y, r * (1.9 - i * 0.42), m.disc, `opacity="${n(0.1 + i * 0.1)}"`),
  )
  return rings.join("") + disc(x, y, r, m.disc)
}

export function rays(m: Mood, colour: string, count: number, opacity: number): string {
  const { x, y } = m.sun
  const wedge = (i: number): string => {
    const [a, b] = [((i - 0.25) / count) * Math.PI * 2, ((i + 0.25) / count) * Math.PI * 2]
    const far = 2600
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * far)} ${n(y + Math.sin(a) * far)}L${n(x + Math.cos(b) * far)} ${n(y + Math.sin(b) * far)}Z`
  }
  return fill(Array.from({ length: count }, (_, i) => wedge(i)).join(""), colour, `opacity="${opacity}"`)
}

const bar = (x: number, y: number, w: number, h: number): string =>
  `M${n(x + h / 2)} ${n(y)}h${n(w - h)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}h${n(h - w)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(-h)}z`

export function cloud(rnd: Random, x: number, y: number, w: number, h: number, colour: string, opacity = 1): string {
  const rows = 3
  let d = ""
  for (let i = 0; i < rows; i++) {
    const share = [1, 0.66, 0.34][i] ?? 1
    const width = w * share * rnd.between(0.88, 1.1)
    d += bar(x - width / 2 + rnd.jitter(w * 0.16), y - i * h * 0.92, width, h)
  }
  return fill(d, colour, opacity < 1 ? `opacity="${opacity}"` : "")
}

export function billow(rnd: Random, x: number, y: number, w: number, colour: string, opacity = 1): string {
  const heap: Point[] = [
    [x - w / 2, y],
    [x - w * 0.36, y - w * 0.1],
    [x - w * 0.14, y - w * 0.2],
    [x + w * 0.1, y - w * 0.24],
    [x + w * 0.3, y - w * 0.12],
    [x + w / 2, y],
  ]
  return fill(`${scallop(rnd, heap, w * 0.13)}Z`, colour, opacity < 1 ? `opacity="${opacity}"` : "")
}

export function streaks(
  rnd: Random,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  let d = ""
  for (let i = 0; i < count; i++) {
    const y = top + ((bottom - top) * (i + rnd.next() * 0.7)) / count
    const w = rnd.between(260, 900)
    d += bar(rnd.between(-200, WIDTH - w * 0.5), y, w, rnd.between(7, 16))
  }
  return fill(d, colour, `opacity="${opacity}"`)
}

export function stars(rnd: Random, count: number, bottom: number, colour: string): string {
  let d = ""
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [rnd.between(20, WIDTH), rnd.between(20, bottom), rnd.between(2.5, 5.5)]
    d += `M${n(x - r)} ${n(y)}l${n(r)} ${n(-r)}l${n(r)} ${n(r)}l${n(-r)} ${n(r)}z`
  }
  return fill(d, colour, 'opacity=".8"')
}

export function birds(rnd: Random, x: number, y: number, count: number, size: number, colour: string): string {
  let d = ""
  for (let i = 0; i < count; i++) {
    const s = size * rnd.between(0.7, 1.1)
    const [bx, by] = [
      x + i * size * 1.9 + rnd.jitter(size * 0.5),
      y - Math.abs(i - count * 0.4) * -size * 0.7 + rnd.jitter(size * 0.3),
    ]
    d += `M${n(bx - s)} ${n(by - s * 0.25)}q${n(s * 0.6)} ${n(-s * 0.35)} ${n(s)} ${n(s * 0.3)}q${n(s * 0.4)} ${n(-s * 0.75)} ${n(s)} ${n(-s * 0.5)}`
  }
  return line(d, colour, size * 0.17, 'stroke-linecap="round" stroke-linejoin="round"')
}

export function egrets(x: number, y: number, count: number, size: number, colour: string): string {
  const one = "M0 0C-8 -10-26 -16-44 -8C-30 -9-20 -4-12 6L-2 10L26 16L12 6C26 -6 40 -8 52 -2C40 -18 18 -16 6 -2L-4 -6Z"
  const flock = Array.from({ length: count }, (_, i) =>
    group(
      `transform="translate(${n(x + i * size * 70 - (i % 2) * 20)} ${n(y + Math.abs(i - 1) * size * 34)})scale(${size * (1 - i * 0.08)})"`,
      fill(one, colour),
    ),
  )
  return flock.join("")
}
