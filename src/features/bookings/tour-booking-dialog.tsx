import type { Tour } from "#features/tours/tour.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { useT } from "#i18n/language.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { screenMessages as texts } from "./screen-messages.ts"
import { TourBookingForm } from "./tour-booking-form.tsx"

type Props = { tour: Tour; onClose: () => void; onSent: () => void }

/** Books a tour without leaving its page. Nothing typed is lost when something is wrong. */
export default function TourBookingDialog({ tour, onClose, onSent }: Props) {
  const t = useT()
  return (
    <Dialog title={fillIn(t(texts.bookTour), { tour: t(tour.title) })} onClose={onClose}>
      <TourBookingForm tour={tour} onSent={onSent} />
    </Dialog>
  )
}
