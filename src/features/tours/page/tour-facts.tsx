import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { factNames, levelNames } from "#features/tours/fact-names.ts"
import { messages } from "#features/tours/messages.ts"
import { TOUR_TEXTS, type Tour } from "#features/tours/tour.ts"
import { formatLength } from "#features/tours/tour-length.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Fact, Facts } from "#ui/page/facts.tsx"
import { agesWords, languagesWords, mealsWords, monthsWords } from "./fact-words.ts"
import { pageMessages } from "./messages.ts"

export function TourFacts({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const language = useLanguage()
  const { facts } = tour
  const group = facts.groupSize === null ? "" : interpolate(t(pageMessages.groupSize), { n: facts.groupSize })
  return (
    <Facts>
      <Fact icon="calendar-days" label={t(messages.duration)} value={formatLength(tour.duration, t, language)} />
      <Fact icon="clock" label={t(pageMessages.startTime)} value={formatTime(tour.startTime, language)} />
      <Fact icon="map-pin" label={t(TOUR_TEXTS.meetingPoint.name)} value={tour.meetingPoint && t(tour.meetingPoint)} />
      <Fact
        icon="shield-check"
        label={t(pageMessages.cancellation)}
        value={t(cancellationWords(tour.cancellationBands))}
      />
      <Fact icon="user" label={t(pageMessages.ages)} value={agesWords(facts, language)} />
      <Fact icon="footprints" label={t(factNames.level)} value={facts.level && t(levelNames[facts.level])} />
      <Fact icon="users" label={t(factNames.groupSize)} value={group} />
      <Fact
        icon="languages"
        label={t(factNames.guideLanguages)}
        value={languagesWords(facts.guideLanguages, language)}
      />
      <Fact icon="utensils" label={t(pageMessages.mealsIncluded)} value={mealsWords(tour.itinerary, language)} />
      <Fact icon="sun" label={t(factNames.bestMonths)} value={monthsWords(facts.bestMonths, language)}>
        <MonthBar months={facts.bestMonths} />
      </Fact>
      <Fact icon="luggage" label={t(factNames.luggage)} value={facts.luggage && t(facts.luggage)} isText />
      <Fact icon="accessibility" label={t(factNames.access)} value={facts.access && t(facts.access)} isText />
      <Fact icon="cloud-rain" label={t(factNames.rain)} value={facts.rain && t(facts.rain)} isText />
    </Facts>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, nth) => nth + 1)

/** The twelve months, with the best ones filled. Hidden from screen readers: the words beside it say the same. */
function MonthBar({ months }: { months: number[] }) {
  return (
    <div aria-hidden="true" className="mt-1.5 grid max-w-80 grid-cols-12 gap-0.5 text-center text-xs">
      {MONTHS.map((month) => (
        <span
          key={month}
          className={`rounded-image py-0.5 ${months.includes(month) ? "bg-jade font-semibold text-paper" : "bg-mist text-soft"}`}
        >
          {month}
        </span>
      ))}
    </div>
  )
}
