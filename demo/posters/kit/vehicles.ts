import { INK, MIST, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts"
import type { Mood } from "./mood.ts"
import { disc, fill, line, n, rect, steps } from "./path.ts"
import { SKIN } from "./people.ts"
import { pane } from "./water/boats.ts"

/* Vehicles face left. Their wheels are on the origin. */

const wheel = (m: Mood, x: number, r: number): string =>
  disc(x, -r, r, m.dark(INK)) + disc(x, -r, r * 0.52, m.lit(MIST)) + disc(x, -r, r * 0.18, m.dark(INK))

const glass = (m: Mood): string => m.dark(mix(INK, m.night > 0.5 ? TURMERIC : MIST, 0.18))

const beam = (m: Mood, x: number, y: number): string =>
  m.night > 0.5
    ? fill(
        `M${x} ${y - 8}L${x - 290} ${y - 52}Q${x - 340} ${y} ${x - 290} ${y + 52}L${x} ${y + 10}Z`,
        TURMERIC,
        'opacity=".26"',
      ) + disc(x + 4, y, 9, mix(TURMERIC, PAPER, 0.7))
    : disc(x + 6, y, 7, m.lit(TURMERIC))

export function car(m: Mood, paint: string): string {
  return [
    beam(m, -168, -50),
    fill(
      "M-172 -22Q-178 -58 -150 -66L-104 -74Q-66 -122 -36 -126H48Q74 -124 114 -76Q168 -72 172 -54L174 -22Z",
      m.tone(paint),
    ),
    fill("M-172 -22L-174 -40Q-40 -30 174 -40V-22Z", m.dark(paint)),
    fill("M-150 -66L-104 -74H114L160 -70Q60 -58 -150 -66Z", m.lit(paint), 'opacity=".6"'),
    fill("M-88 -76Q-56 -114 -34 -116H2V-76Z", glass(m)),
    fill("M12 -116H46Q64 -114 92 -76H12Z", glass(m)),
    fill("M-60 -76l30 -40h16l-30 40zM30 -76l26 -38h10l-26 38z", m.lit(MIST), 'opacity=".3"'),
    disc(-36, -90, 11, m.lit(SKIN)),
    fill("M-54 -76q4 -10 18 -10t16 10z", m.dark(VERMILION)),
    rect(14, -66, 18, 4, m.lit(PAPER)),
    rect(158, -60, 14, 12, m.tone(VERMILION)),
    wheel(m, -106, 27),
    wheel(m, 104, 27),
  ].join("")
}

export function minibus(m: Mood, paint: string, bags: readonly string[]): string {
  const windows = [-60, 0, 60, 116].map((x) => rect(x, -146, 50, 46, pane(m), 'rx="7"')).join("")
  const heap = bags
    .map((c, i) => rect(-70 + i * 62, -208 - (i % 2) * 10, 54, 32 + (i % 2) * 10, m.tone(c), 'rx="5"'))
    .join("")
  return [
    beam(m, -196, -60),
    heap,
    line("M-90 -172H176", m.dark(INK), 6),
    fill("M-196 -24Q-204 -84 -172 -96L-120 -158Q-112 -168 -96 -168H178Q194 -166 194 -150V-24Z", m.tone(paint)),
    fill("M-196 -24L-198 -56H194V-24Z", m.dark(paint)),
    rect(-198, -84, 392, 12, m.lit(PAPER)),
    fill("M-158 -98L-116 -146H-76V-98Z", pane(m)),
    windows,
    disc(-92, -114, 12, m.tone(SKIN)),
    wheel(m, -116, 32),
    wheel(m, 122, 32),
  ].join("")
}

export function train(m: Mood, count: number, paint: string, stripe: string): string {
  const coach = (x: number): string =>
    rect(x, -104, 272, 92, m.tone(mix(paint, PAPER, 0.08))) +
    rect(x, -104, 272, 10, m.dark(mix(paint, INK, 0.3)), 'rx="4"') +
    rect(x, -46, 272, 15, m.lit(stripe)) +
    steps(x + 22, x + 222, 6)
      .map((wx) => rect(wx, -86, 28, 30, pane(m), 'rx="3"'))
      .join("") +
    rect(x + 272, -60, 14, 36, m.dark(INK)) +
    [40, 76, 196, 232].map((dx) => disc(x + dx, -8, 11, m.dark(INK))).join("")
  const engine = [
    fill("M0 -12V-64Q4 -88 30 -94L54 -122H250V-12Z", m.tone(mix(VERMILION, INK, 0.08))),
    fill("M0 -34H250V-12H0Z", m.dark(mix(VERMILION, INK, 0.3))),
    fill("M2 -58Q120 -50 250 -58V-44H0Z", m.lit(TURMERIC)),
    fill("M40 -94L60 -114H92V-94Z", pane(m)),
    line(
      steps(120, 230, 8)
        .map((x) => `M${n(x)} -108v40`)
        .join(""),
      m.dark(VERMILION),
      5,
    ),
    rect(100, -134, 60, 14, m.dark(INK)),
    m.night > 0.5
      ? fill("M6 -76L-300 -130V-14Z", TURMERIC, 'opacity=".24"') + disc(10, -74, 9, mix(TURMERIC, PAPER, 0.7))
      : disc(10, -74, 7, m.lit(TURMERIC)),
    [34, 70, 180, 216].map((x) => disc(x, -8, 11, m.dark(INK))).join(""),
    rect(250, -60, 14, 36, m.dark(INK)),
  ].join("")
  return (
    engine +
    steps(0, count - 1, count)
      .map((i) => coach(264 + i * 286))
      .join("")
  )
}

export function airliner(m: Mood, tail: string): string {
  const windows = steps(-250, 220, 21)
    .map((x) => rect(x, -24, 12, 15, pane(m), 'rx="5"'))
    .join("")
  return [
    fill("M60 -14L250 -118H290L160 -8Z", m.dark(MIST)),
    fill("M300 -30L372 -178H430L408 -30Z", m.tone(tail)),
    fill("M352 -138L372 -178H430L424 -138Z", m.lit(TURMERIC)),
    fill("M-372 0Q-352 -50 -280 -54H300L440 -38Q452 -30 440 -22L300 30Q0 44 -260 34Q-352 30 -372 0Z", m.lit(PAPER)),
    fill("M-366 10Q-200 22 0 22T444 -24L300 30Q0 44 -260 34Q-344 30 -366 10Z", m.dark(mix(PAPER, MIST, 0.5))),
    fill("M-346 -24Q-330 -46 -296 -48L-290 -28Z", m.dark(INK)),
    windows,
    fill("M330 -26L452 -66H486L420 -14Z", m.dark(mix(PAPER, MIST, 0.6))),
    line("M-236 34V78M80 30V84M104 30V84", m.dark(INK), 6),
    disc(-236, 84, 13, m.dark(INK)),
    disc(80, 88, 15, m.dark(INK)),
    disc(106, 88, 15, m.dark(INK)),
    fill("M-70 14L150 132L230 138L120 8Z", m.tone(mix(MIST, PAPER, 0.3))),
    fill("M150 132L230 138L170 74L128 100Z", m.dark(MIST)),
    fill("M-50 50Q-52 30 -20 30H60Q72 50 56 70H-24Q-48 70 -50 50Z", m.tone(tail)),
    fill("M-50 50Q-52 30 -26 30Q-36 50 -28 70Q-48 68 -50 50Z", m.dark(INK)),
    m.night > 0.5 ? disc(-368, 0, 9, PAPER) + disc(228, 138, 7, VERMILION) : "",
  ].join("")
}
