import { tourCardsQuery } from "#features/tours/queries.ts"

/** Spec §9: tours on a tab of the home page. */
export const PER_TAB = 4

/** The tours of a tab; those of the first one come with the page. */
export const themeToursQuery = (category: string) => ({
  ...tourCardsQuery({ category, limit: PER_TAB }),
  meta: { shownInPlace: true },
})
