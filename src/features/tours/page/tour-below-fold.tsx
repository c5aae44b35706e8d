import { useMemo } from "react"
import { ConsultationButton } from "#features/enquiries/consultation/consultation-button.tsx"
import { ReviewList } from "#features/reviews/review-list.tsx"
import type { Tour } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { pageMessages } from "./messages.ts"
import { TourItinerary } from "./tour-itinerary.tsx"
import { TourTerms } from "./tour-terms.tsx"

export function TourBelowFold({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const of = useMemo(() => ({ tour: tour._id }), [tour._id])
  return (
    <>
      <TourItinerary tour={tour} />
      <TourTerms tour={tour} />
      {tour.reviews && <ReviewList of={of} summary={tour.reviews} />}
      <div className="mt-12 lg:hidden">
        <h2 className="text-2xl font-bold">{t(pageMessages.unsure)}</h2>
        <ConsultationButton source="tour" tour={tour} className="mt-3" />
      </div>
    </>
  )
}
