import { Box } from "@mui/material"
import type { ReactNode } from "react"

const GAP_PX = 16

type Props = {
  children: ReactNode
  columns?: number
  /** The least width of a column in pixels. Fewer fit beside each other in a narrow place. */
  least?: number
}

/** Inputs beside each other where there is room. */
export function Row({ children, columns = 3, least = 160 }: Props) {
  const share = `calc((100% - ${(columns - 1) * GAP_PX}px) / ${columns})`
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: `${GAP_PX}px`,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          sm: `repeat(auto-fill, minmax(min(100%, max(${least}px, ${share})), 1fr))`,
        },
      }}
    >
      {children}
    </Box>
  )
}
