import { mix } from "../colour.ts"
import type { Mood } from "../mood.ts"
import { fill, group, n, n3, rect, spindle, wash } from "../path.ts"
import type { Random } from "../random.ts"
import { HEIGHT, WIDTH } from "../stage.ts"

/** Perspective: 0 at the horizon, 1 at the lower edge. */
const rowAt = (top: number, bottom: number, t: number): number => top + (bottom - top) * t ** 1.7

export function water(m: Mood, rnd: Random, top: number, bottom = HEIGHT): string {
  const [far, near] = m.water
  let out = `${wash("water", [far, mix(far, near, 0.55), near])}${rect(0, top, WIDTH, bottom - top, "url(#water)")}`
  for (let i = 1; i <= 5; i++) {
    const y = rowAt(top, bottom, i / 5.6)
    out += fill(swell(rnd, y, (bottom - top) * 0.022 * i), mix(far, near, 0.35 + i * 0.15), 'opacity=".55"')
  }
  return (
    out +
    ripples(rnd, top, bottom, 46, mix(near, m.shadow, 0.35), 0.4) +
    ripples(rnd, top, bottom, 34, mix(far, m.glow, 0.5), 0.55)
  )
}

function swell(rnd: Random, y: number, h: number): string {
  let d = `M0 ${n(y + rnd.jitter(h))}`
  const waves = 5
  for (let i = 0; i < waves; i++)
    d += `q${n(WIDTH / waves / 2)} ${n(rnd.jitter(h * 1.4))} ${n(WIDTH / waves)} ${n(i % 2 ? h * 0.2 : -h * 0.2)}`
  d += `V${n(y + h)}`
  for (let i = 0; i < waves; i++)
    d += `q${n(-WIDTH / waves / 2)} ${n(rnd.between(-0.2, 1.6) * h)} ${n(-WIDTH / waves)} 0`
  return `${d}Z`
}

export function ripples(
  rnd: Random,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  let d = ""
  for (let i = 0; i < count; i++) {
    const t = (i + rnd.next()) / count
    d += spindle(rnd.between(0, WIDTH), rowAt(top + 6, bottom, t), 60 + t * rnd.between(120, 320), 3 + t * 9)
  }
  return fill(d, colour, `opacity="${opacity}"`)
}

export function glitter(m: Mood, rnd: Random, top: number, bottom = HEIGHT, count = 44, width = 1): string {
  let d = ""
  for (let i = 0; i < count; i++) {
    const t = (i + rnd.next() * 0.6) / count
    const spread = m.sun.r * (0.5 + t * 1.1) * width
    const w = m.sun.r * width * (0.5 + rnd.next() * 1.3) * (0.55 + t * 0.7) * (1 - t * 0.35)
    d += spindle(m.sun.x + rnd.jitter(spread) * rnd.next(), rowAt(top + 4, bottom, t), w, 4 + t * 15)
  }
  return fill(d, mix(m.disc, m.glow, 0.25), 'opacity=".85"')
}

function slats(rnd: Random, top: number, depth: number, count: number, odd: boolean): string {
  let d = ""
  for (let i = odd ? 1 : 0; i < count; i += 2) {
    const [t, next] = [i / count, (i + 1) / count]
    const [y, h] = [top + depth * t ** 1.25, depth * (next ** 1.25 - t ** 1.25) * (1.04 - t * 0.55)]
    const edge = (sign: 1 | -1): string =>
      `q${n((sign * WIDTH) / 12)} ${n(rnd.jitter(h * 0.45))} ${n((sign * WIDTH) / 6)} 0${`t${n((sign * WIDTH) / 6)} 0`.repeat(5)}`
    d += `M0 ${n(y)}${edge(1)}v${n(h)}${edge(-1)}Z`
  }
  return d
}

/** One set of slats serves every reflection at one waterline. */
export function mirrorSlats(rnd: Random, id: string, top: number, depth: number, count = 24): string {
  const clip = (name: string, odd: boolean): string =>
    `<clipPath id="${name}"><path d="${slats(rnd, top, depth, count, odd)}"/></clipPath>`
  return clip(`${id}a`, false) + clip(`${id}b`, true)
}

/** Mirrors the drawing `href` in the water, in two shifted passes. */
export function mirror(href: string, slatsId: string, waterline: number, opacity = 0.5, squash = 1, slip = 7): string {
  const pass = (clip: string, dx: number): string =>
    group(
      `clip-path="url(#${clip})"`,
      `<use href="#${href}" transform="translate(${n(dx)} ${n(waterline * (1 + squash))})scale(1 ${n3(-squash)})"/>`,
    )
  return group(`opacity="${opacity}"`, pass(`${slatsId}a`, slip), pass(`${slatsId}b`, -slip))
}
