import { formatMonthName } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { bylineMessages, travelledAsNames } from "./byline-messages.ts"
import { listMessages as texts } from "./list-messages.ts"
import { type ReviewCounts, type ReviewFilters, STARS, TRAVELLED_AS } from "./review.ts"

const LANGUAGES = {
  en: { en: "English", vi: "Tiếng Anh" },
  vi: { en: "Vietnamese", vi: "Tiếng Việt" },
} satisfies Messages

/** Shows how many reviews gave five stars, four, and so on. */
export function StarBars({ stars }: Pick<ReviewCounts, "stars">) {
  const t = useTranslate()
  const most = Math.max(1, ...Object.values(stars))
  return (
    <ul className="mt-3 grid max-w-sm gap-1">
      {STARS.toReversed().map((n) => {
        const count = stars[n] ?? 0
        return (
          <li key={n} className="grid grid-cols-[1rem_1fr_2rem] items-center gap-3 text-sm tabular-nums">
            <span className="sr-only">{`${interpolate(t(bylineMessages.stars), { n })}: ${count}`}</span>
            <span aria-hidden="true">{n}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
              <rect width="100" height="8" className="fill-mist" />
              <rect width={(100 * count) / most} height="8" className="fill-turmeric" />
            </svg>
            <span aria-hidden="true">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}

type FilterProps = { counts: ReviewCounts; filters: ReviewFilters; change: (filters: ReviewFilters) => void }

/** Filters by what the reviews differ in: the language, with whom their authors travelled, and in which month. */
export function ReviewFilterFields({ counts, filters, change }: FilterProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { language: written, travelledAs, month } = filters
  const languages = (["en", "vi"] as const).map((value) => ({ value, label: t(LANGUAGES[value]) }))
  const ways = TRAVELLED_AS.map((value) => ({ value, label: t(travelledAsNames[value]) }))
  const months = Object.keys(counts.months).map((value) => ({ value, label: formatMonthName(Number(value), language) }))
  return (
    <fieldset className="mt-4 flex flex-wrap gap-3 noscript:hidden">
      <legend className="sr-only">{t(texts.filter)}</legend>
      <FilterField
        all={t(texts.allLanguages)}
        options={languages}
        counts={counts.languages}
        value={written}
        onChange={(value) => change({ ...filters, language: value })}
      />
      <FilterField
        all={t(texts.allTravelledAs)}
        options={ways}
        counts={counts.travelledAs}
        value={travelledAs}
        onChange={(value) => change({ ...filters, travelledAs: value })}
      />
      <FilterField
        all={t(texts.allMonths)}
        options={months}
        counts={counts.months}
        value={month?.toString()}
        onChange={(value) => change({ ...filters, month: value === undefined ? undefined : Number(value) })}
      />
    </fieldset>
  )
}

type FieldProps<Value extends string> = {
  all: string
  options: { value: Value; label: string }[]
  counts: Record<string, number>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Offers the values that some reviews have. Nothing if all have the same. */
function FilterField<Value extends string>({ all, options, counts, value, onChange }: FieldProps<Value>) {
  const offered = options.filter((option) => counts[option.value])
  if (offered.length < 2) return null
  return (
    <select
      aria-label={all}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(offered.find((option) => option.value === currentTarget.value)?.value)}
      className="control w-auto"
    >
      <option value="">{all}</option>
      {offered.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label} ({counts[option.value]})
        </option>
      ))}
    </select>
  )
}
