import { join } from "node:path"
import { Font } from "@react-pdf/renderer"
import { INK, SOFT, STRIPES } from "#lib/color/palette.ts"
import { projectRoot } from "#server/project-root.server.ts"
import type { Coverage } from "./printable-text.server.ts"

const FONT = "Plus Jakarta Sans"
const font = (weight: 400 | 700) => ({
  src: join(projectRoot, `src/server/pages/fonts/plus-jakarta-sans-${weight}.ttf`),
  fontWeight: weight,
})
Font.register({ family: FONT, fonts: [font(400), font(700)] })
export const LINE_LENGTH = 36
Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${LINE_LENGTH}}`, "gsu")) ?? [word])

export async function fontCoverage(): Promise<Coverage> {
  const fonts = await Promise.all(
    [400, 700].map(async (fontWeight) => {
      const described = { fontFamily: FONT, fontWeight }
      await Font.load(described)
      const data = Font.getFont(described)?.data
      if (!data || !("hasGlyphForCodePoint" in data)) return undefined
      nameGlyphs(data as unknown as FontkitFont)
      return data
    }),
  )
  return (codePoint) => fonts.every((font) => font?.hasGlyphForCodePoint(codePoint))
}

/** Loads each letter by its code point. An A that was first loaded as a part of Ấ would be missing from copied text. */
function nameGlyphs(font: FontkitFont): void {
  if (named.has(font)) return
  named.add(font)
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
}

type FontkitFont = { characterSet: number[]; glyphForCodePoint: (codePoint: number) => unknown }
const named = new WeakSet<FontkitFont>()

/** What all documents have in common. */
export const common = {
  page: { fontFamily: FONT, color: INK },
  lines: { fontSize: 10, lineHeight: 1.5 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
  label: { color: SOFT, fontSize: 8.5 },
} as const

/** The head of a document: the company's colour, and the brand's stripes below it. */
export const bandStyles = {
  stripes: STRIPES,
  band: { flexDirection: "row", justifyContent: "space-between", alignItems: "center", padding: "18 36" },
  company: { fontSize: 17, fontWeight: 700 },
} as const
