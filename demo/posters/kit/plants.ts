import { INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC } from "./colour.ts"
import type { Mood } from "./mood.ts"
import { fill, group, line, n, oval, type Point, put } from "./path.ts"
import type { Random } from "./random.ts"

/** A drooping leaf of a palm, as a path from the origin. */
export function frond(rnd: Random, length: number, angle: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const droop = length * rnd.between(0.28, 0.42)
  const at = (t: number): Point => [dx * t, dy * t + droop * t * t]
  let [out, back] = ["M0 0", ""]
  const teeth = 8
  for (let i = 1; i <= teeth; i++) {
    const t = i / teeth
    const [x, y] = at(t)
    out += `L${n(x)} ${n(y - length * 0.025 * (1 - t))}`
    const [px, py] = at((i - 0.72) / teeth)
    const leaf = length * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) * rnd.between(0.85, 1.15)
    back = `L${n(x - Math.sign(dx) * 3)} ${n(y + leaf)}L${n(px)} ${n(py + length * 0.03)}${back}`
  }
  return `${out}${back}Z`
}

/** Origin at the foot, leaning by `lean`. */
export function palm(m: Mood, rnd: Random, height: number, lean: number, leaf = mix(JADE, RICE, 0.2)): string {
  const w = height * 0.03
  const trunk = `M${n(-w * 1.1)} 0Q${n(lean * 0.1 - w)} ${n(-height * 0.6)} ${n(lean - w * 0.5)} ${n(-height)}h${n(w)}Q${n(lean * 0.1 + w * 1.6)} ${n(-height * 0.6)} ${n(w * 1.3)} 0Z`
  const angles = [-2.95, -2.5, -2.05, -1.55, -1.1, -0.7, -0.25, 0.25, 2.95]
  const length = height * 0.42
  const fronds = (odd: number): string =>
    angles
      .filter((_, i) => i % 2 === odd)
      .map((a) => frond(rnd, length * rnd.between(0.85, 1.1), a + rnd.jitter(0.12)))
      .join("")
  const nuts = [
    [-9, 8],
    [7, 10],
    [0, 16],
  ]
    .map(([x, y]) =>
      oval((x ?? 0) * w * 0.12, (y ?? 0) * w * 0.12, w * 0.75, w * 0.85, m.tone(mix(TURMERIC, INK, 0.3))),
    )
    .join("")
  return (
    fill(trunk, m.tone(mix(INK, TURMERIC, 0.34))) +
    group(
      `transform="translate(${n(lean)} ${n(-height)})"`,
      fill(fronds(0), m.dark(leaf)),
      nuts,
      fill(fronds(1), m.tone(leaf)),
    )
  )
}

export function pine(m: Mood, rnd: Random, height: number, leaf = JADE, depth = 0): string {
  const w = height * 0.022
  let shelves = ""
  let crowns = ""
  const rows = 6
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1)
    const [y, half] = [-height * (0.42 + t * 0.55), height * (0.17 - t * 0.125) * rnd.between(0.85, 1.15)]
    const x = rnd.jitter(height * 0.03)
    const tier = (k: number, dx: number): string => {
      const r = half * k
      return `M${n(x + dx - r)} ${n(y)}q${n(r * 0.24)} ${n(-r * 0.34)} ${n(r * 0.5)} ${n(-r * 0.3)}q${n(r * 0.2)} ${n(-r * 0.46)} ${n(r * 0.56)} ${n(-r * 0.32)}q${n(r * 0.5)} ${n(-r * 0.12)} ${n(r * 0.94)} ${n(r * 0.62)}q${n(-r * 0.4)} ${n(r * 0.2)} ${n(-r * 0.8)} ${n(-r * 0.02)}t${n(-r * 1.2)} ${n(r * 0.02)}z`
    }
    shelves += tier(1, 0)
    crowns += tier(0.6, (m.sun.x < 1000 ? -1 : 1) * half * 0.2)
  }
  return (
    fill(
      `M${n(-w)} 0L${n(-w * 0.3)} ${n(-height * 0.98)}h${n(w * 0.6)}L${n(w)} 0z`,
      m.dark(mix(INK, TURMERIC, 0.2), depth),
    ) +
    fill(shelves, m.dark(leaf, depth)) +
    fill(crowns, m.lit(mix(leaf, RICE, 0.3), depth), 'opacity=".75"')
  )
}

