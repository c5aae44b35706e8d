import { StyleSheet } from "@react-pdf/renderer"
import { HAIRLINE, INK, PAPER, SOFT, VERMILION } from "#lib/color/palette.ts"
import { common } from "#server/documents/pdf-style.server.ts"

/** Above the text of the second page and on. The band covers it on the first. */
const MARGIN = 36

export const styles = StyleSheet.create({
  page: { ...common.page, paddingTop: MARGIN, paddingBottom: 54 },
  band: { ...common.lines, marginTop: -MARGIN },
  // Not on the page: react-pdf leaves out page numbers that inherit a line height.
  body: { ...common.lines, padding: "22 36 0" },
  tightBody: { ...common.lines, fontSize: 9.2, lineHeight: 1.38, padding: "16 36 0" },
  title: common.title,
  place: { color: VERMILION, fontSize: 10, fontWeight: 700 },
  lead: { color: SOFT, fontSize: 11, marginTop: 4 },
  price: { fontSize: 16, fontWeight: 700, lineHeight: 1.4 },
  label: common.label,
  grid: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between", marginTop: 12 },
  fact: { paddingVertical: 4, borderTop: `0.7 solid ${HAIRLINE}` },
  value: { fontWeight: 700 },
  heading: { fontSize: 14, fontWeight: 700, lineHeight: 1.3, marginTop: 18, marginBottom: 4 },
  day: { borderLeft: `1.5 solid ${VERMILION}`, paddingLeft: 12, paddingBottom: 8 },
  dayTitle: { fontSize: 11.5, fontWeight: 700 },
  dayNumber: { color: VERMILION },
  row: { flexDirection: "row", marginTop: 2 },
  time: { width: 62, color: SOFT, fontWeight: 700 },
  text: { flex: 1 },
  columns: { flexDirection: "row", gap: 24 },
  column: { flex: 1 },
  contact: { marginTop: 20, padding: 14, backgroundColor: PAPER, border: `1 dashed ${SOFT}`, borderRadius: 8 },
  links: { flexDirection: "row", flexWrap: "wrap", columnGap: 16, marginTop: 2 },
  link: { color: INK, textDecoration: "none", fontWeight: 700 },
  foot: {
    position: "absolute",
    bottom: 22,
    left: 36,
    right: 36,
    flexDirection: "row",
    justifyContent: "space-between",
    color: SOFT,
    fontSize: 8,
  },
})
