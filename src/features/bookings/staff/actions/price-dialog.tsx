import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, Stack, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { CURRENCIES, type Currency, toMinor } from "#lib/money.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { doneText } from "../format.ts"
import type { StaffBooking } from "../staff-booking.ts"

/** Agrees another price for the whole booking, or the first one where there was none. */
export function PriceDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { pricing, version } = booking
  const [amount, setAmount] = useState(pricing.total ? String(pricing.total) : "")
  const [currency, setCurrency] = useState<Currency>(pricing.currency)
  const submit = async () => {
    const isDone = await call({
      path: `/bookings/${booking._id}/price`,
      method: "PUT",
      body: { amount: toMinor(Number(amount), currency), currency, version },
      done: doneText("priced", booking),
    })
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate("bookings.actions.price")}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 1 }}>
          <TextField
            label={translate("bookings.pricing.amount")}
            type="number"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            autoFocus
          />
          <TextField
            select
            label={translate("bookings.pricing.currency")}
            value={currency}
            onChange={(event) => setCurrency(event.target.value as Currency)}
            sx={{ width: 130 }}
          >
            {CURRENCIES.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button variant="contained" disabled={isSending || !(Number(amount) > 0)} onClick={submit}>
          {translate("bookings.actions.save")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
