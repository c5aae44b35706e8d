import { Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { toShownMinor } from "#i18n/money/shown-money.ts"
import { type Currency, otherCurrency, toMajor, toMinor } from "#lib/money.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { Hint } from "#office/ui/hint.tsx"
import { doneText } from "../format.ts"
import { ReasonInput } from "../page/change-booking.tsx"
import { AmountInput, moneyOf } from "./amount-input.tsx"

type Values = { amount: number | null; pricing: { currency: Currency }; reason?: string }

type Priced = Pick<StaffBookingRow, "_id" | "pricing" | "version" | "customerInfo">

/** Agrees another price for the whole booking, or the first one where there was none. The mail is shown before it goes. */
export function PriceDialog({ booking, onClose }: { booking: Priced; onClose: () => void }) {
  const { _id, pricing, version, customerInfo } = booking
  const same = inBoth(pricing)
  return (
    <FormDialog<Values>
      title={pricing.total > 0 ? "bookings.actions.price" : "bookings.actions.firstPrice"}
      values={{ amount: same.VND || null, pricing: { currency: "VND" } }}
      save={({ reason, ...typed }) => {
        const body = { ...moneyOf(typed), ...(reason && { reason }), version }
        return callApi(`/bookings/${_id}/price`, { method: "PUT", body })
      }}
      isReady={(typed, isValid) => isValid && moneyOf(typed).amount > 0}
      done={doneText("priced", booking)}
      submit={customerInfo.email ? "bookings.pricing.send" : "bookings.actions.save"}
      onClose={onClose}
    >
      <AmountInput label="bookings.pricing.amount" vndPerUsd={pricing.vndPerUsd} same={same} />
      <ReasonInput />
      {customerInfo.email && <MailPreview bookingId={_id} />}
    </FormDialog>
  )
}

/** Returns the price in đồng, which the office starts with, and in dollars. */
function inBoth({ currency, total, vndPerUsd }: Priced["pricing"]): Record<Currency, number> {
  const other = otherCurrency(currency)
  const shown = toMajor(toShownMinor(toMinor(total, currency), currency, vndPerUsd), other)
  return { [currency]: total, [other]: shown } as Record<Currency, number>
}

function MailPreview({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const { amount, currency } = moneyOf(useTyped<Values>())
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
