import { Box, Typography } from "@mui/material"
import type { ReactNode } from "react"

export type Fact = [label: string, value: ReactNode]

/** A list of labels with their values. Facts without a value are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: "minmax(110px, min(30%, 220px)) 1fr", gap: 0.75, m: 0 }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "")
        .map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
