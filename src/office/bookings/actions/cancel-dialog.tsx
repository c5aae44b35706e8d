import { Alert } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { NumberInput, TextInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { backAfter } from "#domain/bookings/balance.ts"
import {
  type CancellationCause,
  type OneBookingAnswer,
  STAFF_CAUSES,
  type StaffBooking,
} from "#domain/bookings/booking.ts"
import type { CancellationAnswer } from "#domain/bookings/lifecycle/changes.schema.ts"
import type { Ledger } from "#domain/bookings/payments/payments.schema.ts"
import { splitPrice } from "#domain/bookings/quote/late-reduction.ts"
import { bookingMessages } from "#domain/bookings/staff/messages.ts"
import { formatDateTime } from "#i18n/format.ts"
import type { Language, Localized } from "#i18n/localized.ts"
import type { Rated } from "#i18n/money/money-text.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { ChoiceChips } from "#office/ui/forms/choice-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useMoney } from "#office/ui/money.tsx"
import { doneText, ratedOf } from "../format.ts"
import { BookingLine } from "./booking-line.tsx"

type Cancelled = Pick<
  StaffBooking,
  "reference" | "product" | "travelDate" | "_id" | "language" | "customerInfo" | "version" | "calledOff"
> & {
  pricing: Pick<StaffBooking["pricing"], "currency" | "total" | "vndPerUsd">
}
type Props = {
  booking: Cancelled
  isDeclining: boolean
  onClose: () => void
  onDone?: (answer: OneBookingAnswer) => void
}
type Values = { reason: string; cause?: CancellationCause; refundPercent?: number }

/** Cancels a booking, or declines a request. It says the fee by the policy, and what comes back; staff may change it. */
export function CancelDialog({ booking, isDeclining, onClose, onDone }: Props) {
  const translate = useTranslate()
  const { data: cost } = useQuery({
    queryKey: ["bookings", booking._id, "cancellation"],
    queryFn: async () => (await callApi<CancellationAnswer>(`/bookings/${booking._id}/cancellation`)).data,
  })
  const { data: ledger } = useApi<Ledger>(`/bookings/${booking._id}/payments`)
  const paid = ledger ? ledger.paid - ledger.refunded : 0
  const paidOther = ledger ? ledger.paidOther - ledger.refundedOther : 0
  // A request that is declined costs nothing, so there is a refund only if something was paid.
  const asksRefund = booking.pricing.total > 0 && (!isDeclining || paid > 0)
  const title = translate(isDeclining ? "bookings.actions.decline" : "bookings.actions.cancel")
  return (
    <FormDialog<Values>
      title={title}
      // A guest whose request is declined owes nothing.
      values={{ reason: booking.calledOff?.reason ?? "", ...(isDeclining && { refundPercent: 100 }) }}
      // Staff who write a reason of their own needn't choose one.
      save={async ({ reason, cause = "other", refundPercent }) => {
        const refund = refundPercent ?? cost?.refundPercent
        const body = {
          cancellationReason: reason,
          cancellationCause: cause,
          refundPercent: refund,
          version: booking.version,
        }
        const answer = await callApi(`/bookings/${booking._id}/cancel`, { method: "PUT", body })
        onDone?.(answer)
      }}
      isReady={({ reason, refundPercent }) =>
        Boolean(reason?.trim()) && (asksRefund ? refundPercent != null : isDeclining || cost !== undefined)
      }
      done={doneText(isDeclining ? "declined" : "cancelled", booking)}
      submit={title}
      isDangerous
      onClose={onClose}
    >
      <BookingLine booking={booking} />
      {!isDeclining && <Policy cost={cost} pricing={booking.pricing} />}
      {ledger && asksRefund && (
        <Paid
          {...{ paid, paidOther, isOtherExact: ledger.isOtherExact, lateFee: cost?.lateFee ?? 0 }}
          pricing={booking.pricing}
        />
      )}
      <CauseChips guestLanguage={booking.language} />
      <TextInput source="reason" label="bookings.cancelling.reason" isRequired multiline minRows={2} autoFocus />
      {asksRefund && (
        <NumberInput
          source="refundPercent"
          label="bookings.cancelling.refund"
          defaultValue={cost?.refundPercent}
          min={0}
          max={100}
        />
      )}
    </FormDialog>
  )
}

/** Chooses why, and writes what the guest reads of it unless staff have written something themselves. */
function CauseChips({ guestLanguage }: { guestLanguage: Language }) {
  const language = useStaffLanguage()
  const { setValue, getValues } = useFormContext<Values>()
  const chosen = useWatch({ name: "cause" })
  const texts: Partial<Record<CancellationCause, Localized>> = bookingMessages.causeTexts
  const written = Object.values(texts).map((text) => text[guestLanguage])
  const choose = (cause: CancellationCause) => {
    const { reason } = getValues()
    setValue("cause", cause, { shouldDirty: true })
    if (reason.trim() === "" || written.includes(reason))
      setValue("reason", texts[cause]?.[guestLanguage] ?? "", { shouldDirty: true, shouldValidate: true })
  }
  return (
    <ChoiceChips
      label="bookings.cancelling.cause"
      choices={STAFF_CAUSES.map((id) => ({ id, name: bookingMessages.causes[id][language] }))}
      chosen={chosen}
      onChoose={choose}
    />
  )
}

type PolicyProps = { cost: CancellationAnswer["data"] | undefined; pricing: Rated }

function costKind({ fee, lateFee }: CancellationAnswer["data"]) {
  if (fee === 0) return "free"
  return lateFee > 0 ? "policyWithLate" : "policy"
}

/** Shows what cancelling costs by the trip's policy. */
function Policy({ cost, pricing }: PolicyProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const money = useMoney(pricing)
  const given: number | null | undefined = useWatch({ name: "refundPercent" })
  const isLess = cost !== undefined && given != null && given < cost.refundPercent
  return (
    <Alert severity={isLess ? "warning" : "info"} sx={{ mb: 2 }}>
      {cost
        ? translate(`bookings.cancelling.${costKind(cost)}`, {
            percent: 100 - cost.refundPercent,
            fee: money(cost.fee),
            late: money(cost.lateFee),
          })
        : translate("bookings.cancelling.loading")}{" "}
      {cost?.until && translate("bookings.cancelling.until", { time: formatDateTime(cost.until, language) })}{" "}
      {isLess && translate("bookings.cancelling.less", { percent: given })}
    </Alert>
  )
}

type PaidProps = { paid: number; paidOther: number; isOtherExact: boolean; lateFee: number } & Pick<
  Cancelled,
  "pricing"
>

/** Shows what was paid, and what comes back of it by the percentage that is typed. */
function Paid({ paid, paidOther, isOtherExact, lateFee, pricing }: PaidProps) {
  const translate = useTranslate()
  const refundPercent: number | null | undefined = useWatch({ name: "refundPercent" })
  const money = useMoney(ratedOf({ pricing, isOtherExact }))
  const { currency, total } = pricing
  const { fee } = splitPrice(toMinor(total, currency), toMinor(lateFee, currency), refundPercent ?? 0)
  const back = backAfter(toMajor(fee, currency), { paid, paidOther, pricing })
  const said = { paid: money(paid, paidOther), refund: money(back.own, back.other) }
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(`bookings.cancelling.${paid > 0 ? "paid" : "unpaid"}`, said)}
    </Alert>
  )
}
