import { Alert } from "@mui/material"
import { SelectInput, TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import type { StaffBooking } from "#features/bookings/booking.ts"
import { PAYMENT_METHODS, type PaymentKind, type PaymentMethod } from "#features/bookings/booking.ts"
import { formatPrice } from "#i18n/format.ts"
import { type Currency, convert, toMajor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { useExchangeRate } from "#staff/hooks/use-exchange-rate.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { callApi } from "#staff/http.ts"
import { DateInput } from "#staff/ui/dates/date-inputs.tsx"
import { choicesOf } from "#staff/ui/fields/choices.ts"
import { MoneyInput } from "#staff/ui/fields/money-field.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import type { Typed } from "#staff/ui/forms/use-saving.ts"
import { AmountInput, moneyOf } from "./amount-input.tsx"

type Props = { booking: StaffBooking; kind: PaymentKind; suggested: number; onClose: () => void }
type Values = {
  amount: number | null
  pricing: { currency: Currency }
  rate?: number
  method: PaymentMethod
  paidOn: string
  note: string
}

/** Records a payment or a refund, in either currency. It suggests what is still owed, or what is owed to the guest. */
export function PaymentDialog({ booking, kind, suggested, onClose }: Props) {
  const { currency: ofBooking } = booking.pricing
  const isOther = ({ pricing }: Pick<Typed<Values>, "pricing">) => pricing?.currency !== ofBooking
  return (
    <FormDialog<Values>
      title={kind === "payment" ? "bookings.payments.add" : "bookings.payments.refundAdd"}
      values={{
        amount: suggested || null,
        pricing: { currency: ofBooking },
        method: "transfer",
        paidOn: hanoiDate(),
        note: "",
      }}
      save={({ method, paidOn, note, rate, ...money }, key) => {
        const body = { kind, ...moneyOf(money), method, paidOn: paidOn ?? "", note: note ?? "" }
        return callApi(`/bookings/${booking._id}/payments`, {
          method: "POST",
          body: { ...body, ...(isOther(money) && { vndPerUsd: rate }) },
          key,
        })
      }}
      isReady={({ rate = 1, ...money }, isValid) =>
        isValid && moneyOf(money).amount > 0 && (!isOther(money) || (rate ?? 0) > 0)
      }
      done="bookings.payments.recorded"
      submit="bookings.actions.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <PaymentInputs pricing={booking.pricing} />
    </FormDialog>
  )
}

/** A payment without a year was made on the last such day. */
const EARLIEST = "2000-01-01"

function PaymentInputs({ pricing: ofBooking }: { pricing: StaffBooking["pricing"] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const today = useExchangeRate() ?? ofBooking.vndPerUsd
  const { rate = today, ...typed } = useWatch() as Typed<Values>
  const isOther = typed.pricing?.currency !== ofBooking.currency
  const counted = toMajor(rate ? convert(moneyOf(typed), ofBooking.currency, rate) : 0, ofBooking.currency)
  return (
    <>
      <AmountInput label="bookings.payments.amount" vndPerUsd={rate} isCompared={false} />
      {isOther && (
        <MoneyInput source="rate" label="bookings.payments.rate" currency="VND" initial={today} isCompared={false} />
      )}
      {isOther && counted > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate("bookings.payments.counts", { amount: formatPrice(counted, ofBooking.currency, language) })}
        </Alert>
      )}
      <SelectInput
        source="method"
        label="bookings.payments.method"
        choices={choicesOf(PAYMENT_METHODS, "bookings.payments")}
        isRequired
      />
      <DateInput source="paidOn" label="bookings.payments.paidOn" min={EARLIEST} max={hanoiDate()} />
      <TextInput source="note" label="bookings.payments.note" />
    </>
  )
}

type UndoProps = { bookingId: string; paymentId: string; onClose: () => void }

/** Takes a wrong payment or refund back by its opposite, for a reason that the history keeps. */
export function UndoPaymentDialog({ bookingId, paymentId, onClose }: UndoProps) {
  return (
    <FormDialog<{ reason: string }>
      title="bookings.payments.undoTitle"
      values={{ reason: "" }}
      save={({ reason }) =>
        callApi(`/bookings/${bookingId}/payments/${paymentId}/reverse`, { method: "POST", body: { reason } })
      }
      isReady={({ reason }) => Boolean(reason?.trim())}
      done="bookings.payments.undone"
      submit="bookings.payments.undo"
      isDangerous
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput source="reason" label="bookings.payments.undoReason" isRequired autoFocus />
    </FormDialog>
  )
}
