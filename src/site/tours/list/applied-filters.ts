import { useSuspenseQuery } from "@tanstack/react-query"
import { findPlace } from "#domain/categories/category.ts"
import type { TourSearch } from "#domain/search/search.ts"
import { needNames } from "#domain/tours/fact-names.ts"
import { DURATIONS } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import { placeNamesQuery, tourCategoriesQuery } from "#site/categories/queries.ts"
import { daysWords, partyWithAges } from "#site/search/tours/trip-words.ts"
import type { AppliedFilter } from "#site/ui/list/applied-filters.tsx"
import { useAppliedPrices } from "#site/ui/list/price-filter.tsx"
import { messages } from "./messages.ts"
import { type Heading, tourListLink } from "./tour-list-link.ts"
import { changed } from "./tour-search.ts"

/** Names what can be removed. The heading's own filter comes first, once another one is set. */
export function useAppliedFilters(filters: TourSearch, heading: Heading | undefined): AppliedFilter[] {
  const t = useTranslate()
  const language = useLanguage()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placeNamesQuery)
  const named: AppliedFilter[] = []
  const others: AppliedFilter[] = []
  const add = (to: AppliedFilter[], label: string, part: Partial<TourSearch>) =>
    to.push({ label, without: tourListLink(changed(filters, part), heading) })
  const prices = useAppliedPrices(filters)
  const { search, category, place, days = [] } = filters
  if (search) add(others, `“${search}”`, { search: undefined })
  if (category) {
    const found = themes.find(({ slug }) => slug === category) ?? findPlace(category, places)
    add(heading === "category" ? named : others, found ? t(found.name) : category, { category: undefined })
  }
  if (place) {
    const found = findPlace(place, places)
    add(heading === "place" ? named : others, found ? t(found.name) : place, { place: undefined })
  }
  const dates = daysWords(filters, language)
  if (dates) add(others, dates, { from: undefined, to: undefined })
  const party = partyWithAges(filters, language)
  if (party) add(others, party, { adults: undefined, ages: undefined, per: undefined })
  for (const { label, without } of prices) add(others, label, without)
  for (const length of days) {
    const unit = t(length === 1 ? messages.day : messages.days)
    add(others, `${durationLabel(length)} ${unit}`, { days: days.filter((other) => other !== length) })
  }
  for (const term of ["free", "guaranteed"] as const)
    if (filters[term]) add(others, t(messages[term]), { [term]: undefined })
  if (filters.guide)
    add(others, interpolate(t(messages.withGuide), { language: t(spokenLanguages[filters.guide]) }), {
      guide: undefined,
    })
  if (filters.need) add(others, `${t(messages.need)}: ${t(needNames[filters.need])}`, { need: undefined })
  return others.length > 0 ? [...named, ...others] : []
}

export function durationLabel(length: number): string {
  return length === DURATIONS.at(-1) ? `${length}+` : String(length)
}
