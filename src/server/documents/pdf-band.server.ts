import { Image, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import { fill } from "#lib/color/color.ts"
import { bandStyles } from "./pdf-style.server.ts"

/** `plate` is the colour of a plate below a logo that can't be read on the company's colour. */
type Logo = { png: Buffer; width: number; height: number; plate: string | undefined }
type Band = { company: string; logo: Logo | undefined; primaryColor: string; kind: string }

/** Renders the head of a document: the company, what kind of document it is, and stripes in the brand's colours. */
export function band({ company, logo, primaryColor, kind }: Band): ReactNode {
  const { background, text } = fill(primaryColor)
  return h(
    View,
    null,
    h(
      View,
      { style: [bandStyles.band, { backgroundColor: background, color: text }] },
      logo ? logoImage(logo) : h(Text, { style: bandStyles.company }, company),
      h(Text, null, kind),
    ),
    h(
      View,
      { style: { flexDirection: "row", height: 4 } },
      bandStyles.stripes.map((color) => h(View, { key: color, style: { flexGrow: 1, backgroundColor: color } })),
    ),
  )
}

/** In points. A band without a logo is as high. */
const LOGO_BOX = { width: 190, height: 26 }

function logoImage({ png, width, height, plate }: Logo): ReactNode {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height)
  const size = { width: width * scale, height: height * scale }
  const style = plate ? { padding: 5, borderRadius: 3, backgroundColor: plate } : {}
  return h(View, { style }, h(Image, { src: { data: png, format: "png" }, style: size }))
}
