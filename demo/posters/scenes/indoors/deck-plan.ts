import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, group, inside, line, n, put, rect, steps, wash } from "../../kit/path.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { trader } from "../../kit/water/market-boat.ts"
import { ripples } from "../../kit/water/water.ts"

const HULL =
  "M190 750Q300 500 640 470H1560Q1740 474 1800 560Q1830 750 1800 940Q1740 1026 1560 1030H640Q300 1000 190 750Z"
const WOOD = mix(mix(TURMERIC, INK, 0.26), PAPER, 0.28)
const CABINS = [660, 880, 1100] as const

/** A cabin with its bed and bathroom, 210 wide and 220 deep, its door on the corridor below. */
function cabin(m: Mood, blanket: string): string {
  const wall = m.dark(mix(INK, VERMILION, 0.3))
  return [
    rect(0, 0, 210, 220, m.lit(mix(WOOD, PAPER, 0.4))),
    rect(136, 0, 74, 104, m.tone(mix(MIST, JADE, 0.2))),
    line("M161 0V104M186 0V104M136 34H210M136 69H210", m.lit(MIST), 3),
    disc(188, 26, 15, m.lit(PAPER)),
    disc(188, 26, 6, m.dark(MIST)),
    rect(148, 72, 26, 24, m.lit(PAPER), 'rx="10"'),
    rect(20, 18, 104, 136, m.dark(WOOD), 'rx="6"'),
    rect(16, 14, 104, 136, m.lit(PAPER), 'rx="6"'),
    rect(24, 22, 40, 30, m.tone(MIST), 'rx="8"'),
    rect(72, 22, 40, 30, m.tone(MIST), 'rx="8"'),
    rect(16, 88, 104, 40, m.tone(blanket)),
    rect(150, 130, 44, 34, m.tone(WOOD), 'rx="5"'),
    line("M0 0H210V220H190M136 0V104H210M0 0V220H130", wall, 9, 'stroke-linejoin="round"'),
    line("M132 220A56 56 0 0 0 188 164V220", wall, 3.5),
    rect(30, -7, 84, 13, m.lit(MIST)),
  ].join("")
}

function table(m: Mood, x: number, y: number): string {
  const chairs = steps(0.4, 0.4 + Math.PI * 1.5, 4).map((a) =>
    disc(x + Math.cos(a) * 56, y + Math.sin(a) * 56, 17, m.tone(VERMILION)),
  )
  return `${disc(x + 6, y + 8, 42, m.dark(WOOD))}${chairs.join("")}${disc(x, y, 42, m.lit(PAPER))}${disc(x, y, 11, m.tone(JADE))}`
}

function sunbed(m: Mood, x: number, y: number, towel: string): string {
  return (
    rect(x + 6, y + 8, 132, 50, m.dark(WOOD), 'rx="10"') +
    rect(x, y, 132, 50, m.lit(PAPER), 'rx="10"') +
    rect(x + 36, y, 96, 50, m.tone(towel), 'rx="8"') +
    rect(x + 8, y + 9, 22, 32, m.tone(MIST), 'rx="8"')
  )
}

/** A parasol or a straw hat from above. */
function round(m: Mood, x: number, y: number, r: number, colour: string): string {
  const ribs = steps(0, Math.PI * 1.75, 8).map(
    (a) => `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`,
  )
  return (
    disc(x + r * 0.16, y + r * 0.22, r, m.dark(WOOD), 'opacity=".6"') +
    disc(x, y, r, m.lit(colour)) +
    fill(
      `M${n(x)} ${n(y)}L${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.5)} ${n(y + r * 0.866)}Z`,
      m.dark(colour),
      'opacity=".7"',
    ) +
    line(ribs.join(""), m.dark(colour), Math.max(1.5, r * 0.03))
  )
}

