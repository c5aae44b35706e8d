import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#features/bookings/booking.ts"
import { mayBeSlip } from "#i18n/money-text.ts"
import { CURRENCIES, type Currency, convert, toMajor, toMinor } from "#lib/money.ts"
import { callApi } from "#staff/http.ts"
import { MoneyField } from "#staff/ui/money-field.tsx"
import { PriceQuestion } from "#staff/ui/price-question.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { doneText } from "../format.ts"

/** Agrees another price for the whole booking, or the first one where there was none. The mail is shown before it goes. */
export function PriceDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { pricing, version } = booking
  const [amount, setAmount] = useState<number | null>(pricing.total || null)
  const [currency, setCurrency] = useState<Currency>(pricing.currency)
  const [isSure, setSure] = useState(false)
  const before = { amount: toMinor(pricing.total, pricing.currency), currency: pricing.currency }
  const isOdd = mayBeSlip(amount, currency, before, pricing.vndPerUsd)
  const agreed = { amount: toMinor(amount ?? 0, currency), currency }
  const isAmount = agreed.amount > 0
  const changeCurrency = (next: Currency) => {
    if (isAmount) setAmount(toMajor(convert(agreed, next, pricing.vndPerUsd), next))
    setCurrency(next)
    setSure(false)
  }
  const submit = async () => {
    const isDone = await call({
      path: `/bookings/${booking._id}/price`,
      method: "PUT",
      body: { ...agreed, version },
      done: doneText("priced", booking),
    })
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate("bookings.actions.price")}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 1, alignItems: "start" }}>
          <MoneyField
            label={translate("bookings.pricing.amount")}
            currency={currency}
            value={amount}
            onChange={(next) => {
              setAmount(next)
              setSure(false)
            }}
            autoFocus
          />
          <TextField
            select
            label={translate("bookings.pricing.currency")}
            value={currency}
            onChange={(event) => changeCurrency(event.target.value as Currency)}
            sx={{ width: 130 }}
          >
            {CURRENCIES.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {isOdd && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            <PriceQuestion {...{ amount: amount ?? 0, currency, before, isSure }} onChange={setSure} />
          </Alert>
        )}
        {isAmount && booking.customerInfo.email && <MailPreview bookingId={booking._id} agreed={agreed} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button variant="contained" disabled={isSending || !isAmount || (isOdd && !isSure)} onClick={submit}>
          {translate(booking.customerInfo.email ? "bookings.pricing.send" : "bookings.actions.save")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type PreviewProps = { bookingId: string; agreed: { amount: number; currency: Currency } }

function MailPreview({ bookingId, agreed }: PreviewProps) {
  const translate = useTranslate()
  const { data } = useQuery<{ subject: string; text: string }>({
    queryKey: ["bookings", bookingId, "price preview", agreed],
    queryFn: async () =>
      (await callApi(`/bookings/${bookingId}/price/preview?amount=${agreed.amount}&currency=${agreed.currency}`)).data,
  })
  if (!data) return null
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate("bookings.pricing.mail")}
      </Typography>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{data.subject}</Typography>
      <Typography
        component="pre"
        sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit", fontSize: 14 }}
      >
        {data.text}
      </Typography>
    </>
  )
}
