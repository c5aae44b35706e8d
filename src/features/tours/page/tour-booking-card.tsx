import { lazy } from "react"
import { PriceWordsList } from "#features/bookings/checkout/price-words-list.tsx"
import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { ConsultationButton } from "#features/enquiries/consultation/consultation-button.tsx"
import { messages } from "#features/tours/messages.ts"
import type { Tour } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { buttonClass } from "#ui/button.tsx"
import { DialogButton } from "#ui/overlay/dialog-button.tsx"
import { ActionBar } from "#ui/page/action-bar.tsx"
import { Price } from "#ui/price.tsx"
import { pageMessages } from "./messages.ts"

const fetchDialog = () => import("#features/bookings/checkout/tour-booking-dialog.tsx")
const TourBookingDialog = lazy(fetchDialog)

export function TourBookingCard({ tour }: { tour: Tour }) {
  const t = useTranslate()
  return (
    <aside className="sticky top-36 panel hidden p-6 lg:block">
      <FromPrice tour={tour} />
      <PriceWordsList tour={tour} className="mt-3" />
      <BookButton tour={tour} className="mt-4 w-full" />
      <ul className="mt-4 space-y-1.5 text-sm text-soft">
        <li>{t(pageMessages.payNothing)}</li>
        <li>{t(cancellationWords(tour.cancellationBands))}</li>
        {!tour.hasDepartures && <li>{t(pageMessages.onRequest)}</li>}
      </ul>
      <ConsultationButton source="tour" tour={tour} className="mt-4 w-full" />
    </aside>
  )
}

export function TourBookingBar({ tour }: { tour: Tour }) {
  return (
    <ActionBar>
      <FromPrice tour={tour} />
      <BookButton tour={tour} />
    </ActionBar>
  )
}

function FromPrice({ tour }: { tour: Tour }) {
  const t = useTranslate()
  return (
    <p>
      {tour.price > 0 && <span className="block text-sm text-soft">{t(messages.from)}</span>}
      <Price
        amount={tour.price}
        currency={tour.pricing.currency}
        other="below"
        unit={t(messages.perPerson)}
        className="text-2xl"
      />
    </p>
  )
}

function BookButton({ tour, className = "" }: { tour: Tour; className?: string }) {
  const t = useTranslate()
  return (
    <DialogButton
      to="/$kind/$slug/book"
      params={{ kind: "tour", slug: tour.slug }}
      className={`${buttonClass()} ${className}`}
      prefetch={fetchDialog}
      dialog={(on) => <TourBookingDialog tour={tour} {...on} />}
    >
      {t(pageMessages.chooseDate)}
    </DialogButton>
  )
}
