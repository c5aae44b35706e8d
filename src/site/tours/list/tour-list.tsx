import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import type { TourSearch } from "#domain/search/search.ts"
import { TOUR_SORTS } from "#domain/tours/tour.ts"
import { formatNumber } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { tourCategoriesQuery } from "#site/categories/queries.ts"
import { ConsultationButton } from "#site/enquiries/consultation/consultation-button.tsx"
import { AlsoFoundList } from "#site/search/also-found-list.tsx"
import { tourSearchQuery } from "#site/search/queries.ts"
import { TripForm } from "#site/search/trip-form.tsx"
import { headMessages } from "#site/tours/head-messages.ts"
import { TourCard } from "#site/tours/tour-card.tsx"
import { FilteredList } from "#site/ui/list/filtered-list.tsx"
import { SortSelect } from "#site/ui/list/list-filters.tsx"
import { useChangeFilters } from "#site/ui/list/use-change-filters.ts"
import { withReading } from "#site/ui/list/with-reading.ts"
import { ListJsonLd } from "#site/ui/page/json-ld.tsx"
import { useAppliedFilters } from "./applied-filters.ts"
import { messages } from "./messages.ts"
import { TourFilterForm } from "./tour-filters.tsx"
import { type Heading, tourListLink } from "./tour-list-link.ts"
import { changed } from "./tour-search.ts"

const QUICK_CATEGORIES = 5

type Props = {
  /** All filters, including the one in the path. */
  filters: TourSearch
  /** The filter in the path of a category page. */
  heading?: Heading
  title: LocalizedContent
  lead: LocalizedContent
}

export function TourList({ filters: asked, heading, title, lead }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, isPlaceholderData } = useQuery(tourSearchQuery(asked, language))
  const reading = isPlaceholderData ? undefined : data?.reading
  const filters = withReading(asked, reading)
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const linkTo = (chosen: TourSearch) => tourListLink(chosen, heading)
  const inPath = heading && { [heading]: filters[heading] }
  const { chosen, change } = useChangeFilters(filters, {
    changed: (current, part) => changed("search" in part ? current : withReading(current, reading, asked.search), part),
    ...(inPath && { inPath }),
    linkTo,
  })
  const total = data?.pagination?.total ?? 0
  const nearest = total ? undefined : data?.nearest
  const none = {
    title: nearest ? t(nearest.sentence) : t(messages.noTours),
    text: t(nearest ? messages.nearestText : messages.noToursText),
    children: <Advice />,
  }
  const totalText = formatNumber(total, language)
  const part = heading && {
    of: { name: t(headMessages.tours), path: "/tours" },
    name: t(title),
    path: `/category/${filters[heading]}`,
  }
  return (
    <>
      <ListJsonLd items="/tour/" shows={data?.data} part={part} />
      <FilteredList
        title={t(title)}
        lead={t(lead)}
        search={
          <TripForm
            search={filters}
            linkTo={(asked) => linkTo({ ...asked, ...inPath })}
            isFolded
            className="mt-5 grid items-end gap-4 rounded-card border border-hairline bg-sheet p-4 lg:max-w-3xl lg:grid-cols-[1fr_1fr_auto]"
          />
        }
        quick={themes.slice(0, QUICK_CATEGORIES).map(({ slug, name }) => {
          const isOn = slug === chosen.category
          const part = { category: isOn ? undefined : slug }
          return { label: t(name), isOn, link: linkTo(changed(chosen, part)), press: () => change(part) }
        })}
        form={<TourFilterForm filters={chosen} typed={asked.search} counts={data?.counts} change={change} />}
        done={total === 1 ? t(messages.showOneTour) : interpolate(t(messages.showTours), { total: totalText })}
        count={
          nearest
            ? t(messages.closest, { n: nearest.data.length })
            : t(messages.showing, { shown: data?.data.length ?? 0, total: totalText })
        }
        sort={
          <SortSelect
            options={TOUR_SORTS.map((sort) => ({ value: sort, label: t(messages.sort[sort]) }))}
            sort={chosen.sort}
            onChange={(sort) => change({ sort })}
          />
        }
        applied={useAppliedFilters(chosen, heading)}
        also={asked.search && <AlsoFoundList search={asked.search} on="tours" />}
        empty={total ? undefined : none}
        stale={isPlaceholderData}
        page={data?.pagination}
        searchOf={(page) => changed({ ...chosen, ...(heading && { [heading]: undefined }) }, { page })}
      >
        {(nearest ?? data)?.data.map((tour, index) => (
          <li key={tour._id} className="grid">
            <TourCard tour={tour} trip={filters} priority={index === 0} />
          </li>
        ))}
      </FilteredList>
    </>
  )
}

const Advice = () => <ConsultationButton source="tour-list" />
