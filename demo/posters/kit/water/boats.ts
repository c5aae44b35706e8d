import { INK, JADE, mix, PAPER, TURMERIC, VERMILION } from "../colour.ts"
import { close, type Mood } from "../mood.ts"
import { cut, disc, fill, line, n, put, rect } from "../path.ts"

export const pane = (m: Mood): string => (m.night > 0.5 ? mix(TURMERIC, PAPER, 0.3) : m.dark(INK))

function sail(m: Mood, foot: number, head: number, fore: number, aft: number, cloth: string): string {
  const panels = 6
  const row = (i: number): { y: number; a: number; b: number } => {
    const t = i / panels
    const belly = Math.sin(Math.PI * (0.25 + t * 0.62))
    return { y: foot + (head - foot) * t - t * t * 12, a: fore * (1 - t * 0.5), b: aft * belly * (1 - t ** 4 * 0.55) }
  }
  let cloths = ""
  let shade = ""
  let battens = ""
  for (let i = 0; i < panels; i++) {
    const [p, q] = [row(i), row(i + 1)]
    const leech = `Q${n(Math.max(p.b, q.b) + 11)} ${n((p.y + q.y) / 2 - 8)} ${n(q.b)} ${n(q.y - 16)}`
    cloths += fill(
      `M${n(p.a)} ${n(p.y)}L${n(p.b)} ${n(p.y - 16)}${leech}L${n(q.a)} ${n(q.y)}Z`,
      m.tone(i % 2 ? cloth : mix(cloth, TURMERIC, 0.26)),
    )
    shade += `M${n(p.b * 0.45)} ${n(p.y - 10)}L${n(p.b)} ${n(p.y - 16)}${leech}L${n(q.b * 0.45)} ${n(q.y - 10)}Z`
    battens += `M${n(p.a - 4)} ${n(p.y)}L${n(p.b + 4)} ${n(p.y - 16)}`
  }
  const yard = row(panels)
  battens += `M${n(yard.a - 6)} ${n(yard.y)}L${n(yard.b + 6)} ${n(yard.y - 17)}`
  return cloths + fill(shade, m.dark(cloth), 'opacity=".62"') + line(battens, m.dark(INK), 3.4)
}

/** Origin amidships on the waterline, sailing left. */
export function junk(mood: Mood, cloth = VERMILION): string {
  const m = close(mood)
  const [wood, deep] = [mix(INK, VERMILION, 0.28), mix(INK, "#000000", 0.2)]
  const mast = (x: number, top: number): string => rect(x - 3, top, 6, -top - 50, m.dark(INK))
  const hull = "M-236 -78L-206 -62L150 -62L196 -96L236 -102Q222 -20 176 0L-150 0Q-206 -22 -236 -78Z"
  const windows = Array.from({ length: 7 }, (_, i) => rect(-76 + i * 32, -97, 19, 20, pane(m), 'rx="3"')).join("")
  const upper = Array.from({ length: 3 }, (_, i) => rect(68 + i * 30, -135, 17, 16, pane(m), 'rx="3"')).join("")
  return [
    mast(-132, -330),
    mast(10, -452),
    mast(140, -290),
    put(-132, 0, 1, sail(m, -112, -318, -44, 78, cloth)),
    put(10, 0, 1, sail(m, -146, -436, -62, 112, cloth)),
    put(140, 0, 1, sail(m, -160, -282, -32, 66, cloth)),
    rect(-92, -106, 250, 46, m.tone(mix(wood, TURMERIC, 0.28))),
    windows,
    rect(54, -142, 112, 34, m.tone(mix(wood, TURMERIC, 0.18))),
    upper,
    fill("M-102 -108h268l10 -9h-288zM44 -142h132l8 -9h-148z", m.tone(mix(VERMILION, INK, 0.2))),
    fill(hull, m.tone(wood)),
    fill("M-222 -52Q0 -36 222 -60L214 -44Q0 -18 -208 -34Z", m.tone(mix(TURMERIC, VERMILION, 0.3))),
    fill("M-196 -18Q0 -4 196 -22Q188 -6 176 0L-150 0Q-180 -6 -196 -18Z", m.dark(deep)),
    disc(-206, -56, 6, m.lit(PAPER)),
    disc(-206, -56, 2.6, m.dark(INK)),
    fill("M236 -102v-46l44 10l-42 16z", m.tone(VERMILION)),
  ].join("")
}

