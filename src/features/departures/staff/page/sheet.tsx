import PrintIcon from "@mui/icons-material/Print"
import { Alert, Box, Stack } from "@mui/material"
import type { ReactNode } from "react"
import { useWords } from "#staff/hooks/use-words.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"

/** A4 across, without the frame of the back office. */
const look = {
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

type Props = {
  /** Beside the buttons, on the screen only. */
  tools?: ReactNode
  /** The address that the list was opened from. */
  back: string
  error: Error | null
  isLoaded: boolean
  children: ReactNode
}

/** The screen of a list to print, with what prints it and leads back. Says when it was printed. */
export function Sheet({ tools, back, error, isLoaded, children }: Props) {
  const { translate, dateTime } = useWords()
  return (
    <Box component="main" sx={look}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "flex-start", gap: 1, mb: 2, ...onScreenOnly }}>
        {tools}
        <ActionButton
          label="departures.manifest.printNow"
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!isLoaded}
          onClick={() => window.print()}
        />
        <ActionButton label="departures.manifest.back" to={back} />
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {children}
      {isLoaded && (
        <Hint sx={{ mt: 1 }}>{translate("departures.manifest.printedAt", { time: dateTime(new Date()) })}</Hint>
      )}
    </Box>
  )
}
