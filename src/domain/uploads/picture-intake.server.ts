import sharp, { type Metadata, type Sharp } from "sharp"
import type { Localized } from "#i18n/localized.ts"
import { errorText } from "#lib/text/error-text.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { messages } from "./messages.ts"
import { MAX_UPLOAD } from "./upload.ts"

/** WebP, upright, sRGB, without metadata. */
export type Picture = { content: Buffer; width: number; height: number; color: string }

export class PictureRefused extends Error {
  override name = "PictureRefused"
  readonly text: Localized

  constructor(text: Localized) {
    super(text.en)
    this.text = text
  }
}

/** Larger than any rendition (media.server.ts). */
const KEPT_SIDE = 2880
const KEPT = { quality: 88, smartSubsample: true }
const MAX_SECONDS = 20
/** One at a time, because decoding may need 200 MB. */
const limited = limitConcurrency({ concurrency: 1, queue: 20, retrySeconds: 5 })

/** Re-encodes a picture, so that only its pixels survive. @throws PictureRefused; tooMany if the queue is full */
export const takePicture = (file: Buffer): Promise<Picture> => decodePicture(file, encode)

/** Hands a picture to `encode`, upright and within bounds. @throws PictureRefused; tooMany if the queue is full */
export function decodePicture<T>(file: Buffer, encode: (picture: Sharp) => Promise<T>): Promise<T> {
  if (!isOfKnownFormat(file)) throw new PictureRefused(messages.unknownFormat)
  return limited(async () => {
    const header = await read(() => open(file).metadata())
    if (!isOfFormat(header)) throw new PictureRefused(messages.unknownFormat)
    if (header.width * header.height > MAX_UPLOAD.pixels) throw new PictureRefused(messages.tooManyPixels)
    return read(() => encode(open(file).autoOrient()))
  })
}

/** The first bytes of each picture format. A dot matches any byte of a length field. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(avif|avis|mif1|msf1)/s]

function isOfKnownFormat(file: Buffer): boolean {
  const start = file.toString("latin1", 0, 16)
  return SIGNATURES.some((signature) => signature.test(start))
}

/** HEIF is the container of AVIF, but also of other formats. */
function isOfFormat({ format, compression }: Metadata): boolean {
  return ["jpeg", "png", "webp"].includes(format) || (format === "heif" && compression === "av1")
}

/** Uses the first frame of animations. The pixel limit applies before decoding. */
function open(file: Buffer) {
  return sharp(file, { limitInputPixels: MAX_UPLOAD.pixels, failOn: "error", pages: 1 })
}

async function encode(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp(KEPT)
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height, color: await colorOf(data) }
}

async function colorOf(picture: Buffer): Promise<string> {
  const paper = { background: "#ffffff" }
  const pixel = await sharp(picture).flatten(paper).resize(1, 1, { fit: "fill" }).raw().toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${Buffer.from([red, green, blue]).toString("hex")}`
}

async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    const tooLarge = /pixel limit/i.test(errorText(error))
    throw new PictureRefused(tooLarge ? messages.tooManyPixels : messages.broken)
  }
}
