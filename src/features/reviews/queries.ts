import { queryOptions } from "@tanstack/react-query"
import { type Answer, get } from "#lib/api.ts"
import { LATEST_COUNT, LATEST_KEY, PER_PAGE, type Review, type ReviewsOf, reviewsKey } from "./review.ts"

/** Spec §9: same as tours. */
const STALE_MS = 1_200_000

export const reviewsQuery = (of: ReviewsOf, page: number) =>
  queryOptions({
    queryKey: reviewsKey(of, page),
    queryFn: async () => (await get<Answer<Review[]>>("/reviews", { ...of, page, limit: PER_PAGE })).data,
    staleTime: STALE_MS,
    meta: { shownInPlace: true },
  })

export const latestReviewsQuery = queryOptions({
  queryKey: LATEST_KEY,
  queryFn: async () => (await get<Answer<Review[]>>("/reviews/latest", { limit: LATEST_COUNT })).data,
  staleTime: STALE_MS,
  meta: { shownInPlace: true },
})
