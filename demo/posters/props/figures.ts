import { INDIGO, INK, JADE, LOTUS, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { close, type Mood } from "../kit/mood.ts"
import { disc, fill, line, rect } from "../kit/path.ts"
import { hat, SKIN } from "../kit/people.ts"

/* Larger people than those of the kit: about 380 units tall, feet at the origin, seen from the front. */

/** Skin close by, lighter than on the small people of the kit. */
export const FACE = mix(SKIN, mix(PAPER, LOTUS, 0.6), 0.4)

interface Dress {
  readonly shirt: string
  readonly trousers?: string
  readonly head?: "hair" | "bob" | "cap" | "straw"
  /** The arm on the right: hanging, raised in greeting, or with a suitcase. */
  readonly arm?: "down" | "wave" | "case"
}

function headOf(m: Mood, kind: Dress["head"] = "hair"): string {
  const face = rect(-12, -320, 24, 32, m.dark(FACE)) + disc(0, -340, 34, m.tone(FACE))
  const hair = m.dark(mix(INK, "#000000", 0.3))
  switch (kind) {
    case "bob":
      return (
        fill("M-42 -296Q-52 -384 0 -384T42 -296Q22 -288 0 -300T-42 -296Z", hair) +
        face +
        fill("M-36 -336Q-36 -382 0 -382T36 -336Q20 -366 -10 -362T-36 -336Z", hair)
      )
    case "cap":
      return face + fill("M-36 -344Q-36 -386 0 -386T36 -344Q0 -356 -36 -344Z", m.tone(INDIGO))
    case "straw":
      return face + hat(m, 0, -344, 124)
    default:
      return face + fill("M-36 -334Q-42 -384 2 -384T36 -334Q30 -362 4 -360T-36 -334Z", hair)
  }
}

function armOf(m: Mood, shirt: string, kind: Dress["arm"] = "down"): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  const sleeve = m.dark(shirt)
  const skin = m.tone(FACE)
  if (kind === "wave")
    return (
      line("M50 -268L96 -240", sleeve, 30, round) +
      line("M96 -240L116 -330", skin, 20, round) +
      disc(118, -342, 15, skin)
    )
  const arm =
    line("M50 -268L70 -220", sleeve, 30, round) + line("M70 -214L74 -150", skin, 19, round) + disc(75, -140, 13, skin)
  if (kind === "down") return arm
  return (
    arm +
    line("M56 -118V-136Q56 -140 62 -140H88Q94 -140 94 -136V-118", m.dark(INK), 6) +
    rect(30, -118, 92, 112, m.tone(VERMILION), 'rx="12"') +
    rect(30, -118, 92, 30, m.dark(VERMILION), 'rx="12"') +
    rect(46, -118, 9, 112, m.lit(TURMERIC)) +
    rect(97, -118, 9, 112, m.lit(TURMERIC))
  )
}

/** Draws a standing person. */
export function standing(mood: Mood, { shirt, trousers = INK, head, arm }: Dress): string {
  const m = close(mood)
  const round = 'stroke-linecap="round"'
  return [
    fill("M-44 -172L-40 -8H-8L0 -130L8 -8H40L44 -172Z", m.dark(trousers)),
    fill("M-48 0q0 -18 24 -18h18v18zM48 0q0 -18 -24 -18h-18v18z", m.dark(mix(INK, "#000000", 0.3))),
    line("M-50 -268L-70 -214", m.tone(shirt), 30, round),
    line("M-70 -210L-72 -146", m.tone(FACE), 19, round),
    disc(-73, -138, 13, m.tone(FACE)),
    fill("M-58 -284Q0 -312 58 -284L48 -158Q0 -150 -48 -158Z", m.tone(shirt)),
    fill("M16 -300Q40 -296 58 -284L48 -158Q34 -154 22 -154Z", m.dark(shirt), 'opacity=".55"'),
    armOf(m, shirt, arm),
    headOf(m, head),
  ].join("")
}

