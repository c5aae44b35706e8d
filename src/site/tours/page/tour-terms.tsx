import { useSuspenseQuery } from "@tanstack/react-query"
import { howToPayFor } from "#domain/catalogue/payment-plan-words.ts"
import { preparationNames } from "#domain/tours/fact-names.ts"
import { pageMessages } from "#domain/tours/page/messages.ts"
import { TOUR_TEXTS, type Tour } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { Icon } from "#site/ui/icon.tsx"
import { Paragraphs, Term, TermList } from "#site/ui/page/terms.tsx"

export function TourTerms({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
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
      <Term title={t(pageMessages.payment)} text={t(howToPayFor(tour, settings))} />
      {tour.cancellationPolicy && <Term title={t(pageMessages.cancellation)} text={t(tour.cancellationPolicy)} />}
    </>
  )
}

/** What guests ask about a tour, each answer folded under its question. */
export function TourQuestions({ questions }: { questions: Tour["questions"] }) {
  const t = useTranslate()
  if (questions.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(preparationNames.questions)}</h2>
      <div className="mt-4 max-w-[45em] divide-y divide-hairline border-y border-hairline">
        {questions.map(({ question, answer }) => (
          <details key={t(question)} className="group">
            <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
              <h3 className="font-semibold">{t(question)}</h3>
              <Icon
                name="chevron-right"
                className="size-5 shrink-0 text-soft transition-transform group-open:rotate-90"
              />
            </summary>
            <div className="pb-4">
              <Paragraphs text={t(answer)} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
