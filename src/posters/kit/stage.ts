import type { Light, Mood, Sky } from "./mood.ts"
import type { Random } from "./random.ts"

/** Every composition is drawn on one sheet; the crops are windows onto it. */
export const WIDTH = 2000
export const HEIGHT = 1500

/** Where the two narrower windows sit, so that the focal area is in all three. */
interface Frame {
  /** Top edge of the 16:9 window (2000 × 1125). */
  readonly wide: number
  /** Left edge of the 4:5 window (1200 × 1500). */
  readonly tall: number
}

/** What a scene is given to draw with. */
export interface Stage {
  readonly m: Mood
  readonly rnd: Random
  readonly light: Light
  /** Picks the value of the hour. */
  by<T>(dawn: T, day: T, dusk: T): T
}

export interface Scene {
  readonly frame: Frame
  readonly skies: Record<Light, Sky>
  /** What covers the lower half when it is not water; only the blur-up colour needs to know. */
  readonly ground?: string
  draw(stage: Stage): string[]
}
