import { join } from "node:path"
import sharp from "sharp"
import { projectRoot } from "#server/project-root.server.ts"
import { xmlText } from "./xml.server.ts"

const FONTS = ["vietnamese", "latin"].map((subset) =>
  join(projectRoot, `src/server/pages/fonts/bricolage-grotesque-${subset}-700.ttf`),
)

export type DrawnText = { png: Buffer; width: number; height: number }

type Look = { size: number; color: string; width?: number }

/** Draws text in the typeface of headings, in lines of at most `width` pixels. */
export async function drawText(words: string, { size, color, width }: Look): Promise<DrawnText> {
  const text = {
    text: `<span foreground="${color}">${xmlText(words)}</span>`,
    font: `Bricolage Grotesque Bold ${size}`,
    ...(width && { width }),
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
