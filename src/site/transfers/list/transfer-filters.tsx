import { useSuspenseQuery } from "@tanstack/react-query"
import { REGIONS, type Region, VEHICLE_TYPES, type VehicleType } from "#domain/categories/category.ts"
import { messages } from "#domain/transfers/list/messages.ts"
import { PRICE_RANGE, TRANSFER_TYPES, type TransferFilters } from "#domain/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { transferCategoriesQuery } from "#site/categories/queries.ts"
import { Choices } from "#site/ui/form/choices.tsx"
import { FilterForm, SearchFilter, SelectFilter } from "#site/ui/list/list-filters.tsx"
import { PriceFilter } from "#site/ui/list/price-filter.tsx"
import type { OnSearch } from "#site/ui/list/use-search-text.ts"

type Props = {
  filters: TransferFilters
  /** What was typed into the search field. Parts of it may be read as other filters. */
  typed: string | undefined
  change: (part: Partial<TransferFilters>, isContinued?: boolean) => void
}

/** Region 'all' is no choice, because those transfers match every region. */
export function TransferFilterForm({ filters, typed, change }: Props) {
  const t = useTranslate()
  const { data: categories } = useSuspenseQuery(transferCategoriesQuery)
  const search: OnSearch = (text, isContinued) => change({ search: text }, isContinued)
  return (
    <FilterForm onSearch={search}>
      <SearchFilter
        label={t(messages.search)}
        placeholder={t(messages.searchPlaceholder)}
        value={typed}
        onSearch={search}
      />
      <Choices
        legend={t(messages.type)}
        name="type"
        choose="many"
        options={TRANSFER_TYPES.map((value) => ({ value, label: t(messages.types[value]) }))}
        chosen={filters.type ? [filters.type] : []}
        onChoose={(type) => change({ type: type === filters.type ? undefined : type })}
      />
      <SelectFilter
        label={t(messages.category)}
        name="category"
        value={filters.category}
        onChange={(category) => change({ category })}
        all={t(messages.allCategories)}
        options={categories.map(({ slug, name }) => ({ value: slug, label: t(name) }))}
      />
      <SelectFilter
        label={t(messages.vehicle)}
        name="vehicle"
        value={filters.vehicle}
        onChange={(vehicle) => change({ vehicle: vehicle as VehicleType })}
        all={t(messages.allVehicles)}
        options={VEHICLE_TYPES.map((vehicle) => ({ value: vehicle, label: t(messages.vehicles[vehicle]) }))}
      />
      <SelectFilter
        label={t(messages.region)}
        name="region"
        value={filters.region}
        onChange={(region) => change({ region: region as Region })}
        all={t(messages.allRegions)}
        options={REGIONS.filter((region) => region !== "all").map((region) => ({
          value: region,
          label: t(messages.regions[region]),
        }))}
      />
      <PriceFilter legend={t(messages.price)} range={PRICE_RANGE} prices={filters} change={change} />
    </FilterForm>
  )
}
