import { INDIGO, INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts"
import { close, type Mood } from "./mood.ts"
import { cut, disc, fill, line, oval, rect } from "./path.ts"

/* People are about 100 units tall, feet at the origin, walking left. */

export const SKIN = mix(mix(TURMERIC, VERMILION, 0.3), INK, 0.34)

export function hat(m: Mood, x: number, y: number, w = 44): string {
  const h = w * 0.46
  return (
    fill(
      cut([
        [x - w / 2, y],
        [x, y - h],
        [x + w / 2, y],
      ]),
      m.lit(mix(PAPER, TURMERIC, 0.2)),
    ) +
    fill(
      cut([
        [x + w * 0.06, y],
        [x, y - h],
        [x + w / 2, y],
      ]),
      m.dark(mix(PAPER, TURMERIC, 0.45)),
      'opacity=".7"',
    )
  )
}

export function walker(mood: Mood, tunic = VERMILION, trousers = INK): string {
  const m = close(mood)
  return [
    fill("M-9 -44Q-15 -20 -17 -4l-6 4h15l2 -6L0 -30L7 -5l-4 5h15l-3 -8Q15 -24 11 -46Z", m.dark(trousers)),
    fill("M-12 -76Q0 -82 13 -76Q17 -58 17 -34Q0 -29 -15 -34Q-15 -60 -12 -76Z", m.tone(tunic)),
    fill("M4 -79L13 -76Q17 -58 17 -34Q12 -32 6 -31Z", m.dark(tunic)),
    line("M9 -71Q17 -60 13 -42", m.lit(tunic), 6, 'stroke-linecap="round"'),
    disc(12.5, -40, 3.6, m.tone(SKIN)),
    fill("M-5 -80h9v8q-5 3 -9 0z", m.dark(SKIN)),
    disc(-1, -85, 8, m.tone(SKIN)),
    line("M-8 -86Q-4 -74 7 -86", m.lit(VERMILION), 1.8),
    hat(m, 0, -87),
  ].join("")
}

export function carrier(mood: Mood, tunic = INDIGO, load = TURMERIC): string {
  const m = close(mood)
  const basket = (x: number): string =>
    line(`M${x} -70L${x - 14} -34M${x} -70L${x + 14} -34`, m.dark(INK), 2) +
    oval(x, -36, 17, 9, m.lit(load)) +
    fill(`M${x - 18} -34h36l-6 22h-24z`, m.tone(mix(TURMERIC, INK, 0.35)))
  return (
    line("M-58 -68Q0 -84 58 -68", m.dark(INK), 4, 'stroke-linecap="round"') +
    basket(-56) +
    walker(m, tunic) +
    basket(56)
  )
}

export function rower(mood: Mood, tunic = JADE): string {
  const m = close(mood)
  return [
    line("M-34 -62L62 22", m.dark(mix(INK, TURMERIC, 0.3)), 4.5, 'stroke-linecap="round"'),
    fill("M-4 -42L-6 0h9L6 -32L18 0h9L14 -46Z", m.dark(INK)),
    fill("M-16 -78Q-6 -84 4 -76L15 -38H-6Z", m.tone(tunic)),
    line("M-8 -70L-24 -56L-10 -46", m.tone(SKIN), 6, 'stroke-linejoin="round" stroke-linecap="round"'),
    disc(-14, -86, 8, m.tone(SKIN)),
    hat(m, -14, -87),
  ].join("")
}

export function sitter(mood: Mood, tunic = VERMILION): string {
  const m = close(mood)
  return (
    fill("M-16 0Q-15 -40 0 -42Q16 -40 17 0Z", m.tone(tunic)) +
    fill("M3 -42Q16 -40 17 0H7Z", m.dark(tunic)) +
    disc(0, -48, 8, m.tone(SKIN)) +
    hat(m, 0, -49)
  )
}

export function aoDai(mood: Mood, silk = PAPER): string {
  const m = close(mood)
  return [
    fill("M-7 -40L-9 0H9L8 -40Z", m.lit(PAPER)),
    fill("M-9 -76Q0 -81 9 -76L8 -48L17 -8L1 -14L-17 -6L-8 -48Z", m.tone(silk)),
    fill("M2 -78L9 -76L8 -48L17 -8L5 -13Z", m.dark(silk), 'opacity=".55"'),
    fill("M-3 -88Q8 -90 8 -74L6 -52L2 -60Z", m.dark(INK)),
    disc(-1, -85, 7, m.tone(SKIN)),
    hat(m, 0, -86, 40),
  ].join("")
}

export function hmong(mood: Mood): string {
  const m = close(mood)
  const band = (y: number, w: number, colour: string): string => rect(-w / 2, y, w, 4.5, m.lit(colour))
  return [
    fill("M14 -76L34 -72L30 -34L12 -36Z", m.tone(mix(TURMERIC, INK, 0.25))),
    oval(24, -75, 13, 8, m.tone(mix(JADE, TURMERIC, 0.3))),
    line("M15 -66L32 -63M14 -56L31 -53M13 -46L30 -43", m.dark(TURMERIC), 2),
    rect(-9, -26, 7, 26, m.dark(INDIGO)),
    rect(3, -26, 7, 26, m.dark(INDIGO)),
    rect(-10, -16, 9, 5, m.lit(VERMILION)),
    rect(2, -16, 9, 5, m.lit(VERMILION)),
    fill("M-12 -76Q0 -82 13 -76L20 -24H-19Z", m.tone(INDIGO)),
    band(-32, 36, VERMILION),
    band(-41, 31, TURMERIC),
    band(-58, 26, LOTUS),
    fill("M-12 -76L-22 -50l7 3L-7 -66Z", m.tone(INDIGO)),
    fill("M-21 -53l7 3l2 -7l-7 -3z", m.lit(VERMILION)),
    disc(0, -85, 8, m.tone(SKIN)),
    fill("M-10 -87Q-9 -99 1 -99T11 -87Q0 -92 -10 -87Z", m.dark(INDIGO)),
    line("M-9 -89Q0 -94 10 -89", m.lit(VERMILION), 2.5),
  ].join("")
}
