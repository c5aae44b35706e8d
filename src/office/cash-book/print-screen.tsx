import { Box, Stack, Typography } from "@mui/material"
import type { CashBook } from "#domain/cash-book/cash-book.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { Sheet } from "#office/departures/page/sheet.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { PaymentTable } from "./payment-table.tsx"
import { SumsCard } from "./sums-card.tsx"
import { TillTable } from "./till-table.tsx"
import { periodText, usePeriod } from "./use-period.ts"

/** Each group of sums stays on one page. A frame around all of them would be cut. */
const look = {
  "& section section": { breakInside: "avoid" },
  "& .MuiPaper-root": { border: 0, px: 0, mt: 2 },
  "& table tr > :first-of-type": { pl: 0.75 },
  "& table tr > :last-of-type": { pr: 0.75 },
  // The styles of the till may come before or after those of the sheet.
  "&& th, && td": { border: "1px solid #8c7f68" },
} as const

/** The cash book of some days on paper, to sign. */
export default function PrintScreen() {
  const words = useWords()
  const { translate } = words
  const { from, to } = usePeriod()
  const query = new URLSearchParams({ from, to })
  const { data: book, error } = useApi<CashBook>(`/cash-book?${query}`)
  return (
    <Sheet back={`/staff/cash-book?${query}`} error={error} isLoaded={book !== undefined} isPortrait>
      <Company />
      <Typography variant="h3" component="h1" sx={{ textAlign: "center", my: 2 }}>
        {translate("cashBook.title", { days: periodText({ from, to }, words) })}
      </Typography>
      {book && (
        <Box sx={look}>
          <TillTable till={book.till} />
          <SumsCard book={book} />
          <PaymentTable book={book} />
          <Signatures />
        </Box>
      )}
    </Sheet>
  )
}

function Company() {
  const { translate, localized } = useWords()
  const { data } = useApi<Settings>("/settings")
  if (!data) return null
  const { legalName, companyName, taxCode, address } = data
  return (
    <Box>
      <Typography sx={{ fontWeight: 700 }}>{legalName || localized(companyName)}</Typography>
      <Typography variant="body2">
        {withDots(localized(address), taxCode && translate("cashBook.signed.taxCode", { code: taxCode }))}
      </Typography>
    </Box>
  )
}

const SIGNING = ["writer", "cashier", "director"] as const

function Signatures() {
  const { translate } = useWords()
  return (
    <Box sx={{ breakInside: "avoid", mt: 4 }}>
      <Typography sx={{ textAlign: "right", fontStyle: "italic" }}>{translate("cashBook.signed.date")}</Typography>
      <Stack direction="row" sx={{ mt: 1, minHeight: 120, justifyContent: "space-around", textAlign: "center" }}>
        {SIGNING.map((who) => (
          <Box key={who} sx={{ flex: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{translate(`cashBook.signed.${who}`)}</Typography>
            <Typography variant="body2">{translate("cashBook.signed.name")}</Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
