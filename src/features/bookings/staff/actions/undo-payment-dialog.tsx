import { TextInput } from "react-admin"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"

type Props = { bookingId: string; paymentId: string; onClose: () => void }

/** Takes a wrong payment or refund back by its opposite, for a reason that the history keeps. */
export function UndoPaymentDialog({ bookingId, paymentId, onClose }: Props) {
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
