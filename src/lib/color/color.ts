import { INK, MIST, PAPER } from "#lib/color/palette.ts"

const WHITE = "#FFFFFF"
const BLACK = "#000000"
/** Minimum contrast by WCAG 2, of text and of the edges of controls. */
const TEXT = 4.5
const EDGE = 3

/** Returns the WCAG 2 contrast of two #RRGGBB colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the colour, or the nearest darker or lighter one with a contrast of at least `least`. */
export function readable(color: string, background: string = PAPER, least: number = TEXT): string {
  const towards = luminance(background) > 0.18 ? BLACK : WHITE
  let mixed = color
  for (let step = 1; step <= 20 && contrast(mixed, background) < least; step++) mixed = mix(color, towards, step / 20)
  return mixed
}

/** A filled control. `edge` contrasts with the page. */
export type Fill = { background: string; text: string; edge: string; hover: string }

/** Returns a fill with readable text: white, else ink, else white on a darkened colour. */
export function fill(color: string): Fill {
  const text = [WHITE, INK].find((candidate) => contrast(color, candidate) >= TEXT) ?? WHITE
  const background = readable(color, text)
  return {
    background,
    text,
    edge: readable(background, PAPER, EDGE),
    hover: mix(background, text === WHITE ? BLACK : WHITE, 0.15),
  }
}

/** Returns whether a fill of the colour is dark: its text is white. */
export const isDark = (color: string): boolean => fill(color).text === WHITE

export function brandProperties(color: string): Record<`--${string}`, string> {
  const { background, text, edge, hover } = fill(color)
  return {
    "--brand": background,
    "--on-brand": text,
    "--brand-edge": edge,
    "--brand-hover": hover,
    "--brand-ink": readable(color, MIST),
  }
}

/** The bars above and below every page, as the settings hold their colours. */
export type BarColors = {
  topBar: { backgroundColor: string; textColor: string; hoverColor: string }
  footer: { backgroundColor: string; textColor: string; secondaryTextColor: string; borderColor: string }
}

/** Contrast of white text on the bars, so that its tints can be read as well. */
const BAR = 9

/** Returns the colours of the bars that follow from a brand's colour: a deep shade of it, with white and tints on it. */
export function barColors(brand: string): BarColors {
  const backgroundColor = readable(mix(brand, BLACK, 0.4), WHITE, BAR).toUpperCase()
  const tint = (share: number) => mix(backgroundColor, WHITE, share).toUpperCase()
  const hoverColor = readable(mix(brand, WHITE, 0.65), backgroundColor).toUpperCase()
  return {
    topBar: { backgroundColor, textColor: WHITE, hoverColor },
    footer: { backgroundColor, textColor: WHITE, secondaryTextColor: tint(0.8), borderColor: tint(0.2) },
  }
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(color: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(color).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) || 0)
}
