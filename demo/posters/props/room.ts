import { INK, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { close, type Mood } from "../kit/mood.ts"
import { cut, disc, fill, inside, line, n, oval, type Point, put, rect, steps } from "../kit/path.ts"

/** Floorboards that run towards a vanishing point. */
export function floorboards(m: Mood, top: number, wood: string, vanish: Point = [1000, top - 400], count = 19): string {
  const share = (top - vanish[1]) / (1500 - vanish[1])
  const joints = steps(-900, 2900, count).map(
    (x) => `M${n(vanish[0] + (x - vanish[0]) * share)} ${n(top)}L${n(x)} 1500`,
  )
  return rect(0, top, 2000, 1500 - top, m.tone(wood)) + line(joints.join(""), m.dark(wood), 6, 'opacity=".6"')
}

/** Upright boards of a wall. */
export function wallboards(m: Mood, bottom: number, wood: string, count = 26): string {
  const joints = steps(0, 2000, count).map((x) => `M${n(x)} 0V${n(bottom)}`)
  return rect(0, 0, 2000, bottom, m.tone(wood)) + line(joints.join(""), m.dark(wood), 5, 'opacity=".5"')
}

interface Opening {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A framed window with a view, which may be drawn over the whole sheet. */
export function windowTo(
  m: Mood,
  id: string,
  { x, y, w, h }: Opening,
  bars: number,
  frame: string,
  view: string[],
): string {
  const hole = `M${x} ${y}h${w}v${h}h${-w}z`
  const mullions = steps(x, x + w, bars + 1).slice(1, -1)
  return [
    rect(x - 34, y - 34, w + 68, h + 68, m.dark(frame), 'rx="6"'),
    rect(x - 26, y - 26, w + 52, h + 52, m.tone(frame), 'rx="4"'),
    inside(id, hole, ...view),
    line(hole, m.dark(frame), 8),
    mullions.map((at) => rect(at - 9, y, 18, h, m.tone(frame)) + rect(at + 3, y, 6, h, m.dark(frame))).join(""),
    rect(x - 60, y + h + 24, w + 120, 26, m.lit(mix(frame, TURMERIC, 0.2))),
  ].join("")
}

/** Light from a window on the floor, falling to one side. */
export function patch(
  m: Mood,
  left: number,
  right: number,
  top: number,
  bottom: number,
  slant: number,
  strength: number,
): string {
  const quad = cut([
    [left, top],
    [right, top],
    [right + slant * 1.25, bottom],
    [left + slant, bottom],
  ])
  return fill(quad, m.glow, `opacity="${strength}"`)
}

/** A hanging lamp with its cord, shining by night. */
export function pendant(mood: Mood, x: number, y: number, r: number, shade = VERMILION): string {
  const m = close(mood)
  const on = m.night > 0.5
  return put(
    x,
    y,
    1,
    line(`M0 ${n(-y)}V${n(-r * 0.8)}`, m.dark(INK), 5),
    on
      ? disc(0, r * 0.3, r * 2.6, TURMERIC, 'opacity=".12"') + disc(0, r * 0.3, r * 1.6, TURMERIC, 'opacity=".16"')
      : "",
    oval(0, r * 0.34, r * 0.42, r * 0.3, on ? mix(PAPER, TURMERIC, 0.3) : m.lit(PAPER)),
    fill(
      `M${n(-r)} ${n(r * 0.3)}Q${n(-r * 0.7)} ${n(-r * 0.8)} 0 ${n(-r * 0.86)}T${n(r)} ${n(r * 0.3)}Z`,
      m.tone(shade),
    ),
    fill(
      `M${n(r * 0.2)} ${n(-r * 0.84)}Q${n(r * 0.76)} ${n(-r * 0.7)} ${n(r)} ${n(r * 0.3)}H${n(r * 0.5)}Z`,
      m.dark(shade),
    ),
  )
}

/** A curtain held to the side; a negative width hangs to the left. */
export function curtain(m: Mood, x: number, y: number, w: number, h: number, cloth: string): string {
  const folds = [0.25, 0.5, 0.75].map(
    (t) => `M${n(x + w * t)} ${y}Q${n(x + w * t * 0.7)} ${n(y + h * 0.5)} ${n(x + w * t * 0.55)} ${n(y + h)}`,
  )
  return (
    fill(
      `M${x} ${y}H${x + w}Q${n(x + w * 0.9)} ${n(y + h * 0.5)} ${n(x + w * 0.6)} ${y + h}H${n(x - w * 0.06)}Z`,
      m.tone(cloth),
    ) + line(folds.join(""), m.dark(cloth), 7, 'opacity=".7"')
  )
}

/** A glass or cup of tea with its steam. */
export function teacup(mood: Mood, colour = PAPER): string {
  const m = close(mood)
  return (
    line(
      "M-8 -58q-14 -18 0 -36t0 -36M14 -58q-14 -18 0 -36t0 -36",
      m.lit(PAPER),
      5,
      'opacity=".6" stroke-linecap="round"',
    ) +
    oval(0, 0, 56, 12, m.dark(colour)) +
    fill("M-36 -46H36Q34 -6 12 -4H-12Q-34 -6 -36 -46Z", m.lit(colour)) +
    oval(0, -46, 36, 9, m.tone(mix(TURMERIC, VERMILION, 0.3)))
  )
}
