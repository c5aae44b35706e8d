import { queryOptions } from "@tanstack/react-query"
import type { ConfirmationAnswer, NewsletterRequest, UnsubscribingAnswer } from "#domain/newsletter/newsletter.ts"
import type { Language } from "#i18n/localized.ts"
import { get, post } from "#lib/api.ts"

/** @throws ApiError */
export async function askForNewsletter(request: NewsletterRequest, language: Language): Promise<void> {
  await post("/newsletter", { ...request, language })
}

/** What a mailed link is for. */
export type LinkPurpose = "confirm" | "unsubscribe"
type LinkAnswer = ConfirmationAnswer | UnsubscribingAnswer

const addressOf = (purpose: LinkPurpose, token: string) =>
  `/newsletter/${purpose}?${new URLSearchParams({ token })}` as const

export const linkQuery = (purpose: LinkPurpose, token: string) =>
  queryOptions({
    queryKey: ["newsletter", purpose, token],
    queryFn: async () => (await get<LinkAnswer>(addressOf(purpose, token))).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })

/** Confirms or ends a subscription. @throws ApiError */
export async function followLink(purpose: LinkPurpose, token: string): Promise<void> {
  await post(addressOf(purpose, token), {})
}
