import DownloadIcon from "@mui/icons-material/Download"
import PrintIcon from "@mui/icons-material/Print"
import { Alert, Box, Chip, Stack, Typography } from "@mui/material"
import { Title } from "react-admin"
import type { CashBook } from "#domain/cash-book/cash-book.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { saveFile } from "#office/ui/save-file.ts"
import { Section } from "#office/ui/section.tsx"
import { CollectedCard } from "./collected-card.tsx"
import { PaymentTable } from "./payment-table.tsx"
import { SumsCard } from "./sums-card.tsx"
import { TillCard } from "./till-card.tsx"
import { periodText, usePeriod, usualPeriods } from "./use-period.ts"

/** Money of the day: the till, cash that guides and drivers hand over, and what was paid. Sales see their own cash. */
export default function CashBookScreen() {
  const { translate } = useWords()
  const may = useMay()
  return (
    <Box sx={{ py: 2, maxWidth: 1280 }}>
      <Title title="cashBook.name" />
      {may("accounts") ? (
        <Book />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Typography color="text.secondary">{translate("cashBook.own")}</Typography>
          <CollectedCard />
        </Stack>
      )}
    </Box>
  )
}

function Book() {
  const words = useWords()
  const { translate } = words
  const { from, to, change } = usePeriod()
  const query = new URLSearchParams({ from, to })
  const { data: book, error } = useApi<CashBook>(`/cash-book?${query}`)
  return (
    <Stack sx={{ gap: 2 }}>
      <PeriodBar from={from} to={to} change={change} />
      {error && <Alert severity="error">{error.message}</Alert>}
      <Typography variant="h4" component="h1">
        {translate("cashBook.title", { days: periodText({ from, to }, words) })}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        {book && <TillCard book={book} />}
        <CollectedCard />
      </Box>
      {book && (
        <>
          <SumsCard book={book} />
          <Section title="cashBook.payments.title">
            <PaymentTable book={book} />
          </Section>
        </>
      )}
    </Stack>
  )
}

function PeriodBar({ from, to, change }: ReturnType<typeof usePeriod>) {
  const { translate } = useWords()
  const { run, isRunning } = useTask()
  const query = new URLSearchParams({ from, to })
  const periods = Object.entries(usualPeriods())
  // On the first of a month, two periods are the same day.
  const chosen = periods.find(([, days]) => days.from === from && days.to === to)?.[0]
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "flex-start", gap: 1 }}>
      <Box sx={{ width: { xs: "calc(50% - 4px)", sm: 180 } }}>
        <DateField
          label="cashBook.periods.from"
          value={from}
          onChange={(next) => next && change({ from: next, to: next > to ? next : to })}
        />
      </Box>
      <Box sx={{ width: { xs: "calc(50% - 4px)", sm: 180 } }}>
        <DateField
          label="cashBook.periods.to"
          value={to}
          onChange={(next) => next && change({ from: next < from ? next : from, to: next })}
        />
      </Box>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, py: 0.5 }}>
        {periods.map(([name, days]) => {
          const isOn = name === chosen
          return (
            <Chip
              key={name}
              label={translate(`cashBook.periods.${name}`)}
              color={isOn ? "primary" : "default"}
              variant={isOn ? "filled" : "outlined"}
              aria-pressed={isOn}
              onClick={() => change(days)}
            />
          )
        })}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, ml: { md: "auto" } }}>
        <ActionButton
          label="cashBook.xlsx"
          startIcon={<DownloadIcon />}
          disabled={isRunning}
          onClick={() => run(() => saveFile(`/exports/cash-book/sheet?${query}`))}
        />
        <ActionButton label="cashBook.print" startIcon={<PrintIcon />} to={`/staff/cash-book/print?${query}`} />
      </Stack>
    </Stack>
  )
}
