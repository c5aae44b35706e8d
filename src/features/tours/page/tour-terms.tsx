import { preparationNames } from "#features/tours/fact-names.ts"
import { TOUR_TEXTS, type Tour } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Term, TermList } from "#ui/page/terms.tsx"
import { pageMessages } from "./messages.ts"

export function TourTerms({ tour }: { tour: Tour }) {
  const t = useTranslate()
  return (
    <>
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <TermList title={t(pageMessages.included)} items={tour.included} holds />
        <TermList title={t(pageMessages.excluded)} items={tour.excluded} holds={false} />
      </div>
      {tour.packing.length > 0 && (
        <div className="mt-12">
          <TermList title={t(preparationNames.packing)} items={tour.packing} holds />
        </div>
      )}
      {tour.requirements && <Term title={t(TOUR_TEXTS.requirements.name)} text={t(tour.requirements)} />}
      {tour.cancellationPolicy && <Term title={t(pageMessages.cancellation)} text={t(tour.cancellationPolicy)} />}
    </>
  )
}
