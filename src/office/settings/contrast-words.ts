import { contrast, fill, readable } from "#lib/color/color.ts"

const WHITE = "#FFFFFF"
/** WCAG 2, level AA. */
const ENOUGH = 4.5

export type Verdict = { word: "readable" | "darkText" | "adjusted"; ratio: number }

/** Says how a text in a colour can be read on a background, before the site adjusts it. */
export function judgeText(text: string, background: string): Verdict {
  const ratio = contrast(text, background)
  return { word: readable(text, background) === text ? "readable" : "adjusted", ratio }
}

/** Says what the site does with the text of a button in this colour. */
export function judgeButton(color: string): Verdict {
  const ratio = contrast(color, WHITE)
  if (ratio >= ENOUGH) return { word: "readable", ratio }
  return { word: fill(color).text === WHITE ? "adjusted" : "darkText", ratio }
}

export const isColor = (text: unknown): text is string => typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text)
