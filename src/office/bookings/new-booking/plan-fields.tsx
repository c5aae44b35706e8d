import { Alert, Box, Stack } from "@mui/material"
import { useTranslate } from "react-admin"
import { quotePayments } from "#domain/bookings/payment-plan/payment-steps.ts"
import { startInstant } from "#domain/bookings/quote/cancellation.ts"
import type { Payments, Quoted } from "#domain/bookings/quote/types.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { now } from "#lib/clock.ts"
import { toMinor } from "#lib/money.ts"
import { PaymentPlanInputs } from "#office/catalogue/payment-plan-inputs.tsx"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { PaymentSteps } from "../payment-steps.tsx"
import type { NewOrder } from "./new-order.ts"
import type { OrderProps } from "./order-field.tsx"

type Props = OrderProps & { quoted: Quoted | undefined }

/** What the guest will pay by when, once the booking is confirmed, and another plan if staff agree on one. */
export function PlanFields({ order, change, errors, quoted }: Props) {
  const translate = useTranslate()
  if (!quoted) return null
  const payments = paymentsOf(order, quoted)
  const problem = Object.entries(errors).find(([field]) => field.startsWith("paymentPlan"))?.[1]
  return (
    <Box sx={{ my: 1 }}>
      <PaymentSteps payments={payments} of={{ ...priceOf(order, quoted), isOtherExact: false }} isDemanded={false} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        <DialogButton
          label={payments.plan ? "bookings.plan.change" : "bookings.plan.make"}
          size="small"
          dialog={(onClose) => (
            <PlanDialog plan={payments.plan} onChange={(paymentPlan) => change({ paymentPlan })} onClose={onClose} />
          )}
        />
        {order.paymentPlan !== undefined && (
          <ActionButton
            label={translate("bookings.plan.usual")}
            size="small"
            onClick={() => change({ paymentPlan: undefined })}
          />
        )}
      </Stack>
    </Box>
  )
}

/** The price that was agreed, else the one that was computed. */
function priceOf({ agreed }: NewOrder, quoted: Quoted): Quoted {
  if (!agreed.amount) return quoted
  return { ...quoted, currency: agreed.currency, totalMinor: toMinor(agreed.amount, agreed.currency) }
}

function paymentsOf(order: NewOrder, quoted: Quoted): Payments {
  const { payments } = quoted
  const plan = order.paymentPlan === undefined ? payments.plan : order.paymentPlan
  return quotePayments(priceOf(order, quoted), plan, startInstant(quoted), new Date(now()))
}

type DialogProps = { plan: PaymentPlan | null; onChange: (plan: PaymentPlan | null) => void; onClose: () => void }

function PlanDialog({ plan, onChange, onClose }: DialogProps) {
  return (
    <FormDialog<{ paymentPlan: PaymentPlan | null }>
      title="bookings.plan.title"
      values={{ paymentPlan: plan }}
      save={({ paymentPlan }) => onChange(paymentPlan ?? null)}
      isReady={(_, isValid) => isValid}
      submit="bookings.plan.use"
      onClose={onClose}
      maxWidth="md"
    >
      <PaymentPlanInputs label="bookings.plan.on" />
    </FormDialog>
  )
}
