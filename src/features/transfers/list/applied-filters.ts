import { messages } from "#features/transfers/messages.ts"
import type { TransferFilters } from "#features/transfers/transfer.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { AppliedFilter } from "#ui/list/applied-filters.tsx"
import { changed } from "./transfer-search.ts"

/** What the list is filtered by, in words. */
export function useAppliedFilters(filters: TransferFilters): AppliedFilter[] {
  const t = useTranslate()
  const language = useLanguage()
  const applied: AppliedFilter[] = []
  const add = (label: string, without: Partial<TransferFilters>) =>
    applied.push({ label, search: changed(filters, without) })
  const dollars = (amount: number) => formatPrice(amount, "USD", language)
  const { search, type, vehicle, region, minPrice, maxPrice } = filters
  if (search) add(`“${search}”`, { search: undefined })
  if (type) add(t(messages.types[type]), { type: undefined })
  if (vehicle) add(t(messages.vehicles[vehicle]), { vehicle: undefined })
  if (region) add(t(messages.regions[region]), { region: undefined })
  if (minPrice !== undefined)
    add(interpolate(t(messages.priceAtLeast), { min: dollars(minPrice) }), { minPrice: undefined })
  if (maxPrice !== undefined)
    add(interpolate(t(messages.priceUpTo), { max: dollars(maxPrice) }), { maxPrice: undefined })
  return applied
}
