import { queryOptions } from "@tanstack/react-query"
import type { TourSearchAnswer, Trip } from "#features/search/search.ts"
import type { Tour } from "#features/tours/tour.ts"
import { type Answer, get } from "#lib/api.ts"

const STALE_MS = 60_000

/** Returns the query of these tours, as their pages show them. */
export const comparedToursQuery = (slugs: string[]) =>
  queryOptions({
    queryKey: ["tours", "compared", slugs],
    queryFn: async () => (await get<Answer<Tour[]>>("/tours", { slugs, limit: slugs.length })).data,
    staleTime: STALE_MS,
  })

/** Returns the query of the same tours with the first day that fits days and party, and what it costs. */
export const comparedOffersQuery = (slugs: string[], trip: Trip) =>
  queryOptions({
    queryKey: ["tours", "compared", slugs, trip],
    queryFn: async () =>
      (await get<TourSearchAnswer>("/tours", { ...trip, slugs, limit: slugs.length, view: "offer" })).data,
    staleTime: STALE_MS,
  })
