import { Check, Minus } from "lucide-react"
import { useT } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Tour } from "./tour.ts"
import { pageMessages } from "./tour-page-messages.ts"

/** What the price holds and does not, what to know before, and what cancelling costs. */
export function TourTerms({ tour }: { tour: Tour }) {
  const t = useT()
  return (
    <>
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <TermList title={t(pageMessages.included)} items={tour.included} icon={Check} tone="text-confirmed" />
        <TermList title={t(pageMessages.excluded)} items={tour.excluded} icon={Minus} tone="text-soft" />
      </div>
      {tour.requirements && <Term title={t(pageMessages.requirements)} text={t(tour.requirements)} />}
      {tour.cancellationPolicy && <Term title={t(pageMessages.cancellation)} text={t(tour.cancellationPolicy)} />}
    </>
  )
}

type ListProps = { title: string; items: LocalizedContent[]; icon: typeof Check; tone: string }

function TermList({ title, items, icon: Icon, tone }: ListProps) {
  const t = useT()
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl font-bold">{title}</h2>
      <ul className="mt-3 space-y-2">
        {items.map((item) => (
          <li key={item.en} className="flex gap-3">
            <Icon className={`mt-1 size-5 shrink-0 ${tone}`} aria-hidden="true" />
            <span>{t(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Term({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{title}</h2>
      <p className="mt-3 max-w-[65ch]">{text}</p>
    </section>
  )
}
