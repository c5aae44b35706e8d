import DownloadIcon from "@mui/icons-material/Download"
import { Stack, Typography } from "@mui/material"
import { useState } from "react"
import { closingMonth } from "#domain/figures/period.ts"
import { addMonths, hanoiDate } from "#lib/today.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { saveFile } from "#office/ui/save-file.ts"
import { Section } from "#office/ui/section.tsx"

const MONTHS_BACK = 24

/** The month's payments and open items for the accountant, as one file. */
export function MonthCard() {
  const { translate, month: monthName } = useWords()
  const { run, isRunning } = useTask()
  const first = `${hanoiDate().slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS_BACK }, (_, nth) => addMonths(first, -nth))
  const [month, setMonth] = useState(closingMonth(hanoiDate()))
  return (
    <Section title="figures.month.title">
      <Typography color="text.secondary">{translate("figures.month.about")}</Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
        <SelectField
          label="figures.month.month"
          choices={months.map((id) => ({ id, name: monthName(id) }))}
          value={month}
          onChange={setMonth}
          sx={{ maxWidth: 240 }}
        />
        <ActionButton
          label="figures.month.download"
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isRunning}
          onClick={() => run(() => saveFile(`/exports/figures/month?month=${month.slice(0, 7)}`))}
        />
      </Stack>
    </Section>
  )
}
