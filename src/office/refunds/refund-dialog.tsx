import { Alert, Stack, Typography } from "@mui/material"
import { useCallback, useEffect, useState } from "react"
import { type HttpError, SelectInput, TextInput, useTranslate } from "react-admin"
import { PAYMENT_METHODS, type PaymentMethod } from "#domain/bookings/booking.ts"
import type { RefundCode } from "#domain/refunds/refund.ts"
import { formatPrice } from "#i18n/format.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Facts } from "#office/ui/facts.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { QrCode } from "#office/ui/qr-code.tsx"

type Props = { bookingId: string; onClose: () => void }
type Values = { method?: PaymentMethod | undefined; note: string }

/** Nobody knows how a guest who hasn't said it gets the money back. */
const METHODS = { transfer: "transfer", cash: "cash", other: undefined } as const

/** Shows where a refund goes, with its code, and records it. While it is open, the guest can't change the account. */
export function RefundDialog({ bookingId, onClose }: Props) {
  const { refund, error, begin } = useBegun(bookingId)
  const { call, isSending } = useCall()
  const putBack = () => call({ path: `/refunds/${bookingId}/put-back`, done: "refunds.putBackDone", onDone: onClose })
  if (!refund)
    return (
      <FormDialog key="loading" title="refunds.title" onClose={onClose} maxWidth="xs">
        {error && <Alert severity="error">{error.message}</Alert>}
      </FormDialog>
    )
  const { owed: amount, version: accountVersion, account } = refund
  return (
    <FormDialog<Values>
      key="begun"
      title="refunds.title"
      values={{ method: account ? METHODS[account.way] : undefined, note: "" }}
      isReady={({ method }) => Boolean(method)}
      save={({ method, note }, key) => {
        const body = { amount, accountVersion, method, note: note ?? "" }
        return callApi(`/refunds/${bookingId}`, { method: "POST", body, key }).catch((error: HttpError) => {
          // Shows the new sum, or the new account.
          if (error.status === 409) void begin()
          throw error
        })
      }}
      done="refunds.recorded"
      submit="refunds.record"
      onClose={onClose}
      actions={account && <ActionButton label="refunds.putBack" disabled={isSending} onClick={putBack} />}
      maxWidth="sm"
    >
      <WhereTo refund={refund} />
      <SelectInput
        source="method"
        label="refunds.method"
        choices={choicesOf(PAYMENT_METHODS, "bookings.payments")}
        isRequired
      />
      <TextInput source="note" label="refunds.lineNote" />
    </FormDialog>
  )
}

/** Begins the refund, which isn't read again by itself: reading it keeps the guest from changing the account. */
function useBegun(bookingId: string) {
  const [refund, setRefund] = useState<RefundCode>()
  const [error, setError] = useState<HttpError>()
  const begin = useCallback(
    () =>
      callApi(`/refunds/${bookingId}/begin`, { method: "POST", body: {} }).then(
        ({ data }: { data: RefundCode }) => setRefund(data),
        setError,
      ),
    [bookingId],
  )
  useEffect(() => void begin(), [begin])
  return { refund, error, begin }
}

function WhereTo({ refund }: { refund: RefundCode }) {
  const translate = useTranslate()
  const { language, dateTime } = useWords()
  const { account, vietQr, owed, owedOwn, currency, content, begunBefore, addressChangedAt } = refund
  const isTransfer = account?.way === "transfer"
  const own = currency === "VND" ? "" : ` (${formatPrice(owedOwn, currency, language)})`
  return (
    <Stack sx={{ gap: 2, mb: 2 }}>
      {begunBefore && (
        <Alert severity="warning">
          {translate("refunds.begunTwice", { name: begunBefore.by ?? "–", time: dateTime(begunBefore.at) })}
        </Alert>
      )}
      {addressChangedAt && (
        <Alert severity="warning">{translate("refunds.addressChanged", { time: dateTime(addressChangedAt) })}</Alert>
      )}
      {!account && <Alert severity="warning">{translate("refunds.askGuest")}</Alert>}
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, alignItems: { xs: "center", sm: "start" } }}>
        {vietQr && <QrCode code={vietQr} label={translate("refunds.code")} width={240} />}
        <Stack sx={{ gap: 1, flex: 1 }}>
          {isTransfer && <Typography>{translate(vietQr ? "refunds.scan" : "refunds.byHand")}</Typography>}
          <Facts
            facts={[
              [translate("refunds.amount"), `${formatPrice(owed, "VND", language)}${own}`],
              [translate("refunds.wish"), account && !isTransfer ? translate(`refunds.ways.${account.way}`) : ""],
              [translate("refunds.bank"), account?.bank],
              [translate("refunds.accountNumber"), account?.accountNumber],
              [translate("refunds.holder"), account?.holder],
              [translate("refunds.content"), isTransfer ? content : ""],
              [translate("refunds.note"), account?.note],
            ]}
          />
        </Stack>
      </Stack>
    </Stack>
  )
}
