import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"

export const PER_PAGE = 5
export const LATEST_COUNT = 3
/** Length in characters of a review that fits on the home page. */
export const QUOTABLE_LENGTH = { min: 60, max: 600 } as const
/** Length of a review in characters. */
export const TEXT_LENGTH = { min: 10, max: 3000 } as const
export const MAX_NAME = 60
export const STARS = [1, 2, 3, 4, 5] as const

export const REVIEW_STATUSES = ["pending", "published", "refused"] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
export const REVIEWED_TYPES = ["tour", "transfer"] as const
export type ReviewedType = (typeof REVIEWED_TYPES)[number]

export type ReviewSummary = { average: number; count: number }

export function summariseReviews({ count, stars }: { count: number; stars: number }): ReviewSummary | null {
  return count > 0 ? { average: Math.round((stars / count) * 10) / 10, count } : null
}

/** A published review. `language` is the language it was written in. `travelMonth` is YYYY-MM. */
export type Review = {
  _id: string
  rating: number
  text: string
  name: string
  country: string | null
  language: Language
  travelMonth: string
  publishedAt: string
  reply: LocalizedContent | null
  product: { type: ReviewedType; slug: string; title: LocalizedContent }
}

export type ReviewsOf = { tour?: string | undefined; transfer?: string | undefined }

export type OwnReview = Pick<Review, "rating" | "text" | "name" | "country" | "language" | "reply"> & {
  status: ReviewStatus
  reason: string
  updatedAt: string
}

export type ReviewTask = {
  booking: { _id: string; travelDate: string; product: Review["product"] }
  suggestedName: string
  review: OwnReview | null
}

export type StaffReview = Omit<Review, "publishedAt"> & {
  status: ReviewStatus
  reason: string
  booking: string
  consentedAt: string
  publishedAt: string | null
  version: number
  createdAt: string
  updatedAt: string
  /** Until when the last decision can be undone. Left out of lists. */
  undoUntil?: string | null
}

export const LATEST_KEY = ["reviews", "latest"] as const
export const reviewsKey = (of: ReviewsOf, page: number) => ["reviews", of, page] as const

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
