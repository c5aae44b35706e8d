import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { PAYMENT_METHODS, type PaymentKind, type PaymentMethod, type StaffBooking } from "#features/bookings/booking.ts"
import { mayBeSlip } from "#i18n/money-text.ts"
import { CURRENCIES, type Currency, convert, toMajor, toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { MoneyField } from "#staff/ui/money-field.tsx"
import { PriceQuestion } from "#staff/ui/price-question.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useExchangeRate } from "#staff/ui/use-exchange-rate.ts"

type Props = { booking: StaffBooking; kind: PaymentKind; suggested: number; onClose: () => void }

/** Records a payment or a refund, in either currency. It suggests what is still owed, or what is owed to the guest. */
export function PaymentDialog({ booking, kind, suggested, onClose }: Props) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { currency: ofBooking } = booking.pricing
  const today = useExchangeRate() ?? booking.pricing.vndPerUsd
  const [amount, setAmount] = useState<number | null>(suggested || null)
  const [currency, setCurrency] = useState<Currency>(ofBooking)
  const [typedRate, setRate] = useState<number | null>()
  const rate = typedRate === undefined ? today : typedRate
  const [method, setMethod] = useState<PaymentMethod>("transfer")
  const [paidOn, setPaidOn] = useState(hanoiDate())
  const [note, setNote] = useState("")
  const [isSure, setSure] = useState(false)
  const isOther = currency !== ofBooking
  const isOdd = mayBeSlip(amount, currency)
  const isReady = (amount ?? 0) > 0 && (!isOther || (rate ?? 0) > 0) && (!isOdd || isSure)
  const submit = async () => {
    const body = {
      ...{ kind, amount: toMinor(amount ?? 0, currency), currency, method, paidOn, note },
      ...(isOther && { vndPerUsd: rate }),
    }
    if (await call({ path: `/bookings/${booking._id}/payments`, body, done: "bookings.payments.recorded" })) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>
        {translate(kind === "payment" ? "bookings.payments.add" : "bookings.payments.refundAdd")}
      </DialogTitle>
      <DialogContent>
        <MoneyField
          label={translate("bookings.payments.amount")}
          currency={currency}
          value={amount}
          onChange={setAmount}
          autoFocus
        />
        <TextField
          select
          label={translate("bookings.pricing.currency")}
          value={currency}
          onChange={(event) => {
            const next = event.target.value as Currency
            const minor = toMinor(amount ?? 0, currency)
            if (minor > 0 && rate) setAmount(toMajor(convert({ amount: minor, currency }, next, rate), next))
            setCurrency(next)
          }}
        >
          {CURRENCIES.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`catalogue.prices.${name.toLowerCase()}`)}
            </MenuItem>
          ))}
        </TextField>
        {isOther && (
          <MoneyField
            label={translate("bookings.payments.rate")}
            helperText={translate("bookings.payments.rateHint", { currency: ofBooking })}
            currency="VND"
            value={rate}
            onChange={setRate}
          />
        )}
        <TextField
          select
          label={translate("bookings.payments.method")}
          value={method}
          onChange={(event) => setMethod(event.target.value as PaymentMethod)}
        >
          {PAYMENT_METHODS.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`bookings.payments.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label={translate("bookings.payments.paidOn")}
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: hanoiDate() } }}
        />
        <TextField
          label={translate("bookings.payments.note")}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {isOdd && (
          <Alert severity="warning">
            <PriceQuestion amount={amount ?? 0} currency={currency} isSure={isSure} onChange={setSure} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button variant="contained" disabled={isSending || !isReady} onClick={submit}>
          {translate("bookings.actions.save")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
