import sharp from "sharp"
import type { Image } from "#features/catalogue/content.ts"
import { storeOriginal } from "#server/media/media.server.ts"
import { altText } from "./posters/alt.ts"
import { paperGrain } from "./posters/kit/grain.ts"
import type { Light } from "./posters/kit/mood.ts"
import { type Crop, drawPoster, SCENES } from "./posters/posters.ts"

const LIGHTS: Light[] = ["dawn", "day", "dusk"]
const CROPS: Crop[] = ["16x9", "4x3", "4x5"]
const GRAIN_TILE = 512

export async function storePosters(): Promise<void> {
  const grain = { width: GRAIN_TILE, height: GRAIN_TILE, channels: 1 as const }
  const tile = await sharp(paperGrain(GRAIN_TILE, GRAIN_TILE), { raw: grain }).png().toBuffer()
  await storeOriginal("posters", "grain", "grain.png", tile)
  for (const scene of SCENES) {
    for (const light of LIGHTS) {
      const drawn = CROPS.map((crop) =>
        storeOriginal("posters", `${scene}-${light}`, `${crop}.svg`, drawPoster(scene, light, crop).svg),
      )
      await Promise.all(drawn)
    }
  }
}

/** Returns the picture of a drawn scene ('ha-long/dawn'). @throws RangeError for an unknown scene */
export function posterImage(name: string): Image {
  const [scene = "", light = "day"] = name.split("/") as [string, Light]
  const { width, height, color } = drawPoster(scene, light, "16x9")
  const alt = altText[scene] ?? { en: scene, vi: scene }
  return { url: `/media/posters/${scene}-${light}/16x9-1440.webp`, alt, width, height, color }
}
