import type { Light, Mood, Sky } from "./mood.ts"
import type { Random } from "./random.ts"

export const WIDTH = 2000
export const HEIGHT = 1500

/** Positions of the two smaller windows. The focal area must be in all three. */
interface Frame {
  /** Top edge of the 16:9 window (2000 × 1125). */
  readonly wide: number
  /** Left edge of the 4:5 window (1200 × 1500). */
  readonly tall: number
}

export interface Stage {
  readonly m: Mood
  readonly rnd: Random
  readonly light: Light
  by<T>(dawn: T, day: T, dusk: T): T
}

export interface Scene {
  readonly frame: Frame
  readonly skies: Record<Light, Sky>
  readonly ground?: string
  draw(stage: Stage): string[]
}
