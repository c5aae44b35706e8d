import { Alert, Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { OneBookingAnswer, StaffBooking } from "#features/bookings/booking.ts"
import type { CancellationAnswer } from "#features/bookings/lifecycle/changes.schema.ts"
import type { Ledger } from "#features/bookings/payments/payments.schema.ts"
import { formatInstant, formatPrice } from "#i18n/format.ts"
import { callApi } from "#staff/http.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { doneText } from "../format.ts"
import { bookingMessages } from "../messages.ts"

const REASONS = ["fullyBooked", "noVehicle", "weather", "guestAsked"] as const

type Props = {
  booking: Pick<StaffBooking, "_id" | "language" | "customerInfo" | "version" | "calledOff"> & {
    pricing: Pick<StaffBooking["pricing"], "currency" | "total">
  }
  isDeclining: boolean
  onClose: () => void
  onDone?: (answer: OneBookingAnswer) => void
}

/** Cancels a booking, or declines a request. It says what the policy gives back; staff may give back more or less. */
export function CancelDialog({ booking, isDeclining, onClose, onDone }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const [reason, setReason] = useState(booking.calledOff?.reason ?? "")
  const [refund, setRefund] = useState<string>()
  const { data: cost } = useQuery({
    queryKey: ["bookings", booking._id, "cancellation"],
    queryFn: async () => ((await callApi(`/bookings/${booking._id}/cancellation`)) as CancellationAnswer).data,
  })
  const { data: ledger } = useQuery<Ledger>({
    queryKey: ["bookings", booking._id, "payments", "cancelling"],
    queryFn: async () => (await callApi(`/bookings/${booking._id}/payments`)).data,
  })
  // A guest whose request is declined owes nothing.
  const refundPercent = refund ?? String(isDeclining ? 100 : (cost?.refundPercent ?? ""))
  const submit = async () => {
    const isDone = await call({
      path: `/bookings/${booking._id}/cancel`,
      method: "PUT",
      body: { cancellationReason: reason, refundPercent: Number(refundPercent), version: booking.version },
      done: doneText(isDeclining ? "declined" : "cancelled", booking),
      ...(onDone && { onDone }),
    })
    if (isDone) onClose()
  }
  const paid = ledger ? ledger.paid - ledger.refunded : 0
  const fee = booking.pricing.total * (1 - Number(refundPercent) / 100)
  const money = (amount: number) => formatPrice(amount, booking.pricing.currency, language)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate(isDeclining ? "bookings.actions.decline" : "bookings.actions.cancel")}</DialogTitle>
      <DialogContent>
        {!isDeclining && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {cost
              ? translate("bookings.cancelling.policy", {
                  percent: cost.refundPercent,
                  refund: money(cost.refund),
                  fee: money(cost.fee),
                })
              : translate("bookings.cancelling.loading")}{" "}
            {cost?.until && translate("bookings.cancelling.until", { time: formatInstant(cost.until, language) })}
          </Alert>
        )}
        {paid > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate("bookings.cancelling.paid", { paid: money(paid), refund: money(Math.max(0, paid - fee)) })}
          </Alert>
        )}
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1 }}>
          {REASONS.map((name) => (
            // In the language of the guest, who reads it.
            <Chip
              key={name}
              label={bookingMessages.cancelling[name][language]}
              onClick={() => setReason(bookingMessages.cancelling[name][booking.language])}
            />
          ))}
        </Stack>
        <TextField
          label={translate("bookings.cancelling.reason")}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required
          multiline
          minRows={2}
          autoFocus
        />
        {booking.pricing.total > 0 && (
          <TextField
            label={translate("bookings.cancelling.refund")}
            type="number"
            value={refundPercent}
            onChange={(event) => setRefund(event.target.value)}
            slotProps={{ htmlInput: { min: 0, max: 100 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isSending || !reason.trim() || refundPercent === ""}
          onClick={submit}
        >
          {translate(isDeclining ? "bookings.actions.decline" : "bookings.actions.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
