import { StyleSheet } from "@react-pdf/renderer"
import { HAIRLINE, INK, PAPER, SOFT } from "#lib/color/palette.ts"
import { common } from "#server/documents/pdf-style.server.ts"

export const styles = StyleSheet.create({
  page: { ...common.page, ...common.lines, paddingBottom: 28 },
  body: { padding: "22 36 0" },
  title: common.title,
  twin: { color: SOFT, fontSize: 11, marginTop: 2 },
  columns: { flexDirection: "row", marginTop: 14, gap: 24 },
  facts: { width: 364 },
  contact: { width: 240 },
  reference: { fontSize: 22, fontWeight: 700, letterSpacing: 0.6, lineHeight: 1.3 },
  label: common.label,
  grid: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between" },
  fact: { paddingVertical: 5, borderTop: `0.7 solid ${HAIRLINE}` },
  value: { fontWeight: 700, fontSize: 11 },
  payment: {
    flexDirection: "row",
    alignItems: "center",
    gap: 16,
    marginTop: 10,
    padding: 8,
    border: `0.7 solid ${HAIRLINE}`,
  },
  inFull: { margin: "16 36 0", fontSize: 9.5, lineHeight: 1.4 },
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