function deck({ m: mood }: Stage): string {
  const m = close(mood)
  const blankets = [VERMILION, JADE, TURMERIC]
  const rail = mix(INK, VERMILION, 0.28)
  return [
    fill(HULL, m.tone(rail)),
    `<g transform="translate(60 45)scale(.942 .94)">${inside(
      "deck",
      HULL,
      rect(0, 400, 2000, 700, m.tone(WOOD)),
      line(
        steps(480, 1020, 20)
          .map((y) => `M180 ${n(y)}H1820`)
          .join(""),
        m.dark(WOOD),
        3,
        'opacity=".55"',
      ),
    )}</g>`,
    rect(650, 712, 670, 76, m.lit(mix(WOOD, VERMILION, 0.2))),
    rect(650, 738, 670, 24, m.tone(VERMILION)),
    ...CABINS.map((x, i) => put(x, 496, 1, cabin(m, blankets[i] ?? JADE))),
    ...CABINS.map((x, i) =>
      group(`transform="translate(${x} 1004)scale(1 -1)"`, cabin(m, blankets[(i + 1) % 3] ?? JADE)),
    ),
    rect(1352, 506, 330, 488, m.lit(mix(WOOD, PAPER, 0.5)), 'rx="10"'),
    line("M1352 712V506H1682V994H1352V788", m.dark(rail), 9, 'stroke-linejoin="round"'),
    table(m, 1430, 600),
    table(m, 1590, 640),
    table(m, 1440, 890),
    table(m, 1594, 860),
    rect(1612, 716, 56, 76, m.tone(mix(INK, TURMERIC, 0.4)), 'rx="8"'),
    sunbed(m, 430, 596, JADE),
    sunbed(m, 430, 668, LOTUS),
    sunbed(m, 430, 786, VERMILION),
    sunbed(m, 430, 858, INDIGO),
    round(m, 392, 750, 72, mix(TURMERIC, PAPER, 0.2)),
    round(m, 606, 750, 26, mix(PAPER, TURMERIC, 0.24)),
    line("M250 750H310", m.dark(INK), 12, 'stroke-linecap="round"'),
    disc(310, 750, 18, m.dark(INK)),
    rect(1726, 690, 44, 120, m.dark(INK), 'rx="10"'),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 187, tall: 360 },
  skies: {
    dawn: { hour: "pearl", x: 400, y: 300, r: 80 },
    day: { hour: "jade", x: 400, y: 300, r: 80 },
    dusk: { hour: "indigo", x: 400, y: 300, r: 80 },
  },
  draw(stage) {
    const { m, rnd } = stage
    const [far, near] = m.water
    const rings = [0, 1, 2]
      .map((i) => `M${150 - i * 50} ${750}Q${280 - i * 40} ${470 - i * 56} ${640} ${430 - i * 54}`)
      .join("")
    const wake = [0, 1, 2]
      .map((i) => `M${150 - i * 50} ${750}Q${280 - i * 40} ${1030 + i * 56} ${640} ${1070 + i * 54}`)
      .join("")
    return [
      wash("sea", [mix(far, near, 0.5), near]),
      rect(0, 0, 2000, 1500, "url(#sea)"),
      ripples(rnd, -300, 1500, 60, mix(near, m.glow, 0.3), 0.4),
      line(rings + wake, m.lit(mix(near, PAPER, 0.5)), 7, 'opacity=".5" stroke-linecap="round"'),
      put(20, 46, 1, fill(HULL, mix(near, m.shadow, 0.6), 'opacity=".6"')),
      deck(stage),
      put(
        1060,
        1240,
        1,
        group(
          'transform="rotate(-14)"',
          trader(m, rnd, { angle: 0, reach: 0, length: 340, fruit: TURMERIC, paint: VERMILION }),
        ),
      ),
      put(
        760,
        280,
        1,
        group(
          'transform="rotate(8)"',
          trader(m, rnd, {
            angle: 0,
            reach: 0,
            length: 300,
            fruit: mix(JADE, TURMERIC, 0.5),
            paint: JADE,
            roof: mix(TURMERIC, INK, 0.2),
          }),
        ),
      ),
    ]
  },
}
