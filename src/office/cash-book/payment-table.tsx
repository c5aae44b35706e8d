import { Alert, Box, Link } from "@mui/material"
import { LinkBase } from "react-admin"
import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import type { BookedPayment, CashBook } from "#domain/cash-book/cash-book.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { formatDate } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Money } from "#office/ui/money.tsx"

const COLUMNS = ["day", "guest", "method", "who", "amount"] as const

const look = {
  width: "100%",
  borderCollapse: "collapse",
  "th, td": { textAlign: "left", verticalAlign: "top", py: 1, pr: 1.5, borderTop: 1, borderColor: "divider" },
  "thead th": { border: 0, color: "text.secondary", fontWeight: 600 },
  "th:last-of-type, td:last-of-type": { pr: 0, textAlign: "right" },
  // On a phone each payment is a block, with the amount beside what it is for.
  "@media screen and (max-width: 599px)": {
    thead: { display: "none" },
    "tbody tr": { display: "grid", gridTemplateColumns: "1fr auto", borderTop: 1, borderColor: "divider", py: 1 },
    td: { border: 0, py: 0, gridColumn: 1 },
    "td:last-of-type": { gridColumn: 2, gridRow: "1 / span 4" },
  },
} as const

/** Payments and refunds as the ledgers have them, each leading to its booking. */
export function PaymentTable({ book: { payments, paymentCount: n } }: { book: CashBook }) {
  const { translate } = useWords()
  if (payments.length === 0) return <Hint>{translate("cashBook.payments.none")}</Hint>
  const listed = payments.length
  return (
    <>
      {listed < n && <Alert severity="info">{translate("cashBook.payments.more", { listed, n })}</Alert>}
      <Table payments={payments} />
    </>
  )
}

function Table({ payments }: Pick<CashBook, "payments">) {
  const { translate } = useWords()
  return (
    <Box component="table" sx={look}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {translate(`cashBook.payments.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Line key={payment._id} payment={payment} />
        ))}
      </tbody>
    </Box>
  )
}

function Line({ payment }: { payment: BookedPayment }) {
  const { translate, language, localized } = useWords()
  const { bookingId, reference, guest, product, kind, method, account, amount, paidOn, note } = payment
  const { collectedBy, recordedBy, reverses, isReversed } = payment
  const state = [
    reverses && translate("cashBook.payments.takes"),
    isReversed && translate("cashBook.payments.taken"),
    kind === "refund" && !reverses && translate("bookings.payments.refund"),
  ]
  return (
    <tr>
      <td>{formatDate(paidOn, language, "short")}</td>
      <td>
        <Link component={LinkBase} to={`/staff/bookings/${bookingId}/show`}>
          {guest || reference}
        </Link>
        <Hint>{withDots(reference, localized(product))}</Hint>
      </td>
      <td>
        {translate(`bookings.payments.${method}`)}
        <Hint>{withDots(account && accountLabel(account), noteText(note, language), ...state)}</Hint>
      </td>
      <td>
        {recordedBy}
        <Hint>
          {collectedBy &&
            withDots(translate("bookings.payments.collected", { name: collectedBy }), handedText(payment))}
        </Hint>
      </td>
      <td>
        <Box sx={{ fontWeight: 600, ...(isReversed && { textDecoration: "line-through" }) }}>
          <Money amount={kind === "payment" ? amount : -amount} of={payment} />
        </Box>
      </td>
    </tr>
  )

  function handedText({ handedOn }: BookedPayment): string {
    if (handedOn) return translate("cashBook.payments.handedOn", { day: formatDate(handedOn, language, "short") })
    return reverses || isReversed ? "" : translate("cashBook.payments.waits")
  }
}
