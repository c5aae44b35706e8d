import { queryOptions } from "@tanstack/react-query"
import type { Category } from "#features/categories/category.ts"
import { readPlaces, STALE_MS } from "#features/categories/queries.ts"
import { tourOffersQuery } from "#features/search/queries.ts"
import { transferCardsQuery } from "#features/transfers/queries.ts"

/** Source: spec §9. */
export const featuredQuery = tourOffersQuery({ featured: true, limit: 6 })
export const featuredTransfersQuery = transferCardsQuery({ featured: true, limit: 3 })

/** Source: spec §9. */
export const PER_TAB = 4
/** Source: spec §9. */
const PLACES = ["hoi-an", "sapa", "hanoi", "mekong"]

export const themeToursQuery = (category: string) => ({
  ...tourOffersQuery({ category, limit: PER_TAB }),
  meta: { shownInPlace: true },
})

export type HomePlace = Pick<Category, "slug" | "name" | "description">

export const homePlacesQuery = queryOptions({
  queryKey: ["categories", "home"],
  queryFn: async () => shownOf(await readPlaces(PLACES)),
  staleTime: STALE_MS,
})

function shownOf(places: Category[]): HomePlace[] {
  const shown = PLACES.flatMap((slug) => places.filter((place) => place.slug === slug))
  return shown.map(({ slug, name, description }) => ({ slug, name, description }))
}
