import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Language } from "#i18n/localized.ts"
import { get } from "#lib/api.ts"
import type { TourSearch, TourSearchAnswer } from "./search.ts"

const PER_PAGE = 9
/** Spec §9: twenty minutes. The places left are those of the last visit until then, and checked when booking. */
const STALE_MS = 1_200_000

/** Returns the query of one page of tours that fit. */
export const tourSearchQuery = (search: TourSearch, language: Language) =>
  queryOptions({
    queryKey: ["tours", search, search.sort === "name" ? language : null],
    queryFn: () => searchTours({ ...search, page: search.page ?? 1, limit: PER_PAGE, language }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })

type Selection = { featured?: boolean; category?: string; limit: number }

/** Returns the query of some tours for a row of cards. */
export const tourOffersQuery = (selection: Selection) =>
  queryOptions({
    queryKey: ["tours", "cards", selection],
    queryFn: async () => (await searchTours(selection)).data,
    staleTime: STALE_MS,
  })

const searchTours = (query: Parameters<typeof get>[1]) => get<TourSearchAnswer>("/tours", { ...query, view: "offer" })
