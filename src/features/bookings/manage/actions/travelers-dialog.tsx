import { useQueryClient } from "@tanstack/react-query"
import type { Booking } from "#features/bookings/booking.ts"
import { TravelerFields } from "#features/bookings/checkout/fields/traveler-fields.tsx"
import { readTravelers, travelerPaths } from "#features/bookings/checkout/fields/traveler-list.ts"
import { refreshAfterConflict } from "#features/bookings/checkout/refresh-after-conflict.ts"
import { replaceBooking } from "#features/bookings/manage/booking-cache.ts"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { changeBooking } from "#features/bookings/queries.ts"
import { travelersOf } from "#features/bookings/summary/booking-summary.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { PostForm } from "#ui/form/post-form.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { showToast } from "#ui/overlay/toast.tsx"

type Props = { booking: Booking; onClose: () => void }

/** Asks for the names of all who travel, and for what else the tour needs of them. */
export default function TravelersDialog({ booking, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { travelers, tourDetails, transferDetails } = booking
  const paths = ["travelerList", ...travelerPaths(travelers)]
  const { ids, sending, submitting, problems, sent } = useSubmit("", paths, texts.detailsFailed)
  const submit = submitting({
    read: (form) => ({ travelerList: readTravelers(form, travelers), version: booking.version }),
    check: () => [],
    send: async (change) => {
      const changed = await changeBooking(booking._id, change, language).catch((error) => {
        refreshAfterConflict(queryClient, error, booking._id)
        throw error
      })
      replaceBooking(queryClient, changed)
      showToast("good", t(texts.detailsSent))
      onClose()
    },
  })
  return (
    <Dialog title={interpolate(t(texts.travelersTitle), { product: t(booking.product.name) })} onClose={onClose}>
      <PostForm form={{ sent, problems }} page={undefined} onSubmit={submit} className="grid gap-5">
        <TravelerFields
          people={travelers}
          asksPassports={(tourDetails ?? transferDetails)?.needsTravelers === "passports"}
          known={travelersOf(booking)}
          ids={ids}
          errors={problems.errors}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={sending}>
            {t(sending ? texts.sendingDetails : texts.sendDetails)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t(texts.detailsNot)}
          </Button>
        </div>
      </PostForm>
    </Dialog>
  )
}
