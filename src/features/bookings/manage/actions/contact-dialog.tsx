import type { Booking } from "#features/bookings/booking.ts"
import { screenMessages } from "#features/bookings/checkout/fields/screen-messages.ts"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { countryOf, textOf } from "#lib/posted-form.ts"
import { TextArea } from "#ui/form/field.tsx"
import { PhoneField } from "#ui/form/phone-field.tsx"
import { ChangeDialog } from "./change-dialog.tsx"

type Props = { booking: Booking; onClose: () => void }

const FIELDS = ["customerInfo.phone", "specialRequests"]

const words = {
  title: texts.contactTitle,
  send: texts.contactNow,
  done: texts.contactChanged,
  failed: texts.contactFailed,
}

/** Changes the phone number and the requests of a booking, such as a diet. */
export default function ContactDialog({ booking, onClose }: Props) {
  const t = useTranslate()
  return (
    <ChangeDialog
      booking={booking}
      fields={FIELDS}
      read={(form) => ({
        customerInfo: { phone: textOf(form, "phone"), ...countryOf(form) },
        specialRequests: textOf(form, "specialRequests"),
      })}
      words={words}
      onClose={onClose}
    >
      {({ ids, errors }) => (
        <>
          <PhoneField
            id={ids["customerInfo.phone"] ?? ""}
            label={t(screenMessages.phone)}
            known={booking.customerInfo.phone}
            required
            error={errors["customerInfo.phone"]}
          />
          <TextArea
            id={ids.specialRequests ?? ""}
            name="specialRequests"
            label={t(screenMessages.requests)}
            hint={t(screenMessages.requestsHint)}
            defaultValue={booking.specialRequests}
            error={errors.specialRequests}
          />
        </>
      )}
    </ChangeDialog>
  )
}
