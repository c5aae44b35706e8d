import { INK, JADE, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts"
import type { Mood } from "./mood.ts"
import { cut, disc, fill, line, n, rect, steps } from "./path.ts"
import type { Random } from "./random.ts"
import { pane } from "./water/boats.ts"

export function tiledRoof(m: Mood, x: number, y: number, w: number, h: number, tile: string): string {
  const inset = h * 0.32
  const slope = `M${n(x - 12)} ${n(y)}L${n(x + inset)} ${n(y - h)}H${n(x + w - inset)}L${n(x + w + 12)} ${n(y)}Z`
  const rolls = steps(0.04, 0.96, Math.max(5, Math.round(w / 20)))
    .map((t) => `M${n(x + inset + (w - inset * 2) * t)} ${n(y - h)}L${n(x - 12 + (w + 24) * t)} ${n(y)}`)
    .join("")
  const ridge = `M${n(x + inset - 14)} ${n(y - h - 14)}Q${n(x + inset)} ${n(y - h)} ${n(x + inset + 16)} ${n(y - h - 3)}H${n(x + w - inset - 16)}Q${n(x + w - inset)} ${n(y - h)} ${n(x + w - inset + 14)} ${n(y - h - 14)}V${n(y - h + 5)}H${n(x + inset - 14)}Z`
  return (
    fill(slope, m.tone(tile)) +
    line(rolls, m.dark(tile), 4) +
    fill(ridge, m.lit(mix(tile, PAPER, 0.2))) +
    rect(x - 14, y - 4, w + 28, 9, m.dark(mix(tile, INK, 0.3)))
  )
}

export function flyingRoof(m: Mood, x: number, y: number, w: number, h: number, tile: string): string {
  const half = w / 2
  const lift = h * 0.34
  const slope = `M${n(x - half)} ${n(y - lift)}Q${n(x - half * 0.86)} ${n(y - h * 0.1)} ${n(x - half * 0.6)} ${n(y)}H${n(x + half * 0.6)}Q${n(x + half * 0.86)} ${n(y - h * 0.1)} ${n(x + half)} ${n(y - lift)}Q${n(x + half * 0.72)} ${n(y - h * 0.4)} ${n(x + half * 0.62)} ${n(y - h)}H${n(x - half * 0.62)}Q${n(x - half * 0.72)} ${n(y - h * 0.4)} ${n(x - half)} ${n(y - lift)}Z`
  const rolls = steps(-0.56, 0.56, Math.max(7, Math.round(w / 26)))
    .map((t) => `M${n(x + w * t * 0.52)} ${n(y - h)}L${n(x + w * t * 0.56)} ${n(y)}`)
    .join("")
  return (
    fill(slope, m.tone(tile)) +
    line(rolls, m.dark(tile), 3.5) +
    rect(x - half * 0.64, y - h - 7, half * 1.28, 12, m.lit(mix(tile, PAPER, 0.25))) +
    rect(x - half * 0.6, y - 3, half * 1.2, 8, m.dark(mix(tile, INK, 0.4)))
  )
}

function shutters(m: Mood, x: number, y: number, w: number, h: number, colour: string, open: boolean): string {
  if (!open) return rect(x, y, w, h, m.tone(colour)) + line(`M${n(x + w / 2)} ${n(y)}v${n(h)}`, m.dark(colour), 2.5)
  const leaf = w * 0.3
  return (
    rect(x, y, w, h, pane(m)) +
    rect(x - leaf * 0.7, y, leaf, h, m.lit(colour)) +
    rect(x + w - leaf * 0.3, y, leaf, h, m.dark(colour))
  )
}

export interface Tube {
  readonly w: number
  readonly floors: number
  readonly wall: string
  readonly shutter?: string
  readonly top: "tiles" | "parapet" | "gable" | "tank"
  readonly storey?: number
}

function crown(m: Mood, w: number, h: number, t: Tube): string {
  const wall = m.tone(t.wall)
  switch (t.top) {
    case "tiles":
      return tiledRoof(m, 0, -h, w, 62, mix(VERMILION, INK, 0.18))
    case "gable":
      return (
        fill(
          cut([
            [-6, -h],
            [w / 2, -h - w * 0.42],
            [w + 6, -h],
          ]),
          m.tone(mix(VERMILION, INK, 0.12)),
        ) +
        fill(
          cut([
            [12, -h],
            [w / 2, -h - w * 0.3],
            [w - 12, -h],
          ]),
          wall,
        ) +
        disc(w / 2, -h - w * 0.1, w * 0.07, m.dark(t.wall))
      )
    case "tank":
      return (
        rect(-5, -h - 16, w + 10, 18, m.lit(t.wall)) +
        rect(w * 0.5, -h - 74, w * 0.34, 50, m.lit(mix(PAPER, JADE, 0.3)), 'rx="12"') +
        line(`M${n(w * 0.54)} ${n(-h - 26)}v12M${n(w * 0.8)} ${n(-h - 26)}v12`, m.dark(INK), 4) +
        line(
          `M${n(w * 0.2)} ${n(-h - 14)}v-80M${n(w * 0.06)} ${n(-h - 90)}h${n(w * 0.3)}M${n(w * 0.1)} ${n(-h - 74)}h${n(w * 0.22)}`,
          m.dark(INK),
          3,
        )
      )
    default:
      return (
        rect(-6, -h - 12, w + 12, 14, m.lit(t.wall)) +
        fill(
          `M${n(w * 0.2)} ${n(-h - 12)}v-24h${n(w * 0.14)}q${n(w * 0.16)} -46 ${n(w * 0.32)} 0h${n(w * 0.14)}v24z`,
          wall,
        )
      )
  }
}

/** Origin at the left foot. */
export function tubeHouse(m: Mood, rnd: Random, t: Tube): string {
  const storey = t.storey ?? 118
  const h = storey * t.floors
  const shutter = t.shutter ?? mix(JADE, PAPER, 0.2)
  const shadeX = m.sun.x < 1000 ? t.w * 0.86 : 0
  let out = rect(0, -h, t.w, h, m.tone(t.wall)) + rect(shadeX, -h, t.w * 0.14, h, m.dark(t.wall)) + crown(m, t.w, h, t)
  for (let f = 1; f < t.floors; f++) {
    const y = -storey * (f + 1) + storey * 0.24
    const bays = t.w > 150 ? 3 : 2
    out += rect(-4, -storey * f - 8, t.w + 8, 8, m.lit(t.wall))
    for (let b = 0; b < bays; b++) {
      const bw = t.w / (bays * 2 + 0.4)
      out += shutters(m, t.w * ((b + 0.5) / bays) - bw / 2, y, bw, storey * 0.5, shutter, rnd.chance(0.6))
    }
    if (rnd.chance(0.6))
      out += line(
        `M4 ${n(-storey * f - 36)}H${n(t.w - 4)}M4 ${n(-storey * f - 8)}H${n(t.w - 4)}${steps(
          8,
          t.w - 8,
          Math.round(t.w / 13),
        )
          .map((x) => `M${n(x)} ${n(-storey * f - 36)}v28`)
          .join("")}`,
        m.dark(INK),
        2.6,
      )
  }
  const awning = rnd.pick([VERMILION, TURMERIC, JADE])
  const door = rect(
    t.w * 0.12,
    -storey * 0.72,
    t.w * 0.76,
    storey * 0.72,
    m.night > 0.5 ? mix(TURMERIC, VERMILION, 0.2) : m.dark(mix(t.wall, INK, 0.6)),
  )
  return (
    out +
    door +
    fill(
      `M${n(t.w * 0.02)} ${n(-storey * 0.62)}l${n(t.w * 0.06)} ${n(-storey * 0.24)}h${n(t.w * 0.84)}l${n(t.w * 0.06)} ${n(storey * 0.24)}z`,
      m.tone(awning),
    )
  )
}
