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

/** Draws a poster as SVG. The same arguments give the same bytes. */
export function drawPoster(
  name: string,
  light: Light,
  crop: Crop,
): { svg: string; width: number; height: number; color: string } {
  const scene = scenes[name]
  if (!scene) throw new RangeError(`No poster is called "${name}"`)
  const m = mood(light, scene.skies[light])
  const { width, height, window } = CROPS[crop]
  const layers = scene.draw({
    m,
    light,
    rnd: seeded(name),
    by: (dawn, day, dusk) => ({ dawn, day, dusk })[light],
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${window(scene).join(" ")}">${layers.join("")}</svg>`
  return {
    svg,
    width,
    height,
    color: mix(m.sky[1] ?? m.haze, scene.ground ? m.tone(scene.ground) : mix(m.water[0], m.water[1], 0.5), 0.5),
  }
}
