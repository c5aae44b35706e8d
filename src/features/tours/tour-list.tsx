import { useNavigate } from "@tanstack/react-router"
import { tourCategoriesQuery } from "#features/categories/queries.ts"
import { ConsultationButton } from "#features/consultations/consultation-button.tsx"
import { fillIn } from "#i18n/fill-in.ts"
import { formatTotal } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { useAnswer, useLoaded } from "#lib/loaded.ts"
import { FilteredList } from "#ui/filtered-list.tsx"
import { SortSelect } from "#ui/list-filters.tsx"
import { useAppliedFilters } from "./applied-filters.ts"
import { messages } from "./messages.ts"
import { toursQuery } from "./queries.ts"
import { TOUR_SORTS, type TourFilters } from "./tour.ts"
import { TourCard } from "./tour-card.tsx"
import { TourFilterForm } from "./tour-filters.tsx"
import { changed } from "./tour-search.ts"

/** As many themes as stand beside each other on a wide screen. */
const QUICK_THEMES = 5

type Props = { filters: TourFilters; title: LocalizedContent; lead: LocalizedContent; category?: string }

/** The list of tours with its filters: the same on /tours and on /category/{slug}, where the category is given. */
export function TourList({ filters, title, lead, category }: Props) {
  const t = useT()
  const language = useLanguage()
  const effective = category ? { ...filters, category } : filters
  const { data, isPlaceholderData } = useAnswer(toursQuery(effective, language))
  const themes = useLoaded(tourCategoriesQuery)
  const navigate = useNavigate()
  // From the present address, which is ahead of what is drawn while a page is being loaded.
  const change = (part: Partial<TourFilters>) =>
    navigate({
      to: ".",
      search: (now: TourFilters) => changed(now, part),
      resetScroll: false,
      replace: "search" in part,
    })
  const total = data?.pagination?.total ?? 0
  const told = formatTotal(data?.pagination, language)
  return (
    <FilteredList
      title={t(title)}
      lead={t(lead)}
      quick={themes.slice(0, category ? 0 : QUICK_THEMES).map(({ slug, name }) => {
        const isOn = slug === filters.category
        const part = { category: isOn ? undefined : slug }
        return { label: t(name), isOn, search: changed(filters, part), press: () => change(part) }
      })}
      form={<TourFilterForm filters={filters} change={change} fixedCategory={category} />}
      done={total === 1 ? t(messages.showOneTour) : fillIn(t(messages.showTours), { total: told })}
      count={fillIn(t(messages.showing), { shown: data?.data.length ?? 0, total: told })}
      sort={
        <SortSelect
          options={TOUR_SORTS.map((sort) => ({ value: sort, label: t(messages.sort[sort]) }))}
          sort={filters.sort}
          onChange={(sort) => change({ sort })}
        />
      }
      applied={useAppliedFilters(filters)}
      empty={total ? undefined : { title: t(messages.noTours), text: t(messages.noToursText), children: <Advice /> }}
      stale={isPlaceholderData}
      page={data?.pagination}
      searchOf={(page) => changed(filters, { page })}
    >
      {data?.data.map((tour, index) => (
        <li key={tour._id} className="grid">
          <TourCard tour={tour} priority={index === 0} />
        </li>
      ))}
    </FilteredList>
  )
}

const Advice = () => <ConsultationButton source="tour-list" />
