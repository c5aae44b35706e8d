import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type {
  SiteSearchAnswer,
  SuggestedPlace,
  TourOffer,
  TourSearch,
  TourSearchAnswer,
  Trip,
} from "#domain/search/search.ts"
import type { Language } from "#i18n/localized.ts"
import { get } from "#lib/api.ts"
import { inSlugOrder } from "#lib/data/in-slug-order.ts"
import { pick } from "#lib/data/pick.ts"

const PER_PAGE = 9
/** Spec §9: twenty minutes. The places left are those of the last visit until then, and checked when booking. */
const STALE_MS = 1_200_000
const NAMED_STALE_MS = 60_000

/** Returns the query of one page of tours that fit. */
export const tourSearchQuery = (search: TourSearch, language: Language) =>
  queryOptions({
    queryKey: ["tours", search, search.sort === "name" ? language : null],
    queryFn: () => searchTours({ ...search, page: search.page ?? 1, limit: PER_PAGE, language }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })

/** Returns the query of a search of the whole site, with so many of each kind. A newer one cancels it. */
export const siteSearchQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: ["search", q, limit],
    queryFn: ({ signal }) => get<SiteSearchAnswer>("/search", { q, limit }, { signal }),
    staleTime: STALE_MS,
  })

/** So many of each kind are shown beside a list. */
const ALSO_SHOWN = 3

/** Returns the query of what a search finds of each kind, and which words it has. */
export const foundQuery = (q: string) => ({
  ...siteSearchQuery(q, ALSO_SHOWN),
  select: ({ reading, ride, tours, transfers, posts }: SiteSearchAnswer) => ({
    words: reading.search,
    ride,
    tours,
    transfers,
    blog: posts,
  }),
})

/** Returns the query of places whose names begin with what was typed. */
export const placesLikeQuery = (q: string, kind: "rides" | "tours") =>
  queryOptions({
    queryKey: ["search", "places", kind, q],
    queryFn: async ({ signal }) =>
      (await get<{ data: SuggestedPlace[] }>("/search/places", { q, kind }, { signal })).data,
    staleTime: STALE_MS,
  })

type Selection = { category: string; limit: number }

/** Returns the query of some tours for a row of cards. */
export const tourOffersQuery = (selection: Selection) =>
  queryOptions({
    queryKey: ["tours", "cards", selection],
    queryFn: async () => (await searchTours(selection)).data,
    staleTime: STALE_MS,
  })

/** Returns the query of these tours, in this order; without any, of those that are featured, else of the first ones. */
export const chosenToursQuery = (slugs: string[], limit: number) =>
  queryOptions({
    queryKey: ["tours", "chosen", slugs, limit],
    queryFn: async () => {
      if (slugs.length > 0) return inSlugOrder((await searchTours({ slugs, limit: slugs.length })).data, slugs)
      const featured = (await searchTours({ featured: true, limit })).data
      return featured.length > 0 ? featured : (await searchTours({ limit })).data
    },
    staleTime: STALE_MS,
  })

/** Returns the query of these tours, each with the first day that fits days and party, and what it costs. */
export const namedOffersQuery = (slugs: string[], trip: Trip) =>
  queryOptions({
    queryKey: ["tours", "named", slugs, trip],
    queryFn: async () => (await searchTours({ ...trip, slugs, limit: slugs.length })).data,
    staleTime: NAMED_STALE_MS,
  })

/** Returns the query of tours that leave in the next days, with what two adults pay. */
export const leavingSoonQuery = queryOptions({
  queryKey: ["tours", "leaving soon"],
  queryFn: async () =>
    (await get<{ data: LeavingTour[] }>("/search/leaving-soon", { limit: 4 })).data.map((tour) =>
      pick(tour, "_id", "slug", "title", "pricing", "next"),
    ),
  staleTime: STALE_MS,
})

export type LeavingTour = Pick<TourOffer, "_id" | "slug" | "title" | "pricing" | "next">

const searchTours = (query: Parameters<typeof get>[1]) => get<TourSearchAnswer>("/tours", { ...query, view: "offer" })
