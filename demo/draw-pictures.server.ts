import sharp from "sharp"
import { storeOriginal } from "#server/media/media.server.ts"
import { paperGrain } from "./posters/kit/grain.ts"
import type { Light } from "./posters/kit/mood.ts"
import { drawPoster, SCENES } from "./posters/posters.ts"

const LIGHTS: Light[] = ["dawn", "day", "dusk"]
const GRAIN_TILE = 512

/** Draws the pictures of the demo company, which a company of one's own has as files. */
export async function drawPictures(): Promise<void> {
  const grain = { width: GRAIN_TILE, height: GRAIN_TILE, channels: 1 as const }
  const tile = await sharp(paperGrain(GRAIN_TILE, GRAIN_TILE), { raw: grain }).png().toBuffer()
  await storeOriginal("posters", "grain", "grain.png", tile)
  for (const scene of SCENES) {
    for (const light of LIGHTS) {
      const crops = Object.entries(drawPoster(scene, light))
      await Promise.all(
        crops.map(([crop, { svg }]) => storeOriginal("posters", `${scene}-${light}`, `${crop}.svg`, svg)),
      )
    }
  }
}
