import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { close, type Mood } from "../kit/mood.ts"
import { disc, fill, group, line, n, oval, pairs, rect, spindle, steps, wash } from "../kit/path.ts"
import type { Random } from "../kit/random.ts"
import type { Scene, Stage } from "../kit/stage.ts"

/* The floating market of Cái Răng as the kite sees it: no horizon, every bow points at the trade. */

const HEART = [1010, 730] as const

/** A conical hat from straight above. */
function hatAbove(m: Mood, x: number, y: number, r: number): string {
  const straw = mix(PAPER, TURMERIC, 0.25)
  const ribs = steps(0, Math.PI * 1.75, 8)
    .map((a) => `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`)
    .join("")
  return (
    disc(x, y, r, m.lit(straw)) +
    fill(
      `M${n(x)} ${n(y)}L${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.5)} ${n(y + r * 0.866)}Z`,
      m.dark(straw),
    ) +
    line(ribs, m.dark(straw), 1.4) +
    disc(x, y, r * 0.1, m.dark(INK))
  )
}

/** Fruit laid in rows, as a trader lays them. */
function cargo(m: Mood, rnd: Random, from: number, to: number, half: number, fruit: string): string {
  const r = half * rnd.between(0.24, 0.36)
  let body = ""
  let shine = ""
  for (let x = from + r; x < to; x += r * 1.75) {
    for (const y of steps(-half * 0.62, half * 0.62, Math.max(2, Math.round((half * 0.7) / r)))) {
      const [cx, cy] = [x + rnd.jitter(r * 0.3), y + rnd.jitter(r * 0.2)]
      body += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`
      shine += `M${n(cx - r * 0.5)} ${n(cy - r * 0.2)}a${n(r * 0.45)} ${n(r * 0.45)} 0 1 0 ${n(r * 0.9)} 0a${n(r * 0.45)} ${n(r * 0.45)} 0 1 0 ${n(-r * 0.9)} 0z`
    }
  }
  return (
    fill(body, m.dark(fruit)) +
    fill(body, m.tone(fruit), 'transform="translate(-2 -3)"') +
    fill(shine, m.lit(fruit), 'opacity=".7"')
  )
}

interface Trader {
  readonly angle: number
  readonly reach: number
  readonly length: number
  readonly fruit: string
  readonly paint: string
  readonly roof?: string
}

/** One boat from above, bow to the left at the origin. */
function trader(mood: Mood, rnd: Random, t: Trader): string {
  const m = close(mood)
  const [l, w] = [t.length, t.length * 0.15]
  const leaf = (k: number, x0: number): string =>
    `M${n(x0)} 0Q${n(l * 0.24)} ${n(-w * k * 1.16)} ${n(l * 0.5)} ${n(-w * k)}T${n(l - x0)} ${n(-w * k * 0.5)}V${n(w * k * 0.5)}Q${n(l * 0.76)} ${n(w * k * 0.9)} ${n(l * 0.5)} ${n(w * k)}T${n(x0)} 0Z`
  const wood = mix(INK, TURMERIC, 0.3)
  const roof = t.roof
    ? rect(l * 0.6, -w * 0.8, l * 0.26, w * 1.6, m.tone(t.roof), 'rx="6"') +
      rect(l * 0.6, -w * 0.8, l * 0.26, w * 0.8, m.lit(t.roof), 'rx="6"') +
      line(
        steps(0.63, 0.83, 6)
          .map((s) => `M${n(l * s)} ${n(-w * 0.8)}v${n(w * 1.6)}`)
          .join(""),
        m.dark(t.roof),
        2.5,
      )
    : ""
  return [
    fill(leaf(1, 0), m.tone(wood)),
    fill(leaf(0.8, l * 0.07), m.lit(mix(wood, TURMERIC, 0.35))),
    fill(
      `M0 0Q${n(l * 0.08)} ${n(-w * 0.56)} ${n(l * 0.17)} ${n(-w * 0.74)}V${n(w * 0.74)}Q${n(l * 0.08)} ${n(w * 0.56)} 0 0Z`,
      m.tone(t.paint),
    ),
    disc(l * 0.12, -w * 0.4, w * 0.12, m.lit(PAPER)),
    disc(l * 0.12, w * 0.4, w * 0.12, m.lit(PAPER)),
    disc(l * 0.115, -w * 0.4, w * 0.05, m.dark(INK)),
    disc(l * 0.115, w * 0.4, w * 0.05, m.dark(INK)),
    line(
      steps(0.22, 0.92, 7)
        .map((s) => `M${n(l * s)} ${n(-w * 0.8)}V${n(w * 0.8)}`)
        .join(""),
      m.dark(wood),
      3,
    ),
    cargo(m, rnd, l * 0.22, l * (t.roof ? 0.56 : 0.6), w * 0.86, t.fruit),
    roof,
    oval(l * (t.roof ? 0.92 : 0.74), 0, w * 0.3, w * 0.52, m.tone(t.paint)),
    hatAbove(m, l * (t.roof ? 0.92 : 0.74), 0, w * 0.5),
    t.roof
      ? ""
      : line(`M${n(l * 0.76)} ${n(w * 0.4)}L${n(l * 1.1)} ${n(w * 1.7)}`, m.dark(wood), 5, 'stroke-linecap="round"'),
    m.night > 0.5
      ? disc(l * 0.17, 0, w * 1.5, TURMERIC, 'opacity=".22"') + disc(l * 0.17, 0, w * 0.28, mix(TURMERIC, PAPER, 0.6))
      : "",
  ].join("")
}

const FLEET: readonly Trader[] = [
  { angle: 8, reach: 230, length: 520, fruit: TURMERIC, paint: VERMILION, roof: JADE },
  { angle: 52, reach: 190, length: 400, fruit: RICE, paint: VERMILION },
  { angle: 93, reach: 240, length: 480, fruit: VERMILION, paint: INDIGO, roof: TURMERIC },
  { angle: 135, reach: 200, length: 420, fruit: mix(RICE, JADE, 0.4), paint: VERMILION },
  { angle: 172, reach: 240, length: 540, fruit: mix(TURMERIC, VERMILION, 0.4), paint: JADE, roof: VERMILION },
  { angle: 212, reach: 195, length: 390, fruit: LOTUS, paint: VERMILION },
  { angle: 250, reach: 230, length: 450, fruit: RICE, paint: VERMILION, roof: INDIGO },
  { angle: 288, reach: 190, length: 380, fruit: TURMERIC, paint: JADE },
  { angle: 326, reach: 240, length: 500, fruit: VERMILION, paint: VERMILION, roof: LOTUS },
  { angle: 28, reach: 800, length: 330, fruit: LOTUS, paint: JADE },
  { angle: 196, reach: 830, length: 320, fruit: TURMERIC, paint: VERMILION },
  { angle: 70, reach: 690, length: 280, fruit: RICE, paint: INDIGO },
  { angle: 306, reach: 760, length: 300, fruit: VERMILION, paint: JADE },
]

/** Nipa palms leaning in from the banks. */
function nipa({ m, rnd }: Stage, x: number, y: number, size: number): string {
  const leafAt = (a: number): string =>
    `M0 0Q${n(Math.cos(a - 0.16) * size * 0.6)} ${n(Math.sin(a - 0.16) * size * 0.6)} ${n(Math.cos(a) * size)} ${n(Math.sin(a) * size)}Q${n(Math.cos(a + 0.16) * size * 0.6)} ${n(Math.sin(a + 0.16) * size * 0.6)} 0 0Z`
  const star = (turn: number): string =>
    steps(0, Math.PI * 2 - 0.6, 10)
      .map((a) => leafAt(a + turn + rnd.jitter(0.14)))
      .join("")
  return group(
    `transform="translate(${x} ${y})"`,
    fill(star(0.3), m.dark(mix(JADE, INK, 0.3))),
    fill(star(0), m.tone(mix(JADE, RICE, 0.35))),
  )
}

export const scene: Scene = {
  frame: { wide: 170, tall: 420 },
  skies: {
    dawn: { hour: "saffron", x: 1560, y: 240, r: 110 },
    day: { hour: "jade", x: 420, y: 250, r: 90 },
    dusk: { hour: "indigo", x: 470, y: 330, r: 130 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const [cx, cy] = HEART
    const turn = by(0, 13, -11)
    const [sx, sy] = [m.sun.x < cx ? 20 : -20, 30]
    const rings = steps(150, 1250, 11)
      .map(
        (r, i) =>
          `<circle cx="${cx}" cy="${cy}" r="${n(r)}" fill="none" stroke="${mix(m.water[0], m.water[1], 0.2)}" stroke-width="${n(5 + i * 1.3)}" stroke-dasharray="${n(r * 0.5)} ${n(r * 0.22)} ${n(r * 0.2)} ${n(r * 0.4)}" transform="rotate(${i * 47} ${cx} ${cy})" opacity=".5"/>`,
      )
      .join("")
    const boats = FLEET.map((t) => {
      const place = (dx: number, dy: number): string =>
        `transform="translate(${n(cx + dx)} ${n(cy + dy)})rotate(${n(t.angle + turn * (t.reach > 500 ? 0.5 : 1))})translate(${t.reach - 60})"`
      const [l, w] = [t.length, t.length * 0.15]
      const shadow = fill(
        `M0 0Q${n(l * 0.24)} ${n(-w * 1.2)} ${n(l * 0.5)} ${n(-w)}T${l} 0Q${n(l * 0.76)} ${n(w)} ${n(l * 0.5)} ${n(w)}T0 0Z`,
        m.dark(m.water[1]),
      )
      const wake = fill(
        spindle(l * 1.25, -w * 0.9, l * 0.6, 8) + spindle(l * 1.25, w * 0.9, l * 0.6, 8),
        m.lit(m.water[0]),
        'opacity=".6"',
      )
      return group(place(sx, sy), shadow) + group(place(0, 0), wake, trader(m, rnd, t))
    }).join("")
    const [far, near] = m.water
    const bank = pairs("60 40  330 -30  -20 330  1960 1460  1700 1540  2030 1180  1980 60  20 1470")
    return [
      wash("river", [mix(far, near, by(0.1, 0.55, 0.35)), mix(far, near, 0.6), near]),
      rect(0, 0, 2000, 1500, "url(#river)"),
      rings,
      disc(m.sun.x, m.sun.y, m.sun.r * 1.5, m.disc, 'opacity=".25"'),
      fill(
        steps(-0.9, 0.9, 9)
          .map((t) =>
            spindle(m.sun.x + rnd.jitter(24), m.sun.y + t * m.sun.r, m.sun.r * 2.3 * Math.sqrt(1 - t * t), 20),
          )
          .join(""),
        m.disc,
      ),
      boats,
      bank.map(([x, y], i) => nipa(stage, x, y, 250 + (i % 3) * 50)).join(""),
    ]
  },
}
