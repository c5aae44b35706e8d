import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Departure } from "#features/departures/departure.ts"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get } from "#lib/api.ts"
import { PER_PAGE, type Tour, type TourCard, type TourFilters } from "./tour.ts"

/** Spec §9: tours are fresh for twenty minutes. */
const STALE_MS = 1_200_000

/** One page of the list. The language matters to the order of names only. */
export const toursQuery = (filters: TourFilters, language: Language) =>
  queryOptions({
    queryKey: ["tours", filters, filters.sort === "name" ? language : null],
    queryFn: () =>
      get<Answer<TourCard[]>>("/tours", {
        ...filters,
        page: filters.page ?? 1,
        limit: PER_PAGE,
        view: "card",
        language,
      }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })

/** A few cards: the featured ones, or the first of a category. */
export const tourCardsQuery = (selection: { featured?: boolean; category?: string; limit: number }) =>
  queryOptions({
    queryKey: ["tours", "cards", selection],
    queryFn: async () => (await get<Answer<TourCard[]>>("/tours", { ...selection, view: "card" })).data,
    staleTime: STALE_MS,
  })

export const tourQuery = (slug: string) =>
  queryOptions({
    queryKey: ["tours", slug],
    queryFn: async () => (await get<Answer<Tour>>(`/tours/slug/${encodeURIComponent(slug)}`)).data,
    staleTime: STALE_MS,
  })

/** Open departures: places move quickly, so they are asked for anew after half a minute. */
export const departuresQuery = (tourId: string) =>
  queryOptions({
    queryKey: ["departures", tourId],
    queryFn: async () => (await get<Answer<Departure[]>>(`/tours/${tourId}/departures`)).data,
    staleTime: 30_000,
  })
