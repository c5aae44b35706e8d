import { useQueries } from "@tanstack/react-query"
import { useState } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { formatMonth } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { useAnswer, useLoaded } from "#lib/loaded.ts"
import { Button } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import { Rating } from "#ui/rating.tsx"
import { Stars } from "#ui/stars.tsx"
import { countryName } from "./country-name.ts"
import { listMessages as texts } from "./list-messages.ts"
import { latestReviewsQuery, reviewsQuery } from "./queries.ts"
import type { Review, ReviewSummary, ReviewsOf } from "./review.ts"
import { basisOf } from "./review-basis.ts"

/** What guests say of a tour or transfer, the newest first; further ones at the press of a button. */
export function ReviewList({ of, summary }: { of: ReviewsOf; summary: ReviewSummary }) {
  const t = useT()
  const [pages, setPages] = useState(1)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const listed = useQueries({ queries: numbers.map((page) => reviewsQuery(of, page)) })
  const reviews = listed.flatMap(({ data }) => data ?? [])
  const failed = listed.filter(({ isError }) => isError)
  const isLoading = listed.some(({ isFetching, data }) => isFetching && !data)
  return (
    <section className="mt-12" id="reviews" aria-busy={isLoading}>
      <h2 className="text-2xl font-bold">{t(texts.title)}</h2>
      <div className="mt-2">
        <Rating average={summary.average} basis={basisOf(summary, t)} />
      </div>
      <p className="text-sm text-soft">{t(texts.rule)}</p>
      <ul className="mt-4">
        {reviews.map((review) => (
          <li key={review._id} className="border-t border-hairline py-5">
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3">
          {t(texts.failed)}
          <Button look="quiet" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t(texts.tryAgain)}
          </Button>
        </p>
      )}
      {failed.length === 0 && reviews.length < summary.count && (
        <Button look="secondary" disabled={isLoading} onClick={() => setPages(pages + 1)}>
          {t(isLoading ? texts.loading : texts.more)}
        </Button>
      )}
    </section>
  )
}

/** The words of one guest, in the language they were written in, and what the company answers. */
function OneReview({ review }: { review: Review }) {
  const t = useT()
  const settings = useLoaded(settingsQuery)
  return (
    <article>
      <Byline review={review} />
      <p lang={review.language} className="mt-2 max-w-prose whitespace-pre-line break-words">
        {review.text}
      </p>
      {review.reply && (
        <div className="mt-3 ml-4 border-l-3 border-turmeric pl-4">
          <p className="text-sm font-semibold">{fillIn(t(texts.reply), { company: t(settings.companyName) })}</p>
          <p className="max-w-prose whitespace-pre-line break-words">{t(review.reply)}</p>
        </div>
      )}
    </article>
  )
}

/** '★★★★☆ Emma J., United Kingdom · travelled in May 2026' */
function Byline({ review: { rating, name, country, travelMonth } }: { review: Review }) {
  const t = useT()
  const language = useLanguage()
  const when = fillIn(t(texts.travelled), { month: formatMonth(travelMonth, language) })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars count={rating} label={fillIn(t(texts.stars), { n: rating })} />
      <span>
        <span className="font-semibold">{name}</span>
        {country && `, ${inLanguage(countryName(country), language)}`}
        <span className="text-sm text-soft"> · {when}</span>
      </span>
    </p>
  )
}

/** What guests wrote last, each with the journey that it is about. */
export function LatestReviews() {
  const t = useT()
  const { data: reviews = [] } = useAnswer(latestReviewsQuery)
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.latest)}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {reviews.map((review) => (
          <li key={review._id} className="border-t-3 border-turmeric pt-4">
            <blockquote lang={review.language} className="text-lg break-words">
              {review.text}
            </blockquote>
            <div className="mt-3">
              <Byline review={review} />
            </div>
            <Link
              to={review.product.type === "tour" ? "/tour/$slug" : "/transfer/$slug"}
              params={{ slug: review.product.slug }}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t(review.product.title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
