import type { Day, Tour } from "#features/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { pageMessages } from "./messages.ts"

export function TourItinerary({ tour }: { tour: Tour }) {
  const t = useTranslate()
  // The specification heads each day with a highlight. Days beyond them have their own title.
  const headings = [...tour.highlights, ...tour.itinerary.slice(tour.highlights.length).map(({ title }) => title)]
  if (headings.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(pageMessages.itinerary)}</h2>
      <ol className="mt-4 border-l-2 border-vermilion">
        {headings.map((heading, index) => (
          <li key={t(heading)} className="relative pb-8 pl-6 last:pb-0">
            <span
              className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-vermilion ring-4 ring-paper"
              aria-hidden="true"
            />
            <h3 className="text-lg font-bold">
              <span className="text-vermilion">{interpolate(t(pageMessages.dayN), { n: index + 1 })}</span> ·{" "}
              {t(heading)}
            </h3>
            <DayDetails day={tour.itinerary[index]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function DayDetails({ day }: { day: Day | undefined }) {
  const t = useTranslate()
  if (!day) return null
  const meals = day.meals.map((meal) => t(pageMessages.mealNames[meal])).join(", ")
  return (
    <>
      <p className="mt-2 max-w-[45em]">{t(day.description)}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
        {meals && <span>{interpolate(t(pageMessages.meals), { meals })}</span>}
        {day.stay && <span>{interpolate(t(pageMessages.stay), { stay: t(day.stay) })}</span>}
      </p>
    </>
  )
}
