import { queryOptions } from "@tanstack/react-query"
import {
  LATEST_COUNT,
  latestKey,
  PER_PAGE,
  type Review,
  type ReviewFilters,
  type ReviewsAnswer,
  type ReviewsOf,
  reviewsKey,
} from "#domain/reviews/review.ts"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get } from "#lib/api.ts"

/** Spec §9: same as tours. */
const STALE_MS = 1_200_000

export const reviewsQuery = (of: ReviewsOf, page: number, filters: ReviewFilters = {}) =>
  queryOptions({
    queryKey: reviewsKey(of, page, filters),
    queryFn: () => get<ReviewsAnswer>("/reviews", { ...of, ...filters, page, limit: PER_PAGE }),
    staleTime: STALE_MS,
    meta: { shownInPlace: true },
  })

export const latestReviewsQuery = (language: Language) =>
  queryOptions({
    queryKey: latestKey(language),
    queryFn: async () => (await get<Answer<Review[]>>("/reviews/latest", { limit: LATEST_COUNT, language })).data,
    staleTime: STALE_MS,
    meta: { shownInPlace: true },
  })
