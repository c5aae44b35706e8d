import { queryOptions } from "@tanstack/react-query"
import { guestHeaders } from "#domain/bookings/guest-tokens.ts"
import type { ReviewEntry } from "#domain/reviews/form/review-entry.schema.ts"
import type { ReviewTask } from "#domain/reviews/review.ts"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get, put } from "#lib/api.ts"

export type Proof = { token?: string | undefined; booking?: string | undefined }

const asGuest = (language: Language) => ({ language, headers: guestHeaders() })

export const reviewTaskQuery = (proof: Proof, language: Language) =>
  queryOptions({
    queryKey: ["reviews", "own", proof],
    queryFn: async () => (await get<Answer<ReviewTask>>("/reviews/own", proof, asGuest(language))).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true, shownInPlace: true },
  })

export function buildProofQuery({ token, booking }: Proof): URLSearchParams {
  return new URLSearchParams(token === undefined ? { booking: booking ?? "" } : { token })
}

/** @throws ApiError with field errors, or REVIEW_DECIDED */
export async function sendReview(proof: Proof, entry: ReviewEntry, language: Language): Promise<ReviewTask> {
  return (await put<Answer<ReviewTask>>(`/reviews/own?${buildProofQuery(proof)}`, entry, asGuest(language))).data
}
