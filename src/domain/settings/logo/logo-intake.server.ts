import sharp, { type Sharp } from "sharp"
import { messages as pictureMessages } from "#domain/uploads/messages.ts"
import { decodePicture, PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { cleanSvg } from "./clean-svg.server.ts"
import { MAX_LOGO, MIN_LOGO_SIDE } from "./logo.ts"
import { messages } from "./messages.ts"
import { renderSvg } from "./render-svg.server.ts"

/** WebP without loss, sRGB, without transparent edges and metadata. */
export type LogoPicture = { content: Buffer; width: number; height: number }

const MAX_SECONDS = 10
const limited = limitConcurrency({ concurrency: 1, queue: 5, retrySeconds: 5 })

/**
 * Turns a logo into pixels, so that nothing else of the file survives. An SVG is cleaned first: what is drawn is bounded,
 * and refers to nothing.
 * @throws PictureRefused; tooMany if the queue is full
 */
export async function takeLogo(file: Buffer): Promise<LogoPicture> {
  if (file.length > MAX_LOGO.bytes) throw new PictureRefused(messages.tooLarge)
  if (isMarkup(file)) return limited(() => drawSvg(file))
  try {
    return await decodePicture(file, encode)
  } catch (error) {
    const isUnknown = error instanceof PictureRefused && error.text === pictureMessages.unknownFormat
    throw isUnknown ? new PictureRefused(messages.formatUnknown) : error
  }
}

const isMarkup = (file: Buffer) => /^(\xef\xbb\xbf)?\s*</.test(file.toString("latin1", 0, 100))

async function drawSvg(file: Buffer): Promise<LogoPicture> {
  if (file.length > MAX_LOGO.svgBytes) throw new PictureRefused(messages.svgTooLarge)
  return encode(sharp(await renderSvg(cleanSvg(readUtf8(file)))))
}

function readUtf8(file: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file)
  } catch {
    throw new PictureRefused(messages.svgUnreadable)
  }
}

async function encode(picture: Sharp): Promise<LogoPicture> {
  const { side } = MAX_LOGO
  const drawn = await picture
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
  const { data, info } = await (await withoutEdges(drawn))
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (Math.max(width, height) < MIN_LOGO_SIDE) throw new PictureRefused(messages.tooSmall)
  if (Math.max(width / height, height / width) > MAX_LOGO.ratio) throw new PictureRefused(messages.tooLong)
  return { content: data, width, height }
}

/** Removes transparent edges, so that logos are as high as they are said to be. @throws PictureRefused */
async function withoutEdges(drawn: Buffer): Promise<Sharp> {
  const { hasAlpha } = await sharp(drawn).metadata()
  if (!hasAlpha) return sharp(drawn)
  const { channels } = await sharp(drawn).stats()
  if (channels.at(-1)?.max === 0) throw new PictureRefused(messages.empty)
  return sharp(drawn).trim({ background: "#00000000", threshold: 1 })
}
