import { existsSync } from "node:fs"
import sharp, { type Sharp } from "sharp"
import { RATIOS, type Crop as ShownCrop } from "#lib/rendition.ts"

/** 'full' is the whole picture. */
export type Crop = ShownCrop | "full"

const PHONE_WIDTH = 640

/** Encodes a picture made from `source`. AVIF is as small as it can be without a visible loss. */
export function encode(picture: Sharp, source: string, format: "avif" | "webp", width: number): Promise<Buffer> {
  return format === "avif"
    ? picture.avif({ quality: avifQuality(isDrawn(source), width), effort: 3, chromaSubsampling: "4:2:0" }).toBuffer()
    : picture.webp({ quality: 74 }).toBuffer()
}

/** Phones show two or three pixels per dot. Below 40 the thin lines of drawn pictures blur, and the paper has no grain. */
function avifQuality(drawn: boolean, width: number): number {
  if (width <= PHONE_WIDTH) return 33
  return drawn ? 40 : 50
}

const isDrawn = (source: string) => source.endsWith(".svg")

type Size = { width: number; height: number }

/** Crops a picture. `at` is the percentage along the side that is cut, as in CSS `object-position`: 50 is the middle. */
export async function cropped(source: string, grain: string, crop: Crop, width: number, at: number): Promise<Sharp> {
  if (crop === "full") return sharp(source).resize({ width, withoutEnlargement: true })
  const [across, down] = RATIOS[crop]
  const size = { width, height: Math.round((width * down) / across) }
  const resized = at === 50 ? sharp(source).resize({ ...size, fit: "cover" }) : await cutAt(source, size, at)
  return isDrawn(source) && existsSync(grain) ? grained(resized, grain, size) : resized
}

async function cutAt(source: string, size: Size, at: number): Promise<Sharp> {
  const { width = size.width, height = size.height } = await sharp(source).metadata()
  const scale = Math.max(size.width / width, size.height / height)
  const whole = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const along = (side: keyof Size) => Math.round(((whole[side] - size[side]) * at) / 100)
  return sharp(source)
    .resize({ ...whole, fit: "fill" })
    .extract({ left: along("width"), top: along("height"), ...size })
}

async function grained(picture: Sharp, grain: string, size: Size): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(grain).metadata()
  const piece = { left: 0, top: 0, width: Math.min(width, size.width), height: Math.min(height, size.height) }
  const tile = await sharp(grain).extract(piece).toBuffer()
  return sharp(await picture.png({ compressionLevel: 0 }).toBuffer()).composite([
    { input: tile, tile: true, blend: "overlay" },
  ])
}
