import { mix } from "./kit/colour.ts"
import { type Light, mood } from "./kit/mood.ts"
import { seeded } from "./kit/random.ts"
import { HEIGHT, type Scene, WIDTH } from "./kit/stage.ts"
import { scenes } from "./scenes/index.ts"

export type Crop = "16x9" | "4x3" | "4x5"

export const SCENES: readonly string[] = Object.keys(scenes)

/** Output sizes, and the window of each crop on the sheet. */
const CROPS = {
  "16x9": { width: 1440, height: 810, window: (s: Scene) => [0, s.frame.wide, WIDTH, 1125] },
  "4x3": { width: 1440, height: 1080, window: () => [0, 0, WIDTH, HEIGHT] },
  "4x5": { width: 1200, height: 1500, window: (s: Scene) => [s.frame.tall, 0, 1200, HEIGHT] },
} as const

interface Poster {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly color: string
}

/** Draws a poster as SVG in each crop. The same arguments give the same bytes. */
export function drawPoster(name: string, light: Light): Record<Crop, Poster> {
  const scene = scenes[name]
  if (!scene) throw new RangeError(`No poster is called "${name}"`)
  const m = mood(light, scene.skies[light])
  const stage = { m, light, rnd: seeded(name), by: <T>(dawn: T, day: T, dusk: T) => ({ dawn, day, dusk })[light] }
  const drawn = scene.draw(stage).join("")
  const color = mix(m.sky[1] ?? m.haze, scene.ground ? m.tone(scene.ground) : mix(m.water[0], m.water[1], 0.5), 0.5)
  const inCrop = (crop: Crop): Poster => {
    const { width, height, window } = CROPS[crop]
    const size = `width="${width}" height="${height}" viewBox="${window(scene).join(" ")}"`
    return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`, width, height, color }
  }
  return { "16x9": inCrop("16x9"), "4x3": inCrop("4x3"), "4x5": inCrop("4x5") }
}
