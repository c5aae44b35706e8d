import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { wholeUrl } from "#lib/rendition.ts"
import { Button } from "#ui/button.tsx"
import { Picture } from "#ui/picture/picture.tsx"
import { Rating } from "#ui/rating.tsx"
import { Byline } from "./byline.tsx"
import { listMessages as texts } from "./list-messages.ts"
import { reviewsQuery } from "./queries.ts"
import type { Review, ReviewFilters, ReviewSummary, ReviewsOf } from "./review.ts"
import { formatReviewCount } from "./review.ts"
import { ReviewFilterFields, StarBars } from "./review-overview.tsx"

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
