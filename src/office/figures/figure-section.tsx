import DownloadIcon from "@mui/icons-material/Download"
import { Box, Paper, Stack, Typography } from "@mui/material"
import type { Table } from "#domain/figures/staff/figure-tables.ts"
import { query } from "#office/frame/data-provider.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { saveFile } from "#office/ui/save-file.ts"
import { addressOf, type Choices } from "./choices.ts"
import { FigureChart } from "./figure-chart.tsx"
import { FigureTable } from "./figure-table.tsx"

/** A chart, and beneath it the table with the same figures, which can be saved and linked. */
export function FigureSection({ table, choices }: { table: Table; choices: Choices }) {
  const { translate } = useWords()
  const { run, isRunning } = useTask()
  const { id, title, note } = table
  const { from, to, by } = choices
  return (
    <Paper variant="outlined" component="section" id={id} aria-labelledby={`${id}-title`} sx={{ p: 2.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="h5" component="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
          <ActionButton
            label="figures.xlsx"
            size="small"
            startIcon={<DownloadIcon />}
            disabled={isRunning}
            aria-label={`${translate("figures.xlsx")}: ${title}`}
            onClick={() => run(() => saveFile(`/exports/figures/sheet${query({ from, to, by, table: id })}`))}
          />
          <CopyButton text={`${location.origin}${addressOf(choices, id)}`} label="figures.link" />
        </Stack>
      </Stack>
      {note && <Hint>{note}</Hint>}
      <Box component="figure" sx={{ m: 0, mt: 1 }}>
        {table.bars.length > 0 && <FigureChart table={table} />}
        <FigureTable table={table} />
      </Box>
    </Paper>
  )
}
