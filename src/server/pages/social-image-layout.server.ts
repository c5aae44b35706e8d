import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { INK, PAPER } from "#lib/color/palette.ts"
import { projectRoot } from "#server/project-root.server.ts"
import { xmlText } from "./xml.server.ts"

const SIZE = { width: 1200, height: 630 }
const MARGIN = 48
const PADDING = 44
const TEXT_WIDTH = 660

export type SocialImage = { title: string; company: string }

/** Draws a 1200×630 preview: the picture with the company's name and the title on a sheet of paper. */
export async function drawSocialImage({ title, company }: SocialImage, picture: Sharp | undefined): Promise<Buffer> {
  const name = await text(company, 34)
  const words = await text(title, title.length > 56 ? 50 : title.length > 30 ? 60 : 76)
  const width = Math.max(name.width + 60, words.width) + 2 * PADDING
  const height = 2 * PADDING + Math.max(name.height, 44) + 28 + words.height
  const top = SIZE.height - MARGIN - height
  return (await backdrop(picture))
    .composite([
      { input: sheet(width, height), left: MARGIN, top },
      { input: name.png, left: MARGIN + PADDING + 60, top: top + PADDING + Math.round((44 - name.height) / 2) },
      { input: words.png, left: MARGIN + PADDING, top: top + height - PADDING - words.height },
    ])
    .flatten({ background: PAPER })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

async function backdrop(picture: Sharp | undefined): Promise<Sharp> {
  if (picture)
    return sharp(
      await picture
        .resize({ ...SIZE, fit: "cover" })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${INK}"/><circle cx="900" cy="360" r="190" fill="#E9A52B"/><path d="M0 470c200-80 420-70 620-10s380 50 580-30v200H0z" fill="#0B5D57"/><path d="M0 560c260-50 520-30 760 0s300 10 440-30v100H0z" fill="#24385E"/></svg>`,
    ),
  )
}

function sheet(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="12" fill="${PAPER}"/><svg x="${PADDING}" y="${PADDING}" width="44" height="44" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#C23B22"/><circle cx="16" cy="13" r="6" fill="#E9A52B"/><path d="M0 22c5-4 9-4 13-1s8 3 12 0 5-2 7-1v8H0z" fill="${PAPER}"/><path d="M0 26c6-3 10-2 14 0s10 2 18-1v3a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="${INK}"/></svg></svg>`,
  )
}

const FONTS = ["vietnamese", "latin"].map((subset) =>
  join(projectRoot, `src/server/pages/fonts/bricolage-grotesque-${subset}-700.ttf`),
)

type Words = { png: Buffer; width: number; height: number }

async function text(words: string, size: number): Promise<Words> {
  const markup = xmlText(words)
  let best = await textOf(markup, size, TEXT_WIDTH)
  for (let width = best.width * 0.94; width > TEXT_WIDTH / 3; width *= 0.94) {
    const narrower = await textOf(markup, size, Math.round(width))
    // Half a line of ink more means one more line.
    if (narrower.height > best.height + size / 2 || narrower.width > best.width) break
    best = narrower
  }
  return best
}

async function textOf(markup: string, size: number, width: number): Promise<Words> {
  const text = {
    text: `<span foreground="${INK}">${markup}</span>`,
    font: `Bricolage Grotesque Bold ${size}`,
    width,
    spacing: Math.round(size * 0.12),
    dpi: 72,
    rgba: true,
  }
  // Each call registers its font file with Pango, so that both subsets are known from the second call on.
  const drawn = await FONTS.reduce(async (before, fontfile) => {
    await before
    return sharp({ text: { ...text, fontfile } })
      .png()
      .toBuffer({ resolveWithObject: true })
  }, Promise.resolve<{ data: Buffer; info: { width: number; height: number } } | undefined>(undefined))
  if (!drawn) throw new Error("No font file was found in src/server/pages/fonts.")
  return { png: drawn.data, width: drawn.info.width, height: drawn.info.height }
}
