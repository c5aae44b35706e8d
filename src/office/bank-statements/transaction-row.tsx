import { Box, Link, Stack, Typography } from "@mui/material"
import { LinkBase, useTranslate } from "react-admin"
import type { BankTransaction } from "#domain/bank-statements/bank-statement.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import type { Tone } from "#office/frame/theme.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { OtherReport } from "./other-report.tsx"
import { TransactionActions } from "./transaction-actions.tsx"
import { useKindLabel } from "./use-kind-label.ts"

/** The tone of a state. What waits for money that is there is a warning. */
const TONES: Record<BankTransaction["state"], Tone> = {
  waiting: "warning",
  outgoing: "neutral",
  credit: "warning",
  matched: "success",
  ignored: "neutral",
}

/** A transaction as the bank reported it, what it belongs to or seems to be, and what can be done with it. */
export function TransactionRow({ transaction }: { transaction: BankTransaction }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, account, amount, bookedOn, content, bankReference, state, kind, ignoredReason, left } = transaction
  const { allocations, decidedBy, source, otherReport } = transaction
  const kindLabel = useKindLabel(account.currency)
  const price = (major: number) => formatPrice(major, account.currency, language)
  const isOpen = state === "waiting" || state === "outgoing"
  const label = isOpen && kind ? kindLabel(transaction, left) : `bankStatements.states.${state}`
  const isPartly = left !== 0 && left !== amount
  return (
    <Box
      data-transaction={_id}
      sx={{
        display: "grid",
        columnGap: 3,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 4fr)" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="p" sx={{ fontWeight: 700, fontSize: 18, whiteSpace: "nowrap" }}>
            {amount > 0 ? "+" : ""}
            {price(amount)}
          </Typography>
          <StatusChip label={label} tone={state === "waiting" && kind === "exact" ? "success" : TONES[state]} />
        </Stack>
        <Typography sx={{ overflowWrap: "anywhere" }}>{content || "—"}</Typography>
        <Hint sx={{ overflowWrap: "anywhere" }}>
          {withDots(
            formatDate(bookedOn, language, "short"),
            `${account.bank} ${account.accountNumber}`,
            bankReference,
            source === "webhook" && translate("bankStatements.byWebhook"),
            decidedBy && translate("bankStatements.decidedBy", { name: decidedBy }),
          )}
        </Hint>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {allocations.map(({ _id: id, bookingId, reference, name, amount: part, isLink }) => (
          <Typography key={id} variant="body2">
            <Link component={LinkBase} to={`/staff/bookings/${bookingId}/show`} sx={{ fontWeight: 600 }}>
              {reference}
            </Link>
            {` · ${withDots(name, price(part), isLink && translate("bankStatements.isLink"))}`}
          </Typography>
        ))}
        {otherReport && <OtherReport report={otherReport} />}
        {isPartly && <Hint>{translate("bankStatements.left", { amount: price(Math.abs(left)) })}</Hint>}
        {ignoredReason && <Hint>{translate("bankStatements.ignoredFor", { reason: ignoredReason })}</Hint>}
        <TransactionActions transaction={transaction} />
      </Box>
    </Box>
  )
}
