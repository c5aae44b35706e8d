import { join } from "node:path"
import { Font } from "@react-pdf/renderer"
import { INK, SOFT, STRIPES } from "#lib/palette.ts"
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
      return data && "hasGlyphForCodePoint" in data ? data : undefined
    }),
  )
  return (codePoint) => fonts.every((font) => font?.hasGlyphForCodePoint(codePoint))
}

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
