import type { Tour } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import { TourBookingForm } from "./tour-booking-form.tsx"
import type { OrderState } from "./use-tour-draft.ts"

type Props = { tour: Tour; order: OrderState; onClose: () => void; onSent: () => void }

export default function TourBookingDialog({ tour, order, onClose, onSent }: Props) {
  const t = useTranslate()
  return (
    <Dialog title={t(texts.bookTour, { tour: t(tour.title) })} onClose={onClose}>
      <TourBookingForm tour={tour} order={order} onSent={onSent} />
    </Dialog>
  )
}
