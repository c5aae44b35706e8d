import { Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { canBecome, type StaffBooking } from "#domain/bookings/booking.ts"
import { dateOf } from "#domain/bookings/summary/payment-words.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { PaymentPlanInputs } from "#office/catalogue/payment-plan-inputs.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ratedOf } from "../format.ts"
import { PaymentSteps } from "../payment-steps.tsx"
import { NotifyInput, ReasonInput } from "./change-booking.tsx"

/** What the guest pays by the plan: what is due, what is due later, and what is paid. */
export function PaymentPlanSteps({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { payments, status } = booking
  const isOpen = canBecome(status, "cancelled")
  const may = useMay()("payments") && isOpen
  return (
    <Box sx={{ my: 1 }}>
      <PaymentSteps payments={payments} of={ratedOf(booking)} isDemanded={status === "confirmed"} />
      {payments.releaseAt && (
        <Hint>{translate("bookings.plan.releases", { date: dateOf(payments.releaseAt, language) })}</Hint>
      )}
      {may && (
        <DialogButton
          label={payments.plan ? "bookings.plan.change" : "bookings.plan.make"}
          size="small"
          dialog={(onClose) => <PlanDialog booking={booking} onClose={onClose} />}
        />
      )}
    </Box>
  )
}

type Values = { paymentPlan: PaymentPlan | null; notifyGuest: boolean; reason?: string }

/** Agrees on another plan, or on none. */
function PlanDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const translate = useTranslate()
  const { _id, version, payments } = booking
  return (
    <FormDialog<Values>
      title="bookings.plan.title"
      values={{ paymentPlan: payments.plan, notifyGuest: true }}
      save={({ paymentPlan, notifyGuest, reason }) => {
        const body = { paymentPlan: paymentPlan ?? null, notifyGuest, ...(reason && { reason }), version }
        return callApi(`/bookings/${_id}/payment-plan`, { method: "PUT", body })
      }}
      done="bookings.plan.changed"
      submit="bookings.actions.save"
      onClose={onClose}
      maxWidth="md"
    >
      <PaymentPlanInputs label="bookings.plan.on" />
      <Hint>{translate("bookings.plan.hint")}</Hint>
      <NotifyInput booking={booking} />
      <ReasonInput />
    </FormDialog>
  )
}
