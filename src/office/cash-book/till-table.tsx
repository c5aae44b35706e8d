import { Box } from "@mui/material"
import type { TillState } from "#domain/cash-book/cash-book.ts"
import { formatPrice } from "#i18n/format.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"

const ROWS = ["opening", "received", "handedOver", "in", "refunded", "out", "bank", "closing"] as const
const AWAY: readonly string[] = ["refunded", "out", "bank"]
const BALANCES: readonly string[] = ["opening", "closing"]

const look = {
  width: "100%",
  borderCollapse: "collapse",
  "th, td": { py: 0.75, pl: 1.5, textAlign: "right", whiteSpace: "nowrap", borderTop: 1, borderColor: "divider" },
  "th:first-of-type": { pl: 0, textAlign: "left", fontWeight: 400, whiteSpace: "normal" },
  "thead th": { border: 0, fontWeight: 600, color: "text.secondary" },
  "tr.balance > *": { fontWeight: "700 !important" },
  // The printed sheet aligns its cells to the left, and its styles may come after these.
  "&& td, && thead th": { textAlign: "right" },
} as const

/** What was in the till, what moved it, and what is in it: đồng first, dollars beside. */
export function TillTable({ till }: { till: TillState[] }) {
  const { translate, language } = useWords()
  return (
    <Box component="table" sx={look}>
      <thead>
        <tr>
          <th scope="col" aria-label={translate("cashBook.till.title")} />
          {till.map(({ currency }) => (
            <th key={currency} scope="col">
              {translate(`cashBook.till.${currency === "VND" ? "dong" : "dollars"}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className={BALANCES.includes(row) ? "balance" : ""}>
            <th scope="row">{translate(`cashBook.till.${row}`)}</th>
            {till.map((state) => (
              <td key={state.currency}>
                {state[row] === 0 && !BALANCES.includes(row)
                  ? "–"
                  : formatPrice(AWAY.includes(row) ? -state[row] : state[row], state.currency, language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
