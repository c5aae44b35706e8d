import { Box } from "@mui/material"

type Props = {
  code: { size: number; path: string }
  label: string
  /** At most so many pixels wide. */
  width?: number
}

/** A QR code, black on white whatever the theme. */
export function QrCode({ code: { size, path }, label, width = 320 }: Props) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: "block", width: "100%", maxWidth: width, bgcolor: "#fff", borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
