import { fillIn } from "#i18n/fill-in.ts"
import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import type { AppliedFilter } from "#ui/applied-filters.tsx"
import { messages } from "./messages.ts"
import type { TransferFilters } from "./transfer.ts"
import { changed } from "./transfer-search.ts"

/** What the list is filtered by, in words. */
export function useAppliedFilters(filters: TransferFilters): AppliedFilter[] {
  const t = useT()
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
  if (minPrice !== undefined) add(fillIn(t(messages.priceAtLeast), { min: dollars(minPrice) }), { minPrice: undefined })
  if (maxPrice !== undefined) add(fillIn(t(messages.priceUpTo), { max: dollars(maxPrice) }), { maxPrice: undefined })
  return applied
}
