/** The brand's colours (docs/brand.md), for what no stylesheet reaches. */
export const PAPER = "#FBF6EC"
export const SHEET = "#FFFDF8"
export const INK = "#14302E"
export const SOFT = "#4A5F5C"
export const MIST = "#DCE8E3"
export const HAIRLINE = "#D8CDB8"
export const VERMILION = "#C23B22"
export const STRIPES = ["#E9A52B", VERMILION, "#24385E"]
