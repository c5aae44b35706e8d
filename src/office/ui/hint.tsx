import { Typography, type TypographyProps } from "@mui/material"

/** A small grey text: a hint, or the details of a row. */
export function Hint(props: TypographyProps) {
  return <Typography variant="body2" color="text.secondary" {...props} />
}
