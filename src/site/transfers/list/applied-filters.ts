import { useSuspenseQuery } from "@tanstack/react-query"
import { messages } from "#domain/transfers/list/messages.ts"
import type { TransferFilters } from "#domain/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { transferCategoriesQuery } from "#site/categories/queries.ts"
import type { AppliedFilter } from "#site/ui/list/applied-filters.tsx"
import { useAppliedPrices } from "#site/ui/list/price-filter.tsx"
import { changed } from "./transfer-search.ts"

export function useAppliedFilters(filters: TransferFilters): AppliedFilter[] {
  const t = useTranslate()
  const { data: categories } = useSuspenseQuery(transferCategoriesQuery)
  const applied: AppliedFilter[] = []
  const add = (label: string, without: Partial<TransferFilters>) =>
    applied.push({ label, without: { to: "/transfers", search: changed(filters, without) } })
  const prices = useAppliedPrices(filters)
  const { search, category, type, vehicle, region, from, to } = filters
  if (search) add(`“${search}”`, { search: undefined })
  if (category) {
    const found = categories.find(({ slug }) => slug === category)
    add(found ? t(found.name) : category, { category: undefined })
  }
  if (type) add(t(messages.types[type]), { type: undefined })
  if (vehicle) add(t(messages.vehicles[vehicle]), { vehicle: undefined })
  if (region) add(t(messages.regions[region]), { region: undefined })
  if (from) add(`${t(messages.from)}: ${from}`, { from: undefined })
  if (to) add(`${t(messages.to)}: ${to}`, { to: undefined })
  for (const { label, without } of prices) add(label, without)
  return applied
}
