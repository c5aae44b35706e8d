import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { PAYMENT_METHODS, type PaymentKind, type PaymentMethod } from "#features/bookings/payments/payments.schema.ts"
import { toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { useCall } from "#staff/ui/use-call.ts"
import type { StaffBooking } from "../staff-booking.ts"

type Props = { booking: StaffBooking; kind: PaymentKind; suggested: number; onClose: () => void }

/** Records a payment or a refund. It suggests what is still owed, or what was paid. */
export function PaymentDialog({ booking, kind, suggested, onClose }: Props) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { currency } = booking.pricing
  const [amount, setAmount] = useState(suggested ? String(suggested) : "")
  const [method, setMethod] = useState<PaymentMethod>("transfer")
  const [paidOn, setPaidOn] = useState(hanoiDate())
  const [note, setNote] = useState("")
  const submit = async () => {
    const body = { kind, amount: toMinor(Number(amount), currency), method, paidOn, note }
    if (await call({ path: `/bookings/${booking._id}/payments`, body, done: "bookings.payments.recorded" })) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>
        {translate(kind === "payment" ? "bookings.payments.add" : "bookings.payments.refundAdd")}
      </DialogTitle>
      <DialogContent>
        <TextField
          label={`${translate("bookings.payments.amount")} (${currency})`}
          type="number"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          autoFocus
        />
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
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={translate("bookings.payments.note")}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button variant="contained" disabled={isSending || !(Number(amount) > 0) || !paidOn} onClick={submit}>
          {translate("bookings.actions.save")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
