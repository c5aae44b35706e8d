import { mix } from "./colour.ts"
import { HOURS, type Hour, type Recipe } from "./hours.ts"

export type Light = "dawn" | "day" | "dusk"

export interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Mood extends Recipe {
  readonly light: Light
  readonly sun: Sun
  /** A colour at a distance: 0 is near, 1 is lost in haze, below 0 is so near that it keeps its own colour. */
  tone(colour: string, depth?: number): string
  lit(colour: string, depth?: number): string
  dark(colour: string, depth?: number): string
}

export interface Sky extends Sun {
  readonly hour: Hour
}

export function mood(light: Light, sky: Sky): Mood {
  const recipe: Recipe = HOURS[sky.hour]
  const tone = (colour: string, depth = 0): string =>
    mix(mix(colour, recipe.veil[0], recipe.veil[1] * (1 + Math.min(0, depth))), recipe.haze, Math.max(0, depth))
  return {
    ...recipe,
    light,
    sun: sky,
    tone,
    lit: (colour, depth) => tone(mix(colour, recipe.glow, 0.36), depth),
    dark: (colour, depth) => tone(mix(colour, recipe.shadow, 0.42), depth),
  }
}

/** The mood for people and boats, which keep more of their own colour. */
export function close(m: Mood): Mood {
  const near = (depth = 0): number => (depth > 0 ? depth : -0.42)
  return {
    ...m,
    tone: (colour, depth) => m.tone(colour, near(depth)),
    lit: (colour, depth) => m.lit(colour, near(depth)),
    dark: (colour, depth) => m.dark(colour, near(depth)),
  }
}
