import { Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { BankTransaction } from "#domain/bank-statements/bank-statement.ts"
import type { PaymentKind, StaffBooking } from "#domain/bookings/booking.ts"
import type { Ledger, Payment } from "#domain/bookings/payments/payments.schema.ts"
import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { formatDate, formatNumber, formatPrice } from "#i18n/format.ts"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { SlipsOfBookingPart } from "#office/slips/slips-of-booking.tsx"
import { ActionButton } from "#office/ui/action-button.tsx"
import { type Fact, Facts } from "#office/ui/facts.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Money } from "#office/ui/money.tsx"
import { Section } from "#office/ui/section.tsx"
import { PaymentDialog, UndoPaymentDialog } from "../actions/payment-dialog.tsx"
import { ShowCodeButton } from "../actions/show-code.tsx"
import { hasNoPrice, ratedOf } from "../format.ts"
import { PaymentPlanSteps } from "./payment-plan.tsx"

/** Lists payments and refunds, and the amount still owed. */
export function PaymentsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const may = useMay()
  const transactions = useBankTransactions(booking._id)
  const { data: ledger } = useApi<Ledger>(`/bookings/${booking._id}/payments`)
  if (!ledger) return null
  const { payments, currency, due, paid, paidOther, refunded, refundedOther, balance, balanceOther } = ledger
  const { status, pricing } = booking
  const rated = ratedOf({ pricing, isOtherExact: ledger.isOtherExact })
  const fact = (name: string, amount: number, kept?: number): Fact => [
    translate(`bookings.payments.${name}`),
    <Money key={name} amount={amount} of={rated} kept={kept} />,
  ]
  const text = (key: string): Fact => [translate("bookings.payments.balance"), translate(key)]
  const isUnpriced = hasNoPrice({ pricing, status })
  const stand: Fact = isUnpriced
    ? text("bookings.balances.unpriced")
    : balance === 0
      ? text(`bookings.payments.${settledAs(status, due, refunded)}`)
      : fact(balance > 0 ? "owed" : "over", Math.abs(balance), Math.abs(balanceOther))
  const record = (kind: PaymentKind) => (onClose: () => void) => (
    <PaymentDialog booking={booking} kind={kind} ledger={ledger} onClose={onClose} />
  )
  return (
    <Section title="bookings.payments.title">
      <Facts
        facts={[
          isUnpriced
            ? [translate("bookings.payments.due"), "—"]
            : fact("due", due, paidOther - refundedOther + balanceOther),
          fact("paid", paid, paidOther),
          ...(refunded > 0 ? [fact("refunded", refunded, refundedOther)] : []),
          stand,
        ]}
      />
      <PaymentPlanSteps booking={booking} />
      {payments.map((payment) => (
        <Line
          key={payment._id}
          bookingId={booking._id}
          payment={payment}
          currency={currency}
          transaction={transactions.get(payment._id)}
        />
      ))}
      <SlipsOfBookingPart booking={booking} />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <ShowCodeButton booking={booking} />
        {may("payments") && (
          <DialogButton label="bookings.payments.add" variant="outlined" dialog={record("payment")} />
        )}
        {may("accounts") && paid > refunded && (
          <DialogButton label="bookings.payments.refundAdd" dialog={record("refund")} />
        )}
      </Stack>
    </Section>
  )
}

/** Returns how a booking without a balance was settled. */
function settledAs(status: StaffBooking["status"], due: number, refunded: number) {
  if (status !== "cancelled") return "settled"
  if (due > 0) return "settled"
  return refunded > 0 ? "givenBack" : "nothingOwed"
}

/** Returns the bank transaction that each payment was made of, for those who may open it. */
function useBankTransactions(bookingId: string): Map<string, string> {
  const isReader = useMay()("accounts")
  const { data = [] } = useApi<BankTransaction[]>(`/bank-statements?bookingId=${bookingId}&limit=50`, {
    enabled: isReader,
  })
  return new Map(data.flatMap(({ _id, allocations }) => allocations.map(({ paymentId }) => [paymentId, _id] as const)))
}

type LineProps = { bookingId: string; payment: Payment; currency: Currency; transaction: string | undefined }

/**
 * One line: the đồng that it counts as, and the dollars that were paid or that it counts as (docs/booking-rules.md). A
 * wrong one can be taken back by its opposite.
 */
function Line({ bookingId, payment, currency: ofBooking, transaction }: LineProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, kind, amount, currency, counted, vndPerUsd, method, paidOn, note, recordedBy } = payment
  const { reverses, isReversed, account, collectedBy } = payment
  const sign = kind === "payment" ? 1 : -1
  const dong = ofBooking === "VND" ? sign * counted : undefined
  const atRate = { amount: formatPrice(counted, ofBooking, language), rate: formatNumber(vndPerUsd, language) }
  const details = [
    noteText(note, language),
    account && accountLabel(account),
    collectedBy && translate("bookings.payments.collected", { name: collectedBy }),
    recordedBy,
    currency !== ofBooking && translate(`bookings.payments.${currency === "VND" ? "atRate" : "ofRate"}`, atRate),
    isReversed && translate("bookings.payments.isUndone"),
  ]
  return (
    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 1, borderTop: 1, borderColor: "divider" }}>
      <Box>
        {formatDate(paidOn, language, "short")} · {translate(`bookings.payments.${reverses ? "undoes" : kind}`)} ·{" "}
        {translate(`bookings.payments.${method}`)}
        <Hint sx={{ overflowWrap: "anywhere" }}>{withDots(...details)}</Hint>
        {transaction && (
          <ActionButton label="bankStatements.open" to={`/staff/bank-statements/${transaction}/show`} size="small" />
        )}
      </Box>
      <Stack sx={{ alignItems: "end" }}>
        <Typography sx={{ fontWeight: 600, textAlign: "right", ...(isReversed && { textDecoration: "line-through" }) }}>
          <Money amount={sign * amount} of={{ currency, vndPerUsd, isOtherExact: true }} kept={dong} />
        </Typography>
        {!reverses && !isReversed && (
          <Only area="accounts">
            <DialogButton
              label="bookings.payments.undo"
              size="small"
              dialog={(onClose) => <UndoPaymentDialog bookingId={bookingId} paymentId={_id} onClose={onClose} />}
            />
          </Only>
        )}
      </Stack>
    </Box>
  )
}
