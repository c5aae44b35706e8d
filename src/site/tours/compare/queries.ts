import { queryOptions } from "@tanstack/react-query"
import type { Tour } from "#domain/tours/tour.ts"
import { type Answer, get } from "#lib/api.ts"

const STALE_MS = 60_000

/** Returns the query of these tours, as their pages show them. */
export const comparedToursQuery = (slugs: string[]) =>
  queryOptions({
    queryKey: ["tours", "compared", slugs],
    queryFn: async () => (await get<Answer<Tour[]>>("/tours", { slugs, limit: slugs.length })).data,
    staleTime: STALE_MS,
  })
