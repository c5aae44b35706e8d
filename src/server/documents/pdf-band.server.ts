import { Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import { fill } from "#lib/color/color.ts"
import { bandStyles } from "./pdf-style.server.ts"

type Band = { company: string; primaryColor: string; kind: string }

/** Renders the head of a document: the company, what kind of document it is, and stripes in the brand's colours. */
export function band({ company, primaryColor, kind }: Band): ReactNode {
  const { background, text } = fill(primaryColor)
  return h(
    View,
    null,
    h(
      View,
      { style: [bandStyles.band, { backgroundColor: background, color: text }] },
      h(Text, { style: bandStyles.company }, company),
      h(Text, null, kind),
    ),
    h(
      View,
      { style: { flexDirection: "row", height: 4 } },
      bandStyles.stripes.map((color) => h(View, { key: color, style: { flexGrow: 1, backgroundColor: color } })),
    ),
  )
}
