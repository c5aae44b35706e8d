import { Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { canBecome, type StaffBooking } from "#domain/bookings/booking.ts"
import { dateOf, paymentWords } from "#domain/bookings/summary/payment-words.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { PaymentPlanInputs } from "#office/catalogue/payment-plan-inputs.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { useMoney } from "#office/ui/money.tsx"
import { ratedOf } from "../format.ts"
import { NotifyInput, ReasonInput } from "./change-booking.tsx"

const TONES = { overdue: "danger", due: "warning", later: "neutral", paid: "success" } as const

/** What the guest pays by the plan: what is due, what is due later, and what is paid. */
export function PaymentPlanSteps({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const write = useMoney(ratedOf(booking))
  const { payments, status } = booking
  const words = paymentWords(payments, language, ({ own, other }) => write(own, other))
  const isOpen = canBecome(status, "cancelled")
  const may = useMay()("payments") && isOpen
  return (
    <Box sx={{ my: 1 }}>
      {words.map(({ key, title, amount, when, partly, state }) => (
        <Stack
          key={key}
          direction="row"
          sx={{ columnGap: 1, py: 1, flexWrap: "wrap", alignItems: "center", borderTop: 1, borderColor: "divider" }}
        >
          <Box sx={{ flex: { xs: "1 0 100%", sm: 1 } }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Hint>{withDots(when, partly)}</Hint>
          </Box>
          {(status === "confirmed" || state === "paid") && (
            <StatusChip label={translate(`bookings.plan.states.${state}`)} tone={TONES[state]} />
          )}
          <Typography sx={{ ml: "auto", textAlign: "right" }}>{amount}</Typography>
        </Stack>
      ))}
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
