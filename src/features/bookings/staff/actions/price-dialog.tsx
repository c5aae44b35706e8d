import { Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import type { StaffBooking } from "#features/bookings/booking.ts"
import type { Currency } from "#lib/money.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import type { Typed } from "#staff/ui/forms/use-saving.ts"
import { Hint } from "#staff/ui/hint.tsx"
import { doneText } from "../format.ts"
import { ReasonInput } from "../page/change-booking.tsx"
import { AmountInput, moneyOf } from "./amount-input.tsx"

type Values = { amount: number | null; pricing: { currency: Currency }; reason?: string }

/** Agrees another price for the whole booking, or the first one where there was none. The mail is shown before it goes. */
export function PriceDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const { _id, pricing, version, customerInfo } = booking
  return (
    <FormDialog<Values>
      title="bookings.actions.price"
      values={{ amount: pricing.total || null, pricing: { currency: pricing.currency } }}
      save={({ reason, ...typed }) => {
        const body = { ...moneyOf(typed), ...(reason && { reason }), version }
        return callApi(`/bookings/${_id}/price`, { method: "PUT", body })
      }}
      isReady={(typed, isValid) => isValid && moneyOf(typed).amount > 0}
      done={doneText("priced", booking)}
      submit={customerInfo.email ? "bookings.pricing.send" : "bookings.actions.save"}
      onClose={onClose}
    >
      <AmountInput label="bookings.pricing.amount" vndPerUsd={pricing.vndPerUsd} />
      <ReasonInput />
      {customerInfo.email && <MailPreview bookingId={_id} />}
    </FormDialog>
  )
}

function MailPreview({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const { amount, currency } = moneyOf(useWatch() as Typed<Values>)
  const { data } = useApi<{ subject: string; text: string }>(
    `/bookings/${bookingId}/price/preview?amount=${amount}&currency=${currency}`,
    { enabled: amount > 0 },
  )
  if (!data || amount === 0) return null
  return (
    <>
      <Hint>{translate("bookings.pricing.mail")}</Hint>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{data.subject}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {data.text}
      </Typography>
    </>
  )
}
