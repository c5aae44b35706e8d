import { INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts"
import { close, type Mood } from "./mood.ts"
import { disc, fill, line, n, put } from "./path.ts"

import { SKIN, walker } from "./people.ts"

export function bicycle(mood: Mood, colour = INK): string {
  const m = close(mood)
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-23" r="22" fill="none" stroke="${m.dark(colour)}" stroke-width="3.4"/>`
  return (
    wheel(-38) +
    wheel(36) +
    line(
      "M-38 -23L-24 -58L20 -56L36 -23H0L-26 -52M20 -62L0 -23M-24 -58L-27 -68L-38 -70M12 -62h16",
      m.dark(colour),
      3.6,
      'stroke-linejoin="round" stroke-linecap="round"',
    )
  )
}

function blossom(m: Mood, x: number, y: number, r: number, colour: string): string {
  const petals = [0, 1, 2, 3, 4].map((k) => {
    const a = (k / 5) * Math.PI * 2 + x
    return disc(
      x + Math.cos(a) * r * 0.55,
      y + Math.sin(a) * r * 0.55,
      r * 0.52,
      k % 2 ? m.tone(colour) : m.lit(colour),
    )
  })
  return petals.join("") + disc(x, y, r * 0.34, m.lit(TURMERIC))
}

export function flowerSeller(mood: Mood, colours: readonly string[]): string {
  const m = close(mood)
  const leaves = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (1.02 + (i / 14) * 0.96)
    return `M40 -62Q${n(40 + Math.cos(a - 0.12) * 44)} ${n(-66 + Math.sin(a - 0.12) * 44)} ${n(40 + Math.cos(a) * 66)} ${n(-66 + Math.sin(a) * 62)}Q${n(40 + Math.cos(a + 0.12) * 44)} ${n(-66 + Math.sin(a + 0.12) * 44)} 40 -62Z`
  }).join("")
  const rows = [
    [5, 50, 11],
    [5, 36, 11],
    [4, 22, 10],
    [3, 9, 10],
  ] as const
  const heads = rows.flatMap(([count, reach, r], row) =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * (1.1 + (0.8 * (i + 0.5)) / count)
      return blossom(
        m,
        40 + Math.cos(a) * reach * 1.05,
        -70 + Math.sin(a) * reach,
        r,
        colours[(i + row * 2) % colours.length] ?? LOTUS,
      )
    }),
  )
  return [
    put(
      30,
      0,
      1,
      bicycle(m),
      fill(leaves, m.tone(mix(JADE, TURMERIC, 0.22))),
      ...heads,
      fill("M2 -66H78L66 -26H14Z", m.tone(mix(TURMERIC, INK, 0.3))),
      line("M4 -58H76M8 -48H73M11 -38H70M24 -66L28 -26M42 -66V-26M58 -66L54 -26", m.dark(mix(TURMERIC, INK, 0.3)), 2.2),
    ),
    put(
      -30,
      0,
      1,
      walker(m, mix(VERMILION, INK, 0.2)),
      line(
        "M4 -68L20 -58L26 -66",
        m.tone(mix(VERMILION, INK, 0.05)),
        7,
        'stroke-linecap="round" stroke-linejoin="round"',
      ),
      disc(27, -67, 4, m.tone(SKIN)),
    ),
  ].join("")
}

export function scooter(mood: Mood, body: string, coat: string, pillion?: string): string {
  const m = close(mood)
  const wheel = (x: number): string => disc(x, -14, 14, m.dark(INK)) + disc(x, -14, 6, m.lit(PAPER))
  const person = (x: number, c: string): string =>
    fill(`M${x - 8} -78Q${x + 4} -84 ${x + 11} -74L${x + 13} -42H${x - 8}Z`, m.tone(c)) +
    disc(x, -88, 10, m.lit(mix(c, PAPER, 0.4))) +
    fill(`M${x - 11} -86h15v7h-9z`, m.tone(SKIN))
  return [
    pillion ? person(28, pillion) : "",
    person(6, coat),
    wheel(-38),
    wheel(36),
    fill(
      "M-48 -20Q-48 -40 -36 -44L-32 -64h9L-18 -28H4L14 -46H52Q58 -30 52 -22H24Q18 -12 -6 -14Q-22 -14 -28 -24Z",
      m.tone(body),
    ),
    line("M2 -68L-26 -62", m.tone(SKIN), 6, 'stroke-linecap="round"'),
    fill("M4 -46L-14 -40L-16 -18h9L-4 -32L14 -36Z", m.dark(INK)),
    m.night > 0.5
      ? fill("M-34 -58L-128 -78V-26Z", TURMERIC, 'opacity=".2"') + disc(-32, -57, 5, PAPER)
      : disc(-32, -57, 4, m.lit(TURMERIC)),
  ].join("")
}
