import { INDIGO, INK, JADE, LOTUS, mix, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { disc, fill, group, n, pairs, rect, spindle, steps, wash } from "../kit/path.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { type Trader, trader } from "../kit/water/market-boat.ts"

/* The floating market of Cái Răng from above: every bow points at HEART. */

const HEART = [1010, 730] as const

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
  ground: mix(JADE, INK, 0.2),
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
        spindle(l * 1.18, -w * 0.7, l * 0.34, 7) + spindle(l * 1.18, w * 0.7, l * 0.34, 7),
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