/** Origin on the waterline. */
export function sampan(mood: Mood, length: number, wood = mix(INK, TURMERIC, 0.25), rim = TURMERIC): string {
  const m = close(mood)
  const l = length / 2
  const hull = `M${n(-l)} ${n(-l * 0.2)}Q${n(-l * 0.4)} ${n(-l * 0.07)} 0 ${n(-l * 0.07)}T${n(l)} ${n(-l * 0.24)}Q${n(l * 0.7)} ${n(l * 0.06)} ${n(l * 0.45)} ${n(l * 0.07)}H${n(-l * 0.5)}Q${n(-l * 0.8)} ${n(l * 0.02)} ${n(-l)} ${n(-l * 0.2)}Z`
  const gunwale = `M${n(-l)} ${n(-l * 0.2)}Q${n(-l * 0.4)} ${n(-l * 0.07)} 0 ${n(-l * 0.07)}T${n(l)} ${n(-l * 0.24)}`
  return fill(hull, m.tone(wood)) + line(gunwale, m.lit(rim), Math.max(2.5, l * 0.035), 'stroke-linecap="round"')
}

export function basketBoat(mood: Mood, r: number, weave = mix(TURMERIC, INK, 0.3)): string {
  const m = close(mood)
  const bowl = `M${n(-r)} ${n(-r * 0.36)}Q${n(-r * 0.86)} ${n(r * 0.16)} 0 ${n(r * 0.16)}T${n(r)} ${n(-r * 0.36)}Z`
  const ribs = [-0.7, -0.35, 0, 0.35, 0.7]
    .map((t) => `M${n(r * t)} ${n(-r * 0.34)}Q${n(r * t * 0.9)} 0 ${n(r * t * 0.7)} ${n(r * 0.14)}`)
    .join("")
  const rim = `M${n(-r)} ${n(-r * 0.36)}a${n(r)} ${n(r * 0.16)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.16)} 0 1 0 ${n(-r * 2)} 0z`
  return (
    fill(bowl, m.tone(weave)) +
    line(ribs, m.dark(weave), 2.5) +
    fill(rim, m.dark(weave)) +
    line(rim, m.lit(weave), r * 0.06)
  )
}

export function kayak(mood: Mood, hull: string, hats: string): string {
  const m = close(mood)
  const paddler = (x: number): string =>
    fill(
      cut([
        [x - 13, -6],
        [x - 10, -40],
        [x + 10, -40],
        [x + 13, -6],
      ]),
      m.tone(hats),
    ) +
    disc(x, -49, 9, m.dark(mix(TURMERIC, INK, 0.4))) +
    fill(
      cut([
        [x - 20, -51],
        [x, -66],
        [x + 20, -51],
      ]),
      m.lit(PAPER),
    ) +
    line(`M${x - 46} -2L${x + 40} -52`, m.dark(JADE), 4, 'stroke-linecap="round"')
  return (
    paddler(-38) +
    paddler(40) +
    fill("M-140 -14Q-60 -8 0 -8T140 -14Q90 12 0 12T-140 -14Z", m.tone(hull)) +
    line("M-128 -11Q0 -2 128 -11", m.lit(hull), 4)
  )
}

export function longTail(mood: Mood, hull = JADE, band = VERMILION): string {
  const m = close(mood)
  return [
    fill("M-170 -74Q-120 -34 -40 -32L120 -30L168 -40L160 -4L-96 0Q-146 -20 -170 -74Z", m.tone(hull)),
    fill("M-166 -66Q-120 -32 -40 -30L120 -28L166 -38L165 -26L-40 -18Q-124 -20 -158 -52Z", m.tone(band)),
    rect(20, -76, 78, 46, m.tone(PAPER)),
    fill("M8 -76h104l6 -9h-116z", m.lit(band)),
    rect(32, -66, 20, 20, pane(m)),
    rect(64, -66, 20, 20, pane(m)),
    disc(-132, -38, 6, m.lit(PAPER)),
    disc(-133, -38, 2.5, m.dark(INK)),
    line("M-60 -30V-140M-60 -134L20 -78M-60 -134L-150 -56", m.dark(INK), 3),
  ].join("")
}
