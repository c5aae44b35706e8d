import { queryOptions } from "@tanstack/react-query"
import type { WaitingPlace, WaitingRequest } from "#domain/waiting-list/waiting-list.ts"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get, post } from "#lib/api.ts"

/** @throws ApiError with field errors */
export async function joinWaitingList(request: WaitingRequest, language: Language): Promise<void> {
  await post("/waiting-list", { ...request, language })
}

/** The place that a mailed link is about. */
export const waitingPlaceQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ["waiting-list", token],
    queryFn: async () => (await get<Answer<WaitingPlace>>("/waiting-list/place", { token }, { language })).data,
    staleTime: 60_000,
    meta: { shownInPlace: true },
  })

/** @throws ApiError */
export async function answerPlace(action: "confirm" | "leave", token: string): Promise<void> {
  await post(`/waiting-list/${action}?${new URLSearchParams({ token })}`, {})
}
