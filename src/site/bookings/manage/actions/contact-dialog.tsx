import type { Booking } from "#domain/bookings/booking.ts"
import { countryOf, textOf } from "#lib/posted-form.ts"
import { GuestPhoneField, RequestsField } from "#site/bookings/checkout/fields/customer-fields.tsx"
import { ChangeDialog } from "./change-dialog.tsx"
import { changeMessages } from "./change-messages.ts"

type Props = { booking: Booking; onClose: () => void }

const FIELDS = ["customerInfo.phone", "specialRequests"]

/** Changes the phone number and the requests of a booking, such as a diet. */
export default function ContactDialog({ booking, onClose }: Props) {
  return (
    <ChangeDialog
      booking={booking}
      fields={FIELDS}
      read={(form) => ({
        customerInfo: { phone: textOf(form, "phone"), ...countryOf(form) },
        specialRequests: textOf(form, "specialRequests"),
      })}
      words={changeMessages.contact}
      onClose={onClose}
    >
      <GuestPhoneField known={booking.customerInfo.phone} />
      <RequestsField written={booking.specialRequests} />
    </ChangeDialog>
  )
}
