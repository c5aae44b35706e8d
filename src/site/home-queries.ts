import { tourCardsQuery } from "#features/tours/queries.ts"
import { transferCardsQuery } from "#features/transfers/queries.ts"

/** Spec §9: featured tours and transfers on the home page. */
export const featuredQuery = tourCardsQuery({ featured: true, limit: 6 })
export const featuredTransfersQuery = transferCardsQuery({ featured: true, limit: 3 })

/** Spec §9: tours on a tab of the home page. */
export const PER_TAB = 4

/** The tours of a tab; those of the first one come with the page. */
export const themeToursQuery = (category: string) => ({
  ...tourCardsQuery({ category, limit: PER_TAB }),
  meta: { shownInPlace: true },
})