export function bamboo(m: Mood, rnd: Random, height: number, culms: number, lean: number): string {
  let stems = ""
  let leaves = ""
  for (let i = 0; i < culms; i++) {
    const [h, l, x] = [height * rnd.between(0.75, 1.05), lean * rnd.between(0.4, 1.2), i * height * 0.035]
    stems += `M${n(x)} 0Q${n(x + l * 0.15)} ${n(-h * 0.7)} ${n(x + l)} ${n(-h)}`
    for (let k = 0; k < 9; k++) {
      const t = rnd.between(0.4, 1)
      const [bx, by, s] = [x + l * t * t, -h * t, height * rnd.between(0.06, 0.11)]
      const dir = rnd.chance(0.5) ? 1 : -1
      leaves += `M${n(bx)} ${n(by)}q${n(dir * s * 0.7)} ${n(-s * 0.1)} ${n(dir * s)} ${n(s * 0.55)}q${n(-dir * s * 0.7)} ${n(-s * 0.05)} ${n(-dir * s)} ${n(-s * 0.55)}z`
    }
  }
  return line(stems, m.dark(mix(RICE, INK, 0.3)), height * 0.013) + fill(leaves, m.tone(mix(JADE, RICE, 0.35)))
}

/** Origin at the water. */
export function lotus(m: Mood, size: number, height: number, petal = LOTUS): string {
  const leafy = (w: number, h: number, lean: number): string =>
    `M0 0Q${n(-w + lean)} ${n(-h * 0.5)} ${n(lean)} ${n(-h)}Q${n(w + lean)} ${n(-h * 0.5)} 0 0Z`
  const s = size
  return (
    line(`M0 0Q6 ${n(-height / 2)} 0 ${n(-height)}`, m.dark(JADE), 5) +
    put(
      0,
      -height,
      1,
      fill(leafy(s * 0.3, s * 0.7, -s * 0.62) + leafy(s * 0.3, s * 0.7, s * 0.62), m.dark(petal)),
      fill(leafy(s * 0.34, s * 0.9, -s * 0.34) + leafy(s * 0.34, s * 0.9, s * 0.34), m.tone(petal)),
      fill(leafy(s * 0.36, s, 0), m.lit(mix(petal, PAPER, 0.35))),
    )
  )
}

export function pad(m: Mood, x: number, y: number, r: number, leaf = mix(JADE, RICE, 0.3)): string {
  const ry = r * 0.3
  return (
    oval(x, y, r, ry, m.tone(leaf)) +
    line(
      `M${n(x)} ${n(y)}L${n(x - r * 0.8)} ${n(y - ry * 0.3)}M${n(x)} ${n(y)}L${n(x + r * 0.8)} ${n(y - ry * 0.3)}M${n(x)} ${n(y)}L${n(x + r * 0.4)} ${n(y + ry * 0.7)}M${n(x)} ${n(y)}L${n(x - r * 0.5)} ${n(y + ry * 0.65)}`,
      m.lit(leaf),
      2.5,
    ) +
    fill(`M${n(x)} ${n(y)}l${n(r * 0.2)} ${n(-ry)}h${n(-r * 0.36)}z`, m.dark(mix(leaf, INK, 0.3)))
  )
}

export function bananaLeaf(m: Mood, length: number, angle: number, leaf = mix(JADE, RICE, 0.4)): string {
  const l = length
  const blade = `M0 0Q${n(l * 0.3)} ${n(-l * 0.2)} ${n(l * 0.55)} ${n(-l * 0.16)}l${n(-l * 0.03)} ${n(l * 0.05)}l${n(l * 0.1)} ${n(-l * 0.04)}Q${n(l * 0.86)} ${n(-l * 0.1)} ${n(l)} 0`
  const lower = `Q${n(l * 0.86)} ${n(l * 0.12)} ${n(l * 0.66)} ${n(l * 0.14)}l${n(l * 0.01)} ${n(-l * 0.06)}l${n(-l * 0.09)} ${n(l * 0.07)}Q${n(l * 0.25)} ${n(l * 0.14)} 0 0Z`
  return group(
    `transform="rotate(${n(angle)})"`,
    fill(blade + lower, m.tone(leaf)),
    fill(`M0 0L${n(l)} 0${lower}`, m.dark(leaf)),
    line(`M0 0L${n(l)} 0`, m.lit(leaf), l * 0.012),
  )
}
