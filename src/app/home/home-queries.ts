import { queryOptions } from "@tanstack/react-query"
import type { CategoryTree } from "#features/categories/category.ts"
import { readPlaces, STALE_MS } from "#features/categories/queries.ts"
import { tourCardsQuery } from "#features/tours/queries.ts"
import { transferCardsQuery } from "#features/transfers/queries.ts"

/** Spec §9: featured tours and transfers on the home page. */
export const featuredQuery = tourCardsQuery({ featured: true, limit: 6 })
export const featuredTransfersQuery = transferCardsQuery({ featured: true, limit: 3 })

/** Spec §9: tours on a tab of the home page. */
export const PER_TAB = 4
/** Spec §9: four locations. */
const PLACES = ["hoi-an", "sapa", "hanoi", "mekong"]

/** The tours of a tab; those of the first one come with the page. */
export const themeToursQuery = (category: string) => ({
  ...tourCardsQuery({ category, limit: PER_TAB }),
  meta: { shownInPlace: true },
})

/** What the home page shows of a place. */
export type HomePlace = Pick<CategoryTree, "slug" | "name" | "description">

/** The four places of the home page: the tree around them, ten times as long, does not come with it. */
export const homePlacesQuery = queryOptions({
  queryKey: ["categories", "home"],
  queryFn: async () => shownOf(await readPlaces()),
  staleTime: STALE_MS,
})

function shownOf({ children }: CategoryTree): HomePlace[] {
  const places = children.flatMap((region) => region.children)
  const shown = PLACES.flatMap((slug) => places.filter((place) => place.slug === slug))
  return shown.map(({ slug, name, description }) => ({ slug, name, description }))
}
