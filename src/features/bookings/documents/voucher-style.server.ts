import { join } from "node:path"
import { Font, StyleSheet } from "@react-pdf/renderer"
import { projectRoot } from "#server/project-root.server.ts"
import type { Coverage } from "./printable.ts"

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

export const INK = "#14302E"
export const SOFT = "#4A5F5C"
export const STRIPES = ["#E9A52B", "#C23B22", "#24385E"]
const PAPER = "#FBF6EC"
const HAIRLINE = "#D8CDB8"

export const styles = StyleSheet.create({
  page: { fontFamily: FONT, fontSize: 10, lineHeight: 1.5, color: INK, paddingBottom: 28 },
  band: { flexDirection: "row", justifyContent: "space-between", alignItems: "center", padding: "18 36" },
  company: { fontSize: 17, fontWeight: 700 },
  body: { padding: "22 36 0" },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
  twin: { color: SOFT, fontSize: 11, marginTop: 2 },
  columns: { flexDirection: "row", marginTop: 14, gap: 24 },
  facts: { width: 364 },
  contact: { width: 240 },
  reference: { fontSize: 22, fontWeight: 700, letterSpacing: 0.6, lineHeight: 1.3 },
  label: { color: SOFT, fontSize: 8.5 },
  grid: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between" },
  fact: { paddingVertical: 5, borderTop: `0.7 solid ${HAIRLINE}` },
  value: { fontWeight: 700, fontSize: 11 },
  check: { width: 132, alignItems: "center" },
  small: { color: SOFT, fontSize: 8, textAlign: "center" },
  card: { margin: "16 36 0", padding: 18, backgroundColor: PAPER, border: `1 dashed ${SOFT}`, borderRadius: 8 },
  cardHead: { flexDirection: "row", justifyContent: "space-between", fontWeight: 700, fontSize: 10 },
  place: { fontSize: 23, fontWeight: 700, lineHeight: 1.35, marginTop: 2 },
  sign: { fontSize: 19, fontWeight: 700, lineHeight: 1.35 },
  phone: { fontSize: 17, fontWeight: 700, lineHeight: 1.5, color: INK, textDecoration: "none" },
  links: { flexDirection: "row", gap: 14, marginTop: 4 },
  link: { color: INK, fontSize: 10 },
})

export const SPACIOUS = {
  fact: styles.fact,
  label: styles.label,
  value: styles.value,
  card: styles.card,
  place: styles.place,
}
export const COMPACT = {
  fact: { ...styles.fact, paddingVertical: 2.5 },
  label: { ...styles.label, lineHeight: 1.3 },
  value: { ...styles.value, fontSize: 9.5, lineHeight: 1.3 },
  card: { ...styles.card, margin: "10 36 0", padding: 14 },
  place: { ...styles.place, fontSize: 21 },
}
export type Spacing = typeof SPACIOUS | typeof COMPACT
