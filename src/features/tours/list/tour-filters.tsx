import { useSuspenseQuery } from "@tanstack/react-query"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { messages } from "#features/tours/messages.ts"
import { DURATIONS, PRICE_RANGE, type TourFilters } from "#features/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Choices } from "#ui/form/choices.tsx"
import { FilterForm, SearchFilter, SelectFilter } from "#ui/list/list-filters.tsx"
import { PriceFilter } from "#ui/list/price-filter.tsx"
import { durationLabel } from "./applied-filters.ts"

type Props = { filters: TourFilters; change: (part: Partial<TourFilters>) => void }

export function TourFilterForm({ filters, change }: Props) {
  const t = useTranslate()
  const search = (text: string) => change({ search: text })
  return (
    <FilterForm onSearch={search} action={{ to: "/tours" }}>
      <SearchFilter
        label={t(messages.search)}
        placeholder={t(messages.searchPlaceholder)}
        value={filters.search}
        onSearch={search}
      />
      <ThemeFilter filters={filters} change={change} />
      <PlaceFilter filters={filters} change={change} />
      <Durations filters={filters} change={change} />
      <PriceFilter legend={t(messages.price)} range={PRICE_RANGE} step={10} prices={filters} change={change} />
    </FilterForm>
  )
}

function ThemeFilter({ filters, change }: Props) {
  const t = useTranslate()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  return (
    <SelectFilter
      label={t(messages.category)}
      name="category"
      value={filters.category}
      onChange={(category) => change({ category })}
      all={t(messages.allCategories)}
      options={themes.map(({ slug, name }) => ({ value: slug, label: t(name) }))}
    />
  )
}

function PlaceFilter({ filters, change }: Props) {
  const t = useTranslate()
  const { data: places } = useSuspenseQuery(placeNamesQuery)
  return (
    <SelectFilter
      label={t(messages.place)}
      name="place"
      value={filters.place}
      onChange={(place) => change({ place })}
      all={t(messages.allPlaces)}
    >
      {places.children.map((region) => (
        <optgroup key={region.slug} label={t(region.name)}>
          <option value={region.slug}>{interpolate(t(messages.wholeRegion), { region: t(region.name) })}</option>
          {region.children.map((place) => (
            <option key={place.slug} value={place.slug}>
              {t(place.name)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectFilter>
  )
}

function Durations({ filters, change }: Props) {
  const t = useTranslate()
  const chosen = filters.days ?? []
  const toggle = (length: number) =>
    change({ days: chosen.includes(length) ? chosen.filter((other) => other !== length) : [...chosen, length] })
  return (
    <Choices
      legend={`${t(messages.duration)} (${t(messages.days)})`}
      name="days"
      choose="many"
      options={DURATIONS.map((length) => ({ value: length, label: durationLabel(length) }))}
      chosen={chosen}
      onChoose={toggle}
    />
  )
}
