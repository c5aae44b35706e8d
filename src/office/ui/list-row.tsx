import { Box, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { LinkBase } from "react-admin"
import { useCanOpen } from "#office/frame/access/can-open.ts"

type Props = {
  title: ReactNode
  /** Chips beside the title. */
  chips?: ReactNode
  /** Lines below the title; the last one is grey. */
  lines?: ReactNode[]
  /** The screen that the row leads to, for those who may open it. */
  to?: string
  /** Shown in front of the title, such as a time. */
  lead?: ReactNode
  /** Chips and warnings below the lines. */
  notes?: ReactNode
  /** The buttons. */
  children?: ReactNode
}

/** A row of a list: what it is about, and what can be done with it. */
export function ListRow({ title, chips, lines = [], to, lead, notes, children }: Props) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <ScreenLink to={to}>
        {lead && <Typography sx={{ flex: "0 0 56px", fontWeight: 600 }}>{lead}</Typography>}
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            {chips}
          </Stack>
          {lines.map((line, at) => (
            <Typography
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
              key={at}
              variant="body2"
              sx={{ overflowWrap: "anywhere" }}
              color={at === lines.length - 1 ? "text.secondary" : "text.primary"}
            >
              {line}
            </Typography>
          ))}
          {notes}
        </Box>
      </ScreenLink>
      {children && (
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          {children}
        </Stack>
      )}
    </Box>
  )
}

/** Leads to a screen, for those who may open it. */
function ScreenLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  const canOpen = useCanOpen()
  return (
    <Box
      {...(to && canOpen(to) && { component: LinkBase, to })}
      sx={{ flex: "1 1 240px", minWidth: 0, display: "flex", gap: 1, color: "inherit", textDecoration: "none" }}
    >
      {children}
    </Box>
  )
}
