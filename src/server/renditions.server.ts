import { existsSync } from "node:fs"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { notFound } from "./errors.server.ts"

/** Width over height of every crop that pages ask for; 'full' is the whole picture, as it stands in a text. */
const CROPS = { "16x9": 16 / 9, "4x3": 4 / 3, "4x5": 4 / 5, full: undefined }
export type Crop = keyof typeof CROPS

const PHONE_WIDTH = 640
/** Shown at two dots a pixel, where fine differences of colour are not seen: a quarter less than with all of them. */
const FOR_PHONES = { quality: 33, effort: 3, chromaSubsampling: "4:2:0" }

/** The bytes of a picture of some width in a format. */
export function encode(picture: Sharp, format: "avif" | "webp", width: number): Promise<Buffer> {
  return format === "avif"
    ? picture.avif(width > PHONE_WIDTH ? { quality: 52, effort: 3 } : FOR_PHONES).toBuffer()
    : picture.webp({ quality: 74 }).toBuffer()
}

/**
 * A picture among the originals of a collection (a folder) in a crop and width, not yet in any format.
 * @throws notFound where there is no original
 */
export async function cropped(originals: string, key: string, crop: Crop, width: number): Promise<Sharp> {
  const source = sourceOf(join(originals, key), crop)
  if (!source) throw notFound("Picture")
  const ratio = CROPS[crop]
  if (ratio === undefined) return sharp(source).resize({ width, withoutEnlargement: true })
  const size = { width, height: Math.round(width / ratio) }
  const resized = sharp(source).resize({ ...size, fit: "cover" })
  const grain = join(originals, "grain", "grain.png")
  return source.endsWith(".svg") && existsSync(grain) ? grained(resized, grain, size) : resized
}

/** Lays the paper's texture over a drawn picture, pixel by pixel at every size. */
async function grained(picture: Sharp, grain: string, size: { width: number; height: number }): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(grain).metadata()
  const piece = { left: 0, top: 0, width: Math.min(width, size.width), height: Math.min(height, size.height) }
  const tile = await sharp(grain).extract(piece).toBuffer()
  return sharp(await picture.png({ compressionLevel: 0 }).toBuffer()).composite([
    { input: tile, tile: true, blend: "overlay" },
  ])
}

/** The original composed for a crop, else the one for all. */
function sourceOf(original: string, crop: Crop): string | undefined {
  const names = [`${crop}.svg`, `${crop}.webp`, "full.svg", "full.webp"]
  return names.map((name) => join(original, name)).find((file) => existsSync(file))
}
