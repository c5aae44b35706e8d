import { Box, Typography } from "@mui/material"
import type { CashBook } from "#domain/cash-book/cash-book.ts"
import { Sheet } from "#office/departures/page/sheet.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { PaymentTable } from "./payment-table.tsx"
import { SumsCard } from "./sums-card.tsx"
import { TillTable } from "./till-table.tsx"
import { periodText, usePeriod } from "./use-period.ts"

/** The cash book of some days on paper, to sign. */
export default function PrintScreen() {
  const words = useWords()
  const { translate } = words
  const { from, to } = usePeriod()
  const query = new URLSearchParams({ from, to })
  const { data: book, error } = useApi<CashBook>(`/cash-book?${query}`)
  return (
    <Sheet back={`/staff/cash-book?${query}`} error={error} isLoaded={book !== undefined}>
      <Typography variant="h3" component="h1">
        {translate("cashBook.title", { days: periodText({ from, to }, words) })}
      </Typography>
      {book && (
        <>
          <Box sx={{ maxWidth: 560 }}>
            <TillTable till={book.till} />
          </Box>
          <SumsCard book={book} />
          <PaymentTable payments={book.payments} />
        </>
      )}
    </Sheet>
  )
}
