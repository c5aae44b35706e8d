import { preparationNames } from "#features/tours/fact-names.ts"
import type { Tour } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import { Paragraphs } from "#ui/page/terms.tsx"

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
