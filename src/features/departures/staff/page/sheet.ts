/** The look of a list on paper: A4 across, without the frame of the back office. */
export const sheet = {
  bgcolor: "#fff",
  minHeight: "100vh",
  p: { xs: 2, sm: 4 },
  overflowX: "auto",
  "@media print": { p: 0 },
  "@page": { size: "A4 landscape", margin: "12mm" },
  // On a phone the table is scrolled, so that its columns stay readable.
  table: { width: "100%", minWidth: { xs: 820, md: 0 }, borderCollapse: "collapse", fontSize: 13, mt: 2 },
  "th, td": { textAlign: "left", verticalAlign: "top", p: 0.75, border: "1px solid #8c7f68" },
  th: { bgcolor: "#fbf6ec" },
  thead: { display: "table-header-group" },
  tr: { breakInside: "avoid" },
} as const

export const onScreenOnly = { "@media print": { display: "none" } }
