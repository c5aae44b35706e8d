import { useMemo } from "react"
import { ConsultationButton } from "#features/consultations/consultation-button.tsx"
import { ReviewsCard } from "#features/reviews/reviews-card.tsx"
import { useT } from "#i18n/language.tsx"
import type { Tour } from "./tour.ts"
import { TourItinerary } from "./tour-itinerary.tsx"
import { pageMessages } from "./tour-page-messages.ts"
import { TourTerms } from "./tour-terms.tsx"

/** What stands on the page of a tour below its overview. */
export function TourMore({ tour }: { tour: Tour }) {
  const t = useT()
  const of = useMemo(() => ({ tour: tour._id }), [tour._id])
  return (
    <>
      <TourItinerary tour={tour} />
      <TourTerms tour={tour} />
      {tour.reviews && <ReviewsCard of={of} summary={tour.reviews} />}
      <div className="mt-12 lg:hidden">
        <h2 className="text-2xl font-bold">{t(pageMessages.unsure)}</h2>
        <ConsultationButton source="tour" tour={tour} className="mt-3" />
      </div>
    </>
  )
}
