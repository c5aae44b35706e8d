import { queryOptions } from "@tanstack/react-query"
import { guestHeaders } from "#features/bookings/guest-tokens.ts"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get, put } from "#lib/api.ts"
import type { ReviewEntry } from "./form/review-entry.schema.ts"
import { LATEST, LATEST_KEY, PER_PAGE, type Review, type ReviewsOf, type ReviewTask, reviewsKey } from "./review.ts"

/** As fresh as the tours whose reviews they are (spec §9). */
const STALE_MS = 1_200_000

/** One page of the reviews of a tour or transfer. */
export const reviewsQuery = (of: ReviewsOf, page: number) =>
  queryOptions({
    queryKey: reviewsKey(of, page),
    queryFn: async () => (await get<Answer<Review[]>>("/reviews", { ...of, page, limit: PER_PAGE })).data,
    staleTime: STALE_MS,
    meta: { shownInPlace: true },
  })

/** What guests wrote last. */
export const latestReviewsQuery = queryOptions({
  queryKey: LATEST_KEY,
  queryFn: async () => (await get<Answer<Review[]>>("/reviews/latest", { limit: LATEST })).data,
  staleTime: STALE_MS,
  meta: { shownInPlace: true },
})

/** How somebody shows that a journey was theirs: a mailed link, or one of their bookings. */
export type Proof = { token?: string | undefined; booking?: string | undefined }

const asGuest = (language: Language) => ({ language, headers: guestHeaders() })

/** What there is to review; asked by the browser alone. */
export const reviewTaskQuery = (proof: Proof, language: Language) =>
  queryOptions({
    queryKey: ["reviews", "own", proof],
    queryFn: async () => (await get<Answer<ReviewTask>>("/reviews/own", proof, asGuest(language))).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true, shownInPlace: true },
  })

/** The proof as an address tells it. */
export function queryOf({ token, booking }: Proof): URLSearchParams {
  return new URLSearchParams(token === undefined ? { booking: booking ?? "" } : { token })
}

/** @throws ApiError with the fields that are wrong; REVIEW_DECIDED */
export async function sendReview(proof: Proof, entry: ReviewEntry, language: Language): Promise<ReviewTask> {
  return (await put<Answer<ReviewTask>>(`/reviews/own?${queryOf(proof)}`, entry, asGuest(language))).data
}
