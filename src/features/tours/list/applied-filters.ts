import { useSuspenseQuery } from "@tanstack/react-query"
import type { PlaceNames } from "#features/categories/category.ts"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { messages } from "#features/tours/messages.ts"
import { DURATIONS, type TourFilters } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { AppliedFilter } from "#ui/list/applied-filters.tsx"
import { useAppliedPrices } from "#ui/list/price-filter.tsx"
import { changed } from "./tour-search.ts"

export function useAppliedFilters(filters: TourFilters): AppliedFilter[] {
  const t = useTranslate()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placeNamesQuery)
  const applied: AppliedFilter[] = []
  const add = (label: string, without: Partial<TourFilters>) =>
    applied.push({ label, search: changed(filters, without) })
  const prices = useAppliedPrices(filters)
  const { search, category, days = [] } = filters
  if (search) add(`“${search}”`, { search: undefined })
  if (category) {
    const named = [...themes, ...flat(places)].find(({ slug }) => slug === category)
    add(named ? t(named.name) : category, { category: undefined })
  }
  for (const { label, without } of prices) add(label, without)
  for (const length of days) {
    const unit = t(length === 1 ? messages.day : messages.days)
    add(`${durationLabel(length)} ${unit}`, { days: days.filter((other) => other !== length) })
  }
  return applied
}

function flat(tree: PlaceNames): PlaceNames[] {
  return [tree, ...tree.children.flatMap(flat)]
}

export function durationLabel(length: number): string {
  return length === DURATIONS.at(-1) ? `${length}+` : String(length)
}
