import { useMemo } from "react"
import { ReviewList } from "#features/reviews/review-list.tsx"
import type { Tour } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { pageMessages } from "./messages.ts"
import { AskAboutTour, type OrderState } from "./tour-booking-card.tsx"
import { TourItinerary } from "./tour-itinerary.tsx"
import { TourOnward } from "./tour-onward.tsx"
import { TourQuestions } from "./tour-questions.tsx"
import { TourTerms } from "./tour-terms.tsx"

type Props = { tour: Tour; order: OrderState }

export function TourBelowFold({ tour, order }: Props) {
  const t = useTranslate()
  const of = useMemo(() => ({ tour: tour._id }), [tour._id])
  return (
    <>
      <TourItinerary tour={tour} />
      <TourTerms tour={tour} />
      <TourQuestions questions={tour.questions} />
      {tour.reviews && <ReviewList of={of} summary={tour.reviews} />}
      <TourOnward tour={tour} />
      <div className="mt-12 lg:hidden">
        <h2 className="text-2xl font-bold">{t(pageMessages.unsure)}</h2>
        <AskAboutTour tour={tour} order={order} className="mt-3 max-w-sm" />
      </div>
    </>
  )
}
