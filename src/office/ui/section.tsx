import { Box, Paper, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

type Props = {
  /** A text, or the key of one. */
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A part of a screen with its heading. */
export function Section({ title, action, children }: Props) {
  const translate = useTranslate()
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, mb: 1 }}>
        <Typography variant="h5" component="h2">
          {translate(title, { _: title })}
        </Typography>
        {action && <Box sx={{ flexShrink: 0 }}>{action}</Box>}
      </Box>
      {children}
    </Paper>
  )
}
