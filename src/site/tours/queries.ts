import { queryOptions } from "@tanstack/react-query"
import type { DeparturesAnswer } from "#domain/departures/departure.ts"
import { PER_PAGE, type Tour, type TourCard, type TourFilters } from "#domain/tours/tour.ts"
import { get } from "#lib/api.ts"
import { catalogueQueries } from "#site/catalogue/queries.ts"

type Selection = { limit: number } & Pick<TourFilters, "place" | "category">

/** Fresh for twenty minutes (spec §9). */
export const { one: tourQuery, links: tourLinksQuery } = catalogueQueries<TourCard, Tour, TourFilters, Selection>(
  "tours",
  {
    perPage: PER_PAGE,
    staleTime: 1_200_000,
  },
)

/** Departures, closed days and holidays of a tour. Fresh for half a minute only, because places sell quickly. */
export const tourDatesQuery = (tourId: string) =>
  queryOptions({
    queryKey: ["departures", tourId],
    queryFn: () => get<DeparturesAnswer>(`/tours/${tourId}/departures`),
    staleTime: 30_000,
  })

/** Whether any day can be booked. */
export const bookableQuery = (tourId: string) =>
  queryOptions({
    queryKey: ["bookable", tourId],
    queryFn: async () => (await get<{ data: { isBookable: boolean } }>(`/tours/${tourId}/availability`)).data,
    staleTime: 30_000,
  })

/** The departures alone. */
export const departuresQuery = (tourId: string) =>
  queryOptions({ ...tourDatesQuery(tourId), select: ({ data }: DeparturesAnswer) => data })