/** Draws head and shoulders, as seen through a window; the chin is 30 above the origin. */
export function bust(mood: Mood, shirt: string, head: Dress["head"] = "hair"): string {
  const m = close(mood)
  return `${fill("M-62 40Q-58 -34 0 -36T62 40Z", m.tone(shirt))}<g transform="translate(0 268)">${headOf(m, head)}</g>`
}

export const suitcase = (mood: Mood, colour = JADE): string => {
  const m = close(mood)
  return [
    line("M-24 -150V-196H24V-150", m.dark(INK), 8),
    rect(-58, -152, 116, 146, m.tone(colour), 'rx="14"'),
    rect(14, -152, 44, 146, m.dark(colour), 'rx="14"'),
    line("M-34 -140V-20M-8 -140V-20", m.lit(mix(colour, PAPER, 0.2)), 6),
    disc(-38, -5, 9, m.dark(INK)),
    disc(38, -5, 9, m.dark(INK)),
  ].join("")
}

/** Draws a person from behind, down to the waist on the origin. */
export function fromBehind(mood: Mood, shirt: string, head: "hair" | "bob" | "straw" = "hair"): string {
  const m = close(mood)
  const hair = m.dark(mix(INK, "#000000", 0.3))
  return [
    fill("M-78 0Q-84 -124 -40 -136Q0 -148 40 -136Q84 -124 78 0Z", m.tone(shirt)),
    fill("M20 -142Q84 -124 78 0H40Q46 -90 20 -142Z", m.dark(shirt), 'opacity=".6"'),
    rect(-13, -166, 26, 30, m.dark(FACE)),
    head === "bob" ? fill("M-46 -136Q-50 -238 0 -238T46 -136Q0 -122 -46 -136Z", hair) : disc(0, -192, 40, hair),
    head === "straw" ? hat(m, 0, -186, 150) : "",
  ].join("")
}

/** Draws a person on a low stool, facing left, the hands held out. About 320 tall. */
export function seated(mood: Mood, { shirt, trousers = INK, head }: Dress): string {
  const m = close(mood)
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  const hair = m.dark(mix(INK, "#000000", 0.3))
  const crown =
    head === "straw"
      ? hat(m, -14, -296, 132)
      : head === "cap"
        ? fill("M-56 -292Q-50 -330 -12 -330T28 -290Q-6 -304 -56 -292Z", m.tone(INDIGO))
        : fill(
            head === "bob"
              ? "M-42 -304Q-30 -332 -6 -330Q42 -322 34 -232Q16 -226 2 -240Q16 -276 -4 -300Z"
              : "M-44 -302Q-34 -332 -8 -330Q38 -324 26 -268Q18 -262 10 -272Q8 -296 -12 -302Z",
            hair,
          )
  return [
    rect(-34, -88, 104, 16, m.tone(VERMILION)),
    line("M-20 -74L-28 -4M56 -74L64 -4", m.dark(VERMILION), 11, round),
    line("M16 -104L-88 -112L-84 -22", m.dark(trousers), 42, round),
    fill("M-106 -18h38v18h-66q0 -14 28 -18z", m.dark(mix(INK, "#000000", 0.3))),
    fill("M-34 -88H58Q66 -200 28 -246Q-8 -258 -36 -236Q-44 -160 -34 -88Z", m.tone(shirt)),
    fill("M20 -248Q66 -200 58 -88H26Q38 -180 20 -248Z", m.dark(shirt), 'opacity=".6"'),
    rect(-18, -270, 24, 30, m.dark(FACE)),
    disc(-12, -288, 32, m.tone(FACE)),
    crown,
    line("M-4 -218L-40 -158", m.dark(shirt), 32, round),
    line("M-42 -156L-108 -170", m.tone(FACE), 19, round),
    disc(-116, -172, 13, m.tone(FACE)),
  ].join("")
}
