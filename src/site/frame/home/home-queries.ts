import { queryOptions } from "@tanstack/react-query"
import { inSlugOrder } from "#lib/data/in-slug-order.ts"
import { readPlaces, STALE_MS } from "#site/categories/queries.ts"
import { chosenToursQuery, tourOffersQuery } from "#site/search/queries.ts"
import { chosenTransfersQuery } from "#site/transfers/queries.ts"

/** Source: spec §9. */
const FEATURED_TOURS = 6
const FEATURED_TRANSFERS = 3

export const homeToursQuery = (slugs: string[]) => chosenToursQuery(slugs, FEATURED_TOURS)
export const homeTransfersQuery = (slugs: string[]) => chosenTransfersQuery(slugs, FEATURED_TRANSFERS)

/** Source: spec §9. */
export const PER_TAB = 4

export const themeToursQuery = (category: string) => ({
  ...tourOffersQuery({ category, limit: PER_TAB }),
  meta: { shownInPlace: true },
})

/** Returns the query of these places, in this order. */
export const homePlacesQuery = (slugs: string[]) =>
  queryOptions({
    queryKey: ["categories", "home", slugs],
    queryFn: async () => inSlugOrder(await readPlaces(slugs), slugs),
    staleTime: STALE_MS,
  })
