import { Alert } from "@mui/material"
import type { ReactNode } from "react"
import { SelectInput, TextInput, useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { PAYMENT_METHODS, type PaymentKind, type PaymentMethod } from "#domain/bookings/booking.ts"
import type { Ledger } from "#domain/bookings/payments/payments.schema.ts"
import { formatPrice } from "#i18n/format.ts"
import { type Currency, convert, otherCurrency, toMajor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import type { Most } from "#office/ui/fields/money-question.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { AmountInput, moneyOf } from "./amount-input.tsx"
import { PaymentWhere, whereOf } from "./payment-where.tsx"

type Props = { booking: StaffBooking; kind: PaymentKind; ledger: Ledger; onClose: () => void }
type Values = {
  amount: number | null
  pricing: { currency: Currency }
  rate?: number
  method: PaymentMethod
  account: string
  collectedBy: string
  paidOn: string
  note: string
}

/**
 * Records a payment or a refund, in either currency. It starts in that of the last payment, otherwise in đồng, with what
 * is still owed, or what is owed to the guest.
 */
export function PaymentDialog({ booking, kind, ledger, onClose }: Props) {
  const { currency: ofBooking } = booking.pricing
  const isOther = ({ pricing }: Pick<Typed<Values>, "pricing">) => pricing?.currency !== ofBooking
  const currency = lastCurrency(ledger)
  const most = mostOf(booking, ledger, kind)
  const isAbove = ({ amount, pricing }: Pick<Typed<Values>, "amount" | "pricing">) =>
    kind === "payment" && (amount ?? 0) > most.amounts[pricing?.currency ?? "VND"]
  return (
    <FormDialog<Values>
      title={kind === "payment" ? "bookings.payments.add" : "bookings.payments.refundAdd"}
      values={{
        amount: most.amounts[currency] || null,
        pricing: { currency },
        method: "transfer",
        account: "",
        collectedBy: "",
        paidOn: hanoiDate(),
        note: "",
      }}
      save={({ method, account, collectedBy, paidOn, note, rate, ...money }, key) => {
        const where = whereOf({ method, account, collectedBy: kind === "payment" ? collectedBy : "" })
        const body = { kind, ...moneyOf(money), method, ...where, paidOn: paidOn ?? "", note: note ?? "" }
        return callApi(`/bookings/${booking._id}/payments`, {
          method: "POST",
          body: { ...body, ...(isOther(money) && { vndPerUsd: rate }), ...(isAbove(money) && { aboveBalance: true }) },
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
      <PaymentInputs pricing={booking.pricing} most={most}>
        <PaymentWhere bookingId={booking._id} kind={kind} />
      </PaymentInputs>
    </FormDialog>
  )
}

const lastCurrency = ({ payments }: Ledger): Currency =>
  payments.findLast(({ reverses, isReversed }) => !reverses && !isReversed)?.currency ?? "VND"

/** Returns what the guest owes in each currency, or what is owed to them. */
function mostOf({ pricing }: StaffBooking, { currency, balance, balanceOther }: Ledger, kind: PaymentKind): Most {
  const sign = kind === "payment" ? 1 : -1
  const left = { [currency]: sign * balance, [otherCurrency(currency)]: sign * balanceOther } as Most["amounts"]
  const of = kind === "refund" ? "back" : pricing.total === 0 ? "price" : "owed"
  return { amounts: { USD: Math.max(0, left.USD), VND: Math.max(0, left.VND) }, of }
}

/** Who means thousands types 2.241. */
const LEAST_VND = 10_000

/** A payment without a year was made on the last such day. */
const EARLIEST = "2000-01-01"

type InputsProps = { pricing: StaffBooking["pricing"]; most: Most; children: ReactNode }

function PaymentInputs({ pricing: ofBooking, most, children }: InputsProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { currency: booked, vndPerUsd } = ofBooking
  const { rate = vndPerUsd, ...typed } = useTyped<Values>()
  const currency = typed.pricing?.currency ?? "VND"
  const isOther = currency !== booked
  const isAll = rate === vndPerUsd && typed.amount === most.amounts[currency]
  const converted = toMajor(rate ? convert(moneyOf(typed), booked, rate) : 0, booked)
  const counted = isAll ? most.amounts[booked] : converted
  const says = isAll ? `all.${most.of}` : "counts"
  return (
    <>
      <AmountInput
        label="bookings.payments.amount"
        vndPerUsd={rate}
        isCompared={false}
        same={most.amounts}
        most={most}
        least={LEAST_VND}
      />
      {isOther && (
        <MoneyInput
          source="rate"
          label="bookings.payments.rate"
          currency="VND"
          isRate
          initial={vndPerUsd}
          helperText="bookings.payments.rateHint"
        />
      )}
      {isOther && counted > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(`bookings.payments.${says}`, { amount: formatPrice(counted, booked, language) })}
        </Alert>
      )}
      <SelectInput
        source="method"
        label="bookings.payments.method"
        choices={choicesOf(PAYMENT_METHODS, "bookings.payments")}
        isRequired
      />
      {children}
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
