import { queryOptions } from "@tanstack/react-query"
import { catalogueQueries } from "#features/catalogue/queries.ts"
import type { Departure } from "#features/departures/departure.ts"
import { type Answer, get } from "#lib/api.ts"
import { PER_PAGE, type Tour, type TourCard, type TourFilters } from "./tour.ts"

/** Fresh for twenty minutes (spec §9). */
export const { one: tourQuery } = catalogueQueries<TourCard, Tour, TourFilters, object>("tours", {
  perPage: PER_PAGE,
  staleTime: 1_200_000,
})

/** Fresh for half a minute only, because seats sell quickly. */
export const departuresQuery = (tourId: string) =>
  queryOptions({
    queryKey: ["departures", tourId],
    queryFn: async () => (await get<Answer<Departure[]>>(`/tours/${tourId}/departures`)).data,
    staleTime: 30_000,
  })
