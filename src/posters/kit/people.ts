import { INDIGO, INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts";
import type { Mood } from "./mood.ts";
import { cut, disc, fill, line, n, oval, put, rect } from "./path.ts";

/* Everyone is about 100 units tall, feet at the origin, walking left. */

const SKIN = mix(TURMERIC, INK, 0.42);

/** The nón lá, lit on the side of the sun. */
export function hat(m: Mood, x: number, y: number, w = 44): string {
  const h = w * 0.46;
  return fill(cut([[x - w / 2, y], [x, y - h], [x + w / 2, y]]), m.lit(mix(PAPER, TURMERIC, 0.2))) + fill(cut([[x + w * 0.06, y], [x, y - h], [x + w / 2, y]]), m.dark(mix(PAPER, TURMERIC, 0.45)), 'opacity=".7"');
}

/** Somebody standing or walking. */
export function walker(m: Mood, tunic = VERMILION, trousers = INK): string {
  return [
    fill("M-8 -44L-13 0h9L0 -34L8 0h9L10 -46Z", m.dark(trousers)),
    fill("M-11 -76Q0 -82 12 -76L15 -36H-14Z", m.tone(tunic)),
    fill("M3 -79L12 -76L15 -36H5Z", m.dark(tunic)),
    disc(0, -84, 8, m.tone(SKIN)),
    hat(m, 0, -85),
  ].join("");
}

/** A farmer with two baskets on a shoulder pole. */
export function carrier(m: Mood, tunic = INDIGO, load = TURMERIC): string {
  const basket = (x: number): string =>
    line(`M${x} -70L${x - 14} -34M${x} -70L${x + 14} -34`, m.dark(INK), 2) +
    oval(x, -36, 17, 9, m.lit(load)) + fill(`M${x - 18} -34h36l-6 22h-24z`, m.tone(mix(TURMERIC, INK, 0.35)));
  return line("M-58 -68Q0 -84 58 -68", m.dark(INK), 4, 'stroke-linecap="round"') + basket(-56) + walker(m, tunic) + basket(56);
}

/** A rower standing astern, leaning on a long oar. */
export function rower(m: Mood, tunic = JADE): string {
  return [
    line("M-34 -62L62 22", m.dark(mix(INK, TURMERIC, 0.3)), 4.5, 'stroke-linecap="round"'),
    fill("M-4 -42L-6 0h9L6 -32L18 0h9L14 -46Z", m.dark(INK)),
    fill("M-16 -78Q-6 -84 4 -76L15 -38H-6Z", m.tone(tunic)),
    line("M-8 -70L-24 -56L-10 -46", m.tone(SKIN), 6, 'stroke-linejoin="round" stroke-linecap="round"'),
    disc(-14, -86, 8, m.tone(SKIN)),
    hat(m, -14, -87),
  ].join("");
}

/** Somebody seated in a boat. */
export function sitter(m: Mood, tunic = VERMILION): string {
  return fill("M-16 0Q-15 -40 0 -42Q16 -40 17 0Z", m.tone(tunic)) + fill("M3 -42Q16 -40 17 0H7Z", m.dark(tunic)) + disc(0, -48, 8, m.tone(SKIN)) + hat(m, 0, -49);
}

/** A woman in áo dài: one long line from collar to hem. */
export function aoDai(m: Mood, silk = PAPER): string {
  return [
    fill("M-7 -40L-9 0H9L8 -40Z", m.lit(PAPER)),
    fill("M-9 -76Q0 -81 9 -76L8 -48L17 -8L1 -14L-17 -6L-8 -48Z", m.tone(silk)),
    fill("M2 -78L9 -76L8 -48L17 -8L5 -13Z", m.dark(silk), 'opacity=".55"'),
    fill("M-3 -88Q8 -90 8 -74L6 -52L2 -60Z", m.dark(INK)),
    disc(-1, -85, 7, m.tone(SKIN)),
    hat(m, 0, -86, 40),
  ].join("");
}

/** A Hmong woman: indigo, embroidered bands, a basket of indigo leaves on her back. */
export function hmong(m: Mood): string {
  const band = (y: number, w: number, colour: string): string => rect(-w / 2, y, w, 4.5, m.lit(colour));
  return [
    fill("M14 -76L34 -72L30 -34L12 -36Z", m.tone(mix(TURMERIC, INK, 0.25))), oval(24, -75, 13, 8, m.tone(mix(JADE, TURMERIC, 0.3))),
    line("M15 -66L32 -63M14 -56L31 -53M13 -46L30 -43", m.dark(TURMERIC), 2),
    rect(-9, -26, 7, 26, m.dark(INDIGO)), rect(3, -26, 7, 26, m.dark(INDIGO)),
    rect(-10, -16, 9, 5, m.lit(VERMILION)), rect(2, -16, 9, 5, m.lit(VERMILION)),
    fill("M-12 -76Q0 -82 13 -76L20 -24H-19Z", m.tone(INDIGO)),
    band(-32, 36, VERMILION), band(-41, 31, TURMERIC), band(-58, 26, LOTUS),
    fill("M-12 -76L-22 -50l7 3L-7 -66Z", m.tone(INDIGO)), fill("M-21 -53l7 3l2 -7l-7 -3z", m.lit(VERMILION)),
    disc(0, -85, 8, m.tone(SKIN)),
    fill("M-10 -87Q-9 -99 1 -99T11 -87Q0 -92 -10 -87Z", m.dark(INDIGO)), line("M-9 -89Q0 -94 10 -89", m.lit(VERMILION), 2.5),
  ].join("");
}

/** A bicycle; its rider and panniers are drawn by the caller. */
export function bicycle(m: Mood, colour = INK): string {
  const wheel = (x: number): string => `<circle cx="${x}" cy="-23" r="22" fill="none" stroke="${m.dark(colour)}" stroke-width="3.4"/>`;
  return wheel(-38) + wheel(36) + line("M-38 -23L-24 -58L20 -56L36 -23H0L-26 -52M20 -62L0 -23M-24 -58L-27 -68L-38 -70M12 -62h16", m.dark(colour), 3.6, 'stroke-linejoin="round" stroke-linecap="round"');
}

/** A flower seller walking her bicycle, blossoms heaped behind the saddle. */
export function flowerSeller(m: Mood, blossoms: readonly string[]): string {
  const heap = blossoms.flatMap((c, i) => [0, 1, 2, 3].map((k) =>
    disc(22 + ((i * 37 + k * 29) % 62) - 18, -66 - ((i * 23 + k * 17) % 40), 9, m.lit(c))));
  return put(30, 0, 1, bicycle(m), fill("M-2 -56H62L54 -26H8Z", m.tone(mix(TURMERIC, INK, 0.3))), put(0, 6, 1, ...heap)) + put(-38, 0, 1, walker(m, JADE), line("M2 -68L28 -66", m.tone(SKIN), 6, 'stroke-linecap="round"'));
}

/** A rider on a scooter, heading left. */
export function scooter(m: Mood, body: string, coat: string, pillion?: string): string {
  const wheel = (x: number): string => disc(x, -14, 14, m.dark(INK)) + disc(x, -14, 6, m.lit(PAPER));
  const person = (x: number, c: string): string =>
    fill(`M${x - 8} -78Q${x + 4} -84 ${x + 11} -74L${x + 13} -42H${x - 8}Z`, m.tone(c)) + disc(x, -88, 10, m.lit(mix(c, PAPER, 0.4))) + fill(`M${x - 11} -86h15v7h-9z`, m.tone(SKIN));
  return [
    pillion ? person(28, pillion) : "",
    person(6, coat),
    wheel(-38), wheel(36),
    fill("M-48 -20Q-48 -40 -36 -44L-32 -64h9L-18 -28H4L14 -46H52Q58 -30 52 -22H24Q18 -12 -6 -14Q-22 -14 -28 -24Z", m.tone(body)),
    line("M2 -68L-26 -62", m.tone(SKIN), 6, 'stroke-linecap="round"'),
    fill("M4 -46L-14 -40L-16 -18h9L-4 -32L14 -36Z", m.dark(INK)),
    m.night > 0.5 ? fill("M-34 -58L-150 -84V-20Z", TURMERIC, 'opacity=".28"') + disc(-32, -57, 5, PAPER) : disc(-32, -57, 4, m.lit(TURMERIC)),
  ].join("");
}

export const scarf = (m: Mood, x: number, y: number): string => fill(`M${n(x)} ${n(y)}q30 -12 52 4q-26 -2 -50 8z`, m.lit(VERMILION));
