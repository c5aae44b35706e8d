import { useSuspenseQuery } from "@tanstack/react-query"
import type { PlaceNames } from "#features/categories/category.ts"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { messages } from "#features/tours/messages.ts"
import { DURATIONS, type TourFilters } from "#features/tours/tour.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { AppliedFilter } from "#ui/list/applied-filters.tsx"
import { changed } from "./tour-search.ts"

/** What the list is filtered by, in words. */
export function useAppliedFilters(filters: TourFilters): AppliedFilter[] {
  const t = useTranslate()
  const language = useLanguage()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placeNamesQuery)
  const applied: AppliedFilter[] = []
  const add = (label: string, without: Partial<TourFilters>) =>
    applied.push({ label, search: changed(filters, without) })
  const dollars = (amount: number) => formatPrice(amount, "USD", language)
  const { search, category, minPrice, maxPrice, days = [] } = filters
  if (search) add(`“${search}”`, { search: undefined })
  if (category) {
    const named = [...themes, ...flat(places)].find(({ slug }) => slug === category)
    add(named ? t(named.name) : category, { category: undefined })
  }
  if (minPrice !== undefined)
    add(interpolate(t(messages.priceFrom), { min: dollars(minPrice) }), { minPrice: undefined })
  if (maxPrice !== undefined)
    add(interpolate(t(messages.priceUpTo), { max: dollars(maxPrice) }), { maxPrice: undefined })
  for (const length of days) {
    const unit = t(length === 1 ? messages.day : messages.days)
    add(`${durationLabel(length)} ${unit}`, { days: days.filter((other) => other !== length) })
  }
  return applied
}

function flat(tree: PlaceNames): PlaceNames[] {
  return [tree, ...tree.children.flatMap(flat)]
}

/** '1' … '6', '7+' */
export function durationLabel(length: number): string {
  return length === DURATIONS.at(-1) ? `${length}+` : String(length)
}
