import type { Language, LocalizedContent } from "#i18n/localized.ts"

/** Reviews on one page of a list. */
export const PER_PAGE = 5
/** Reviews on the home page. */
export const LATEST = 3
/** The characters of what fits on the home page: enough to tell something, few enough to be read there. */
export const QUOTABLE = { min: 60, max: 600 } as const
/** The characters of a review, and of the name it is shown under. */
export const TEXT = { min: 10, max: 3000 } as const
export const NAME_MAX = 60
export const STARS = [1, 2, 3, 4, 5] as const

export const REVIEW_STATUSES = ["pending", "published", "refused"] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
/** What can be reviewed: what has a page of its own. */
export const REVIEWED_TYPES = ["tour", "transfer"] as const
export type ReviewedType = (typeof REVIEWED_TYPES)[number]

/** What guests make of a tour or transfer: the average of their stars to one decimal, and how many have given some. */
export type ReviewSummary = { average: number; count: number }

/** Counted reviews, and the sum of their stars, as they are shown; null where there are none. */
export function summaryOf({ count, stars }: { count: number; stars: number }): ReviewSummary | null {
  return count > 0 ? { average: Math.round((stars / count) * 10) / 10, count } : null
}

/** A published review. `language` is the one it was written in; `travelMonth` is YYYY-MM. */
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

/** Which reviews: those of one tour or transfer by its id, or of all. */
export type ReviewsOf = { tour?: string | undefined; transfer?: string | undefined }

/** A review as its writer sees it. `reason` says why it was refused. */
export type OwnReview = Pick<Review, "rating" | "text" | "name" | "country" | "language" | "reply"> & {
  status: ReviewStatus
  reason: string
  updatedAt: string
}

/** What a mailed link or a booking asks for, and what has been written already. */
export type ReviewTask = {
  booking: { _id: string; travelDate: string; product: Review["product"] }
  suggestedName: string
  review: OwnReview | null
}

/** A review as the staff see it. */
export type StaffReview = Omit<Review, "publishedAt"> & {
  status: ReviewStatus
  reason: string
  booking: string
  consentedAt: string
  publishedAt: string | null
  version: number
  createdAt: string
  updatedAt: string
}

/** Under which key the home page keeps what guests wrote last. */
export const LATEST_KEY = ["reviews", "latest"] as const
/** Under which key pages keep one page of reviews. */
export const reviewsKey = (of: ReviewsOf, page: number) => ["reviews", of, page] as const

/**
 * What search engines are told of guests' reviews: nothing where there are none, and never the company's own figure.
 */
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
      datePublished: publishedAt.slice(0, 10),
      reviewBody: text,
      inLanguage: language,
    })),
  }
}
