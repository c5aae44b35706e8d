import { useQueryClient } from "@tanstack/react-query"
import type { Booking } from "#features/bookings/booking.ts"
import { screenMessages } from "#features/bookings/checkout/fields/screen-messages.ts"
import { refreshAfterConflict } from "#features/bookings/checkout/refresh-after-conflict.ts"
import { replaceBooking } from "#features/bookings/manage/booking-cache.ts"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { changeBooking } from "#features/bookings/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { countryOf, textOf } from "#lib/posted-form.ts"
import { Button } from "#ui/button.tsx"
import { TextArea } from "#ui/form/field.tsx"
import { PhoneField } from "#ui/form/phone-field.tsx"
import { PostForm } from "#ui/form/post-form.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { showToast } from "#ui/overlay/toast.tsx"

type Props = { booking: Booking; onClose: () => void }

const FIELDS = ["customerInfo.phone", "specialRequests"]

/** Changes the phone number and the requests of a booking, such as a diet. */
export default function ContactDialog({ booking, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { ids, sending, submitting, problems, sent } = useSubmit("", FIELDS, texts.contactFailed)
  const submit = submitting({
    read: (form) => ({
      customerInfo: { phone: textOf(form, "phone"), ...countryOf(form) },
      specialRequests: textOf(form, "specialRequests"),
      version: booking.version,
    }),
    check: () => [],
    send: async (change) => {
      const changed = await changeBooking(booking._id, change, language).catch((error) => {
        refreshAfterConflict(queryClient, error, booking._id)
        throw error
      })
      replaceBooking(queryClient, changed)
      showToast("good", t(texts.contactChanged))
      onClose()
    },
  })
  return (
    <Dialog title={interpolate(t(texts.contactTitle), { product: t(booking.product.name) })} onClose={onClose}>
      <PostForm form={{ sent, problems }} page={undefined} onSubmit={submit} className="grid gap-5">
        <PhoneField
          id={ids["customerInfo.phone"] ?? ""}
          label={t(screenMessages.phone)}
          known={booking.customerInfo.phone}
          required
          error={problems.errors["customerInfo.phone"]}
        />
        <TextArea
          id={ids.specialRequests ?? ""}
          name="specialRequests"
          label={t(screenMessages.requests)}
          hint={t(screenMessages.requestsHint)}
          defaultValue={booking.specialRequests}
          error={problems.errors.specialRequests}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={sending}>
            {t(sending ? texts.sendingDetails : texts.contactNow)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t(texts.detailsNot)}
          </Button>
        </div>
      </PostForm>
    </Dialog>
  )
}
