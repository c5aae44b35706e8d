import { useSuspenseQuery } from "@tanstack/react-query"
import type { TourCounts, TourSearch } from "#domain/search/search.ts"
import { needNames } from "#domain/tours/fact-names.ts"
import { DURATIONS, GUIDE_LANGUAGES, NEEDS, PRICE_RANGE } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import { placeNamesQuery, tourCategoriesQuery } from "#site/categories/queries.ts"
import { Choices } from "#site/ui/form/choices.tsx"
import { CountedOption, FilterForm, SearchFilter, SelectFilter } from "#site/ui/list/list-filters.tsx"
import { PriceFilter } from "#site/ui/list/price-filter.tsx"
import type { OnSearch } from "#site/ui/list/use-search-text.ts"
import { durationLabel } from "./applied-filters.ts"
import { messages } from "./messages.ts"

type Props = {
  filters: TourSearch
  /** What was typed into the search field. Parts of it may be read as other filters. */
  typed: string | undefined
  /** How many tours each choice would find. Undefined while they load. */
  counts: TourCounts | undefined
  change: (part: Partial<TourSearch>, isContinued?: boolean) => void
}

export function TourFilterForm(props: Props) {
  const { filters, typed, change } = props
  const t = useTranslate()
  const search: OnSearch = (text, isContinued) => change({ search: text }, isContinued)
  return (
    <FilterForm onSearch={search} action={{ to: "/tours" }}>
      <SearchFilter
        label={t(messages.search)}
        placeholder={t(messages.searchPlaceholder)}
        value={typed}
        onSearch={search}
      />
      <ThemeFilter {...props} />
      <PlaceFilter {...props} />
      <Durations {...props} />
      <Prices {...props} />
      <Terms {...props} />
      <GuideFilter {...props} />
      <NeedFilter {...props} />
      <TripInputs {...filters} />
    </FilterForm>
  )
}

/** Keeps days and party when the filters are sent without JavaScript. */
function TripInputs({ from, to, adults, ages }: TourSearch) {
  const kept = { from, to, adults, ages: ages?.join() }
  return Object.entries(kept).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}

function ThemeFilter({ filters, counts, change }: Props) {
  const t = useTranslate()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  return (
    <SelectFilter
      label={t(messages.category)}
      name="category"
      value={filters.category}
      onChange={(category) => change({ category })}
      all={t(messages.allCategories)}
      options={themes.map(({ slug, name }) => ({ value: slug, label: t(name), count: counts?.categories[slug] }))}
    />
  )
}

function PlaceFilter({ filters, counts, change }: Props) {
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
          <CountedOption
            value={region.slug}
            label={interpolate(t(messages.wholeRegion), { region: t(region.name) })}
            count={counts?.places[region.slug]}
          />
          {region.children.map(({ slug, name }) => (
            <CountedOption key={slug} value={slug} label={t(name)} count={counts?.places[slug]} />
          ))}
        </optgroup>
      ))}
    </SelectFilter>
  )
}

function Durations({ filters, counts, change }: Props) {
  const t = useTranslate()
  const chosen = filters.days ?? []
  const toggle = (length: number) =>
    change({ days: chosen.includes(length) ? chosen.filter((other) => other !== length) : [...chosen, length] })
  return (
    <Choices
      legend={`${t(messages.duration)} (${t(messages.days)})`}
      name="days"
      choose="many"
      options={DURATIONS.map((length) => ({
        value: length,
        label: durationLabel(length),
        count: counts?.days[length] ?? 0,
      }))}
      chosen={chosen}
      onChoose={toggle}
    />
  )
}

/** The prices of one person, or of the whole party once it is named. */
function Prices({ filters, counts, change }: Props) {
  const t = useTranslate()
  return (
    <div className="grid gap-4">
      <PriceFilter
        legend={t(filters.per ? messages.totalPrice : messages.price)}
        // The scale fits the prices of the tours that are found.
        range={{ ...PRICE_RANGE, max: counts?.prices?.max ?? PRICE_RANGE.max }}
        prices={filters}
        change={change}
      />
      {filters.adults !== undefined && (
        <Choices
          legend={t(messages.pricesFor)}
          name="per"
          choose="one"
          options={[
            { value: "person", label: t(messages.perPerson) },
            { value: "party", label: t(messages.forParty) },
          ]}
          chosen={[filters.per ?? "person"]}
          // The limits of one kind of price mean nothing for the other.
          onChoose={(per) =>
            change({
              per: per === "party" ? "party" : undefined,
              minPrice: undefined,
              maxPrice: undefined,
              currency: undefined,
            })
          }
        />
      )}
    </div>
  )
}

const TERMS = ["free", "guaranteed"] as const

function Terms({ filters, counts, change }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t(messages.only)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {TERMS.map((term) => (
          <label key={term} className="choice">
            <input
              type="checkbox"
              name={term}
              value="true"
              checked={filters[term] === true}
              disabled={counts?.[term] === 0 && !filters[term]}
              onChange={() => change({ [term]: filters[term] ? undefined : true })}
            />
            {t(messages[term])}
            {counts && <span className="text-sm font-normal">({counts[term]})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function GuideFilter({ filters, counts, change }: Props) {
  const t = useTranslate()
  const spoken = GUIDE_LANGUAGES.filter((code) => code === filters.guide || counts?.guides[code])
  return (
    <SelectFilter
      label={t(messages.guide)}
      name="guide"
      value={filters.guide}
      onChange={(code) => change({ guide: GUIDE_LANGUAGES.find((known) => known === code) })}
      all={t(messages.anyGuide)}
      options={spoken.map((code) => ({ value: code, label: t(spokenLanguages[code]), count: counts?.guides[code] }))}
    />
  )
}

function NeedFilter({ filters, counts, change }: Props) {
  const t = useTranslate()
  const met = NEEDS.filter((need) => need === filters.need || counts?.needs[need])
  return (
    <SelectFilter
      label={t(messages.need)}
      name="need"
      value={filters.need}
      onChange={(need) => change({ need: NEEDS.find((known) => known === need) })}
      all={t(messages.anyNeed)}
      options={met.map((need) => ({ value: need, label: t(needNames[need]), count: counts?.needs[need] }))}
    />
  )
}
