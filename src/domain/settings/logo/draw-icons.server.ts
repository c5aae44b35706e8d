import sharp, { type Sharp } from "sharp"
import type { Settings } from "#domain/settings/settings.ts"
import { fill } from "#lib/color/color.ts"
import { drawText } from "#server/pages/drawn-text.server.ts"
import type { SocialHead } from "#server/pages/social-company.server.ts"
import { initialOf, type Logo, logoOn, sizeWithin, symbolOf } from "./logo.ts"
import { readLogo } from "./logos.server.ts"

export type Face = Pick<Settings, "logo" | "companyName" | "primaryColor">

/**
 * Where an icon is shown: in a `tab` or list of apps with its own outline, on a phone that rounds its corners (`touch`), or
 * cut to any shape of which the middle 80 % are safe (`maskable`).
 */
export type Place = "tab" | "touch" | "maskable"

const SIDE = 512
const CORNER = 80
const PLATE = "#FFFFFF"

/** Draws a square icon: the company's symbol, or a mark of its initial in its colour. */
export async function drawIcon(face: Face, place: Place, size: number): Promise<Buffer> {
  const symbol = symbolOf(face.logo)
  const icon = symbol
    ? await symbolIcon(symbol, face.primaryColor, place)
    : await outlined(await initialTile(face), place)
  return sharp(icon).resize(size, size).png().toBuffer()
}

/** Draws the icon as .ico, which holds several sizes. */
export async function drawFavicon(face: Face): Promise<Buffer> {
  const icon = await drawIcon(face, "tab", SIDE)
  const sizes = [16, 32, 48]
  const pictures = await Promise.all(sizes.map((size) => sharp(icon).resize(size, size).png().toBuffer()))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.set([0, 0, 1, 0, sizes.length])
  let offset = head.length
  for (const [nth, { length }] of pictures.entries()) {
    const at = 6 + 16 * nth
    const size = sizes[nth] ?? 0
    head.set([size, size, 0, 0, 1, 0, 32, 0], at)
    head.writeUInt32LE(length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += length
  }
  return Buffer.concat([head, ...pictures])
}

async function symbolIcon(symbol: Logo, primaryColor: string, place: Place): Promise<Buffer> {
  const picture = await (await readLogo(symbol)).png().toBuffer()
  // A symbol on ground of its own fills the icon.
  if ((await sharp(picture).stats()).isOpaque)
    return outlined(await sharp(picture).resize(SIDE, SIDE).png().toBuffer(), place)
  if (place === "tab") return within(ground("#00000000"), picture, 1)
  if (place === "touch") return within(ground(PLATE), picture, 0.76)
  const plate = await within(ground("#00000000"), await rounded(await ground(PLATE).png().toBuffer()), 0.66)
  const onColor = await ground(fill(primaryColor).background)
    .composite([{ input: plate }])
    .png()
    .toBuffer()
  return within(sharp(onColor), picture, 0.5)
}

const ground = (background: string): Sharp =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background } }).png()

/** Puts a picture into the middle of a ground, at a share of its side. */
async function within(under: Sharp, picture: Buffer, share: number): Promise<Buffer> {
  const side = Math.round(SIDE * share)
  const input = await sharp(picture).resize(side, side, { fit: "inside" }).png().toBuffer()
  return under
    .composite([{ input, gravity: "centre" }])
    .png()
    .toBuffer()
}

/** Draws the company's initial above a wave in its colour. */
async function initialTile(face: Face): Promise<Buffer> {
  const { background, text, hover } = fill(face.primaryColor)
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" fill="${background}"/><path d="${WAVE}" fill="${hover}"/></svg>`
  const letter = await drawText(initialOf(face), { size: 330, color: text })
  const inside = Math.round(SIDE * 0.56)
  const input = await sharp(letter.png).resize(inside, inside, { fit: "inside" }).png().toBuffer()
  return sharp(Buffer.from(tile))
    .composite([{ input, gravity: "centre" }])
    .png()
    .toBuffer()
}

/** As in site/frame/layout/initial-mark.tsx. */
const WAVE = "M0 24c5-4 9-4 13-1s8 3 12 0 5-2 7-1v10H0z"

const outlined = (tile: Buffer, place: Place) => (place === "tab" ? rounded(tile) : tile)

async function rounded(tile: Buffer): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${CORNER}"/></svg>`
  return sharp(tile)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer()
}

const SOCIAL_BOX = [420, 64] as const
const PLATE_EDGE = 12

/** Draws what social images show of the company above the title: its logo, or the mark that stands before its name. */
export async function drawSocialHead(face: Face): Promise<SocialHead> {
  const logo = logoOn(face.logo, "light")
  if (!logo) return { mark: await drawIcon(face, "tab", 192) }
  const { width, height } = sizeWithin(logo, ...SOCIAL_BOX)
  const png = await (await readLogo(logo)).resize(width, height).png().toBuffer()
  return { logo: logo.plate ? await onPlate(png, logo.plate) : png }
}

function onPlate(logo: Buffer, background: string): Promise<Buffer> {
  const edges = { top: PLATE_EDGE, bottom: PLATE_EDGE, left: PLATE_EDGE, right: PLATE_EDGE }
  return sharp(logo)
    .flatten({ background })
    .extend({ ...edges, background })
    .png()
    .toBuffer()
}
