import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ReviewSummary } from "#domain/catalogue/content.ts"
import { bylineMessages, travelledAsNames } from "#domain/reviews/byline-messages.ts"
import {
  formatReviewCount,
  type Review,
  type ReviewCounts,
  type ReviewFilters,
  type ReviewsOf,
  STARS,
  TRAVELLED_AS,
} from "#domain/reviews/review.ts"
import { common } from "#i18n/common-messages.ts"
import { formatMonthName } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { wholeUrl } from "#lib/rendition.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { Rating } from "#site/ui/rating.tsx"
import { Byline } from "./byline.tsx"
import { listMessages as texts } from "./list-messages.ts"
import { reviewsQuery } from "./queries.ts"

export function ReviewList({ of, summary }: { of: ReviewsOf; summary: ReviewSummary }) {
  const t = useTranslate()
  const [filters, setFilters] = useState<ReviewFilters>({})
  const [pages, setPages] = useState(1)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const { data: all } = useQuery(reviewsQuery(of, 1))
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(of, pages, filters))
  const isLoading = isFetching && !data
  const isLast = data !== undefined && pages >= data.pagination.pages
  const filter = (changed: ReviewFilters) => {
    setFilters(changed)
    setPages(1)
  }
  return (
    <section className="mt-12" id="reviews" aria-busy={isLoading}>
      <h2 className="text-2xl font-bold">{t(texts.title)}</h2>
      <div className="mt-2">
        <Rating average={summary.average} basis={formatReviewCount(summary, t)} />
      </div>
      {all && <StarBars stars={all.counts.stars} />}
      <p className="mt-2 text-sm text-soft">{t(texts.rule)}</p>
      {all && <ReviewFilterFields counts={all.counts} filters={filters} change={filter} />}
      <ul className="mt-4">
        {numbers.map((page) => (
          <ReviewPage key={page} of={of} page={page} filters={filters} />
        ))}
      </ul>
      {data?.pagination.total === 0 && <p role="status">{t(texts.noneFits)}</p>}
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3">
          {t(texts.failed)}
          <Button look="quiet" onClick={() => void refetch()}>
            {t(texts.tryAgain)}
          </Button>
        </p>
      )}
      {!isError && (isLoading || !isLast) && (
        <Button look="secondary" disabled={isLoading} onClick={() => setPages(pages + 1)}>
          {t(isLoading ? texts.loading : texts.more)}
        </Button>
      )}
    </section>
  )
}

type PageProps = { of: ReviewsOf; page: number; filters: ReviewFilters }

function ReviewPage({ of, page, filters }: PageProps) {
  // The list stays until the one with the new filters is there.
  const { data } = useQuery({ ...reviewsQuery(of, page, filters), placeholderData: keepPreviousData })
  return data?.data.map((review) => (
    <li key={review._id} className="border-t border-hairline py-5">
      <OneReview review={review} />
    </li>
  ))
}

function OneReview({ review }: { review: Review }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  return (
    <article>
      <Byline review={review} />
      <p lang={review.language} className="mt-2 max-w-prose whitespace-pre-line break-words">
        {review.text}
      </p>
      {review.photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {review.photos.map((photo) => (
            <li key={photo.url} className="w-40">
              <a href={wholeUrl(photo, 1440)} target="_blank" rel="noreferrer" className="block">
                <Picture image={photo} crop="4x3" sizes="160px" className="rounded-image" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply && (
        <div className="mt-3 ml-4 border-l-3 border-turmeric pl-4">
          <p className="text-sm font-semibold">{interpolate(t(texts.reply), { company: t(settings.companyName) })}</p>
          <p className="max-w-prose whitespace-pre-line break-words">{t(review.reply)}</p>
        </div>
      )}
    </article>
  )
}

const LANGUAGES = {
  en: common.english,
  vi: common.vietnamese,
} satisfies Messages

/** Shows how many reviews gave five stars, four, and so on. */
function StarBars({ stars }: Pick<ReviewCounts, "stars">) {
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
function ReviewFilterFields({ counts, filters, change }: FilterProps) {
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
