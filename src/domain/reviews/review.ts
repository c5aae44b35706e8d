import type * as z from "zod"
import type { ReviewSummary } from "#domain/catalogue/content.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { hanoiDate } from "#lib/today.ts"
import type * as shapes from "./shapes.server.ts"

export type Review = z.infer<typeof shapes.review>
export type ReviewCounts = z.infer<typeof shapes.reviewCounts>
export type ReviewsAnswer = { data: Review[]; pagination: Pagination; counts: ReviewCounts }
export type ReviewTask = z.infer<typeof shapes.reviewTask>
export type OwnReview = NonNullable<ReviewTask["review"]>
export type StaffReview = z.infer<typeof shapes.staffReview>

/** A photo as it is stored. Those of guests are in the collection 'guests' of our media. */
export type ReviewPhoto = { url: string; width: number; height: number; color: string }

export const MAX_PHOTOS = 2
export const PER_PAGE = 6
export const LATEST_COUNT = 3
/** Length in characters of a review that fits on the home page. */
export const QUOTABLE_LENGTH = { min: 60, max: 600 } as const
/** Length of a review in characters. */
export const TEXT_LENGTH = { min: 10, max: 3000 } as const
export const MAX_NAME = 60
export const STARS = [1, 2, 3, 4, 5] as const

/** With whom authors travelled. */
export const TRAVELLED_AS = ["solo", "couple", "family", "friends"] as const
export type TravelledAs = (typeof TRAVELLED_AS)[number]

export const REVIEW_STATUSES = ["pending", "published", "refused"] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
export const REVIEWED_TYPES = ["tour", "transfer"] as const
export type ReviewedType = (typeof REVIEWED_TYPES)[number]

const reviewCount = { en: "{n} guest {n|review|reviews}", vi: "{n} đánh giá của khách" }

export function formatReviewCount({ count }: ReviewSummary, t: (text: LocalizedContent) => string): string {
  return interpolate(t(reviewCount), { n: count })
}

export type ReviewsOf = { tour?: string | undefined; transfer?: string | undefined }

/** `month` is 1 to 12. */
export type ReviewFilters = {
  language?: Language | undefined
  travelledAs?: TravelledAs | undefined
  month?: number | undefined
}

export const latestKey = (language: Language) => ["reviews", "latest", language] as const
export const reviewsKey = (of: ReviewsOf, page: number, filters: ReviewFilters = {}) =>
  ["reviews", of, page, filters] as const

/** Returns structured data for search engines. It covers guest reviews only, never the company's own rating. */
export function reviewsJsonLd(summary: ReviewSummary | null, reviews: Review[] = []): object {
  if (!summary) return {}
  const stars = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: summary.average,
      reviewCount: summary.count,
      ...stars,
    },
    review: reviews.map(({ rating, text, name, language, publishedAt }) => ({
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: rating, ...stars },
      author: { "@type": "Person", name },
      datePublished: hanoiDate(new Date(publishedAt)),
      reviewBody: text,
      inLanguage: language,
    })),
  }
}
