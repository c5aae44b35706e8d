import { daysOf } from "#domain/tours/page/fact-list.ts"
import { pageMessages } from "#domain/tours/page/messages.ts"
import type { Day, Tour } from "#domain/tours/tour.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { Icon } from "#site/ui/icon.tsx"
import { TourMap } from "./map/tour-map.tsx"

/** Up to this many days, all are open at first. */
const OPEN_DAYS = 3

/** The days, each to fold, beside a map of the route. */
export function TourItinerary({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const days = daysOf(tour)
  if (days.length === 0) return null
  return (
    <section className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-2xl font-bold">{t(pageMessages.itinerary)}</h2>
        {tour.isActive && <ItineraryLink slug={tour.slug} />}
      </div>
      <div className="mt-4 grid items-start gap-8 md:has-[figure]:grid-cols-[minmax(0,1fr)_17.5rem]">
        <TourMap tour={tour} className="mx-auto w-full max-w-md md:sticky md:top-36 md:order-last" />
        <ol className="border-l-2 border-vermilion">
          {days.map(({ heading, day }, index) => (
            <ItineraryDay
              key={t(heading)}
              n={index + 1}
              heading={heading}
              day={day}
              open={index === 0 || days.length <= OPEN_DAYS}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

function ItineraryLink({ slug }: { slug: string }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <a
      href={`/api/tours/slug/${slug}/itinerary.pdf?language=${language}`}
      download
      className="text-link inline-flex min-h-11 items-center print:hidden"
    >
      {t(pageMessages.itineraryPdf)}
    </a>
  )
}

type DayProps = { n: number; heading: LocalizedContent; day: Day | undefined; open: boolean }

function ItineraryDay({ n, heading, day, open }: DayProps) {
  const t = useTranslate()
  const title = (
    <h3 className="text-lg font-bold">
      <span className="text-vermilion">{interpolate(t(pageMessages.dayN), { n })}</span> · {t(heading)}
    </h3>
  )
  return (
    <li className="relative pb-5 pl-6 last:pb-0">
      <span
        className="absolute top-4 -left-[7px] size-3 rounded-full bg-vermilion ring-4 ring-paper"
        aria-hidden="true"
      />
      {day ? (
        <details className="group" open={open}>
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
            {title}
            <Icon
              name="chevron-right"
              className="size-5 shrink-0 text-soft transition-transform group-open:rotate-90"
            />
          </summary>
          {/* Browsers open the day when a link leads here. */}
          <div id={`day-${n}`} className="scroll-mt-40 pb-3">
            <DayDetails day={day} />
          </div>
        </details>
      ) : (
        <div id={`day-${n}`} className="flex min-h-11 scroll-mt-32 items-center">
          {title}
        </div>
      )}
    </li>
  )
}

function DayDetails({ day }: { day: Day }) {
  const t = useTranslate()
  const meals = day.meals.map((meal) => t(pageMessages.mealNames[meal])).join(", ")
  return (
    <>
      {day.steps?.length ? <Steps steps={day.steps} /> : <p className="mt-1 max-w-[45em]">{t(day.description)}</p>}
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-soft">
        {meals && <span>{interpolate(t(pageMessages.meals), { meals })}</span>}
        {day.stay && <span>{interpolate(t(pageMessages.stay), { stay: t(day.stay) })}</span>}
      </p>
    </>
  )
}

/** The times of a day on the left, what happens on the right. */
function Steps({ steps }: { steps: NonNullable<Day["steps"]> }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ol className="mt-1 max-w-[45em] space-y-2.5">
      {steps.map(({ time, text }) => (
        <li key={t(text)} className="grid grid-cols-[4.75rem_1fr] gap-x-3">
          {time ? (
            <time dateTime={time} className="font-semibold text-soft tabular-nums">
              {formatTime(time, language)}
            </time>
          ) : (
            <span />
          )}
          <span>{t(text)}</span>
        </li>
      ))}
    </ol>
  )
}
