import sharp, { type Sharp } from "sharp"
import { fill } from "#lib/color/color.ts"
import { INK, PAPER } from "#lib/color/palette.ts"
import { type DrawnText, drawText } from "./drawn-text.server.ts"
import type { SocialHead } from "./social-company.server.ts"

const SIZE = { width: 1200, height: 630 }
const MARGIN = 48
const PADDING = 44
const TEXT_WIDTH = 660
const MARK = 44

export type SocialImage = { title: string; company: string; primaryColor: string; head: SocialHead }

/** Draws a 1200×630 preview: the picture with the company and the title on a sheet of paper. */
export async function drawSocialImage(shown: SocialImage, picture: Sharp | undefined): Promise<Buffer> {
  const { title, primaryColor } = shown
  const head = await headOf(shown)
  const words = await text(title, title.length > 56 ? 50 : title.length > 30 ? 60 : 76)
  const width = Math.max(head.width, words.width) + 2 * PADDING
  const height = 2 * PADDING + head.height + 28 + words.height
  const top = SIZE.height - MARGIN - height
  const parts = head.parts.map((part) => ({
    ...part,
    left: MARGIN + PADDING + part.left,
    top: top + PADDING + part.top,
  }))
  return (await backdrop(picture, primaryColor))
    .composite([
      { input: sheet(width, height), left: MARGIN, top },
      ...parts,
      { input: words.png, left: MARGIN + PADDING, top: top + height - PADDING - words.height },
    ])
    .flatten({ background: PAPER })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

type Head = { width: number; height: number; parts: { input: Buffer; left: number; top: number }[] }

/** Places the logo, or the mark with the company's name. */
async function headOf({ company, head }: SocialImage): Promise<Head> {
  if ("logo" in head) {
    const { width = 0, height = 0 } = await sharp(head.logo).metadata()
    return { width, height, parts: [{ input: head.logo, left: 0, top: 0 }] }
  }
  const mark = await sharp(head.mark).resize(MARK, MARK).png().toBuffer()
  const name = await text(company, 34)
  const height = Math.max(name.height, MARK)
  return {
    width: name.width + 60,
    height,
    parts: [
      { input: mark, left: 0, top: 0 },
      { input: name.png, left: 60, top: Math.round((MARK - name.height) / 2) },
    ],
  }
}

async function backdrop(picture: Sharp | undefined, primaryColor: string): Promise<Sharp> {
  if (picture)
    return sharp(
      await picture
        .resize({ ...SIZE, fit: "cover" })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${INK}"/><circle cx="900" cy="360" r="190" fill="#E9A52B"/><path d="M0 470c200-80 420-70 620-10s380 50 580-30v200H0z" fill="${fill(primaryColor).background}"/><path d="M0 560c260-50 520-30 760 0s300 10 440-30v100H0z" fill="#24385E"/></svg>`,
    ),
  )
}

const sheet = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="12" fill="${PAPER}"/></svg>`,
  )

async function text(words: string, size: number): Promise<DrawnText> {
  const draw = (width: number) => drawText(words, { size, color: INK, width })
  let best = await draw(TEXT_WIDTH)
  for (let width = best.width * 0.94; width > TEXT_WIDTH / 3; width *= 0.94) {
    const narrower = await draw(Math.round(width))
    // Half a line of ink more means one more line.
    if (narrower.height > best.height + size / 2 || narrower.width > best.width) break
    best = narrower
  }
  return best
}
