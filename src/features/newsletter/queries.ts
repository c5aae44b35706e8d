import { queryOptions } from "@tanstack/react-query"
import type { Language } from "#i18n/localized.ts"
import { get, post } from "#lib/api.ts"
import type { ConfirmationAnswer, NewsletterRequest, UnsubscribingAnswer } from "./newsletter.ts"

/** @throws ApiError */
export async function askForNewsletter(request: NewsletterRequest, language: Language): Promise<void> {
  await post("/newsletter", { ...request, language }, { language })
}

export const confirmationQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ["newsletter", "confirm", token],
    queryFn: async () => (await get<ConfirmationAnswer>("/newsletter/confirm", { token }, { language })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })

export const unsubscribingQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ["newsletter", "unsubscribe", token],
    queryFn: async () => (await get<UnsubscribingAnswer>("/newsletter/unsubscribe", { token }, { language })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })

/** @throws ApiError */
export async function confirmSubscription(token: string, language: Language): Promise<void> {
  await post(`/newsletter/confirm?${new URLSearchParams({ token })}`, {}, { language })
}

/** @throws ApiError */
export async function endSubscription(token: string, language: Language): Promise<void> {
  await post(`/newsletter/unsubscribe?${new URLSearchParams({ token })}`, {}, { language })
}
