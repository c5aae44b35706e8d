import { type CategoryHeading, findPlace, type PlaceNames } from "#domain/categories/category.ts"
import type { TourSearch } from "#domain/search/search.ts"
import type { ListLink } from "#site/ui/list/use-change-filters.ts"

/** The filter that the path of a category page holds. */
export type Heading = "category" | "place"

/** Returns whether `/category/{slug}` shows a theme or a destination. */
export function headingOf(slug: string, themes: CategoryHeading[]): Heading {
  return themes.some((theme) => theme.slug === slug) ? "category" : "place"
}

/** Links to the list with these filters: the category page that `heading` names, or `/tours` without it. */
export function tourListLink(filters: TourSearch, heading: Heading | undefined): ListLink {
  const slug = heading && filters[heading]
  if (!slug) return { to: "/tours", search: filters }
  return { to: "/category/$slug", params: { slug }, search: { ...filters, [heading]: undefined } }
}

/** Moves a destination that older addresses name as `category` to `place`. Returns undefined if there is none. */
export function withPlace(filters: TourSearch, themes: CategoryHeading[], places: PlaceNames): TourSearch | undefined {
  const { category, ...others } = filters
  if (!category || others.place || themes.some(({ slug }) => slug === category)) return undefined
  return findPlace(category, places) && { ...others, place: category }
}
