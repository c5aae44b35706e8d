import { queryOptions } from "@tanstack/react-query"
import { readPlaces, STALE_MS } from "#site/categories/queries.ts"
import { tourOffersQuery } from "#site/search/queries.ts"

/** Source: spec §9. */
export const featuredQuery = tourOffersQuery({ featured: true, limit: 6 })

/** Source: spec §9. */
export const PER_TAB = 4
/** Source: spec §9. */
const PLACES = ["hoi-an", "sapa", "hanoi", "mekong"]

export const themeToursQuery = (category: string) => ({
  ...tourOffersQuery({ category, limit: PER_TAB }),
  meta: { shownInPlace: true },
})

export const homePlacesQuery = queryOptions({
  queryKey: ["categories", "home"],
  queryFn: async () => {
    const places = await readPlaces(PLACES)
    return PLACES.flatMap((slug) => places.filter((place) => place.slug === slug))
  },
  staleTime: STALE_MS,
})
