import { REGIONS, VEHICLE_TYPES } from "#features/categories/category.ts"
import { readRide } from "#features/search/ride.ts"
import { TRANSFER_SORTS, TRANSFER_TYPES, type TransferFilters } from "#features/transfers/transfer.ts"
import { oneOf, pageNumber, readCommonFilters, slugOf, withoutGaps } from "#lib/search-params.ts"

export function readFilters(search: Record<string, unknown>): TransferFilters {
  return withoutGaps<TransferFilters>({
    ...readCommonFilters(search),
    category: slugOf(search.category),
    type: oneOf(TRANSFER_TYPES, search.type),
    vehicle: oneOf(VEHICLE_TYPES, search.vehicle),
    region: oneOf(REGIONS, search.region),
    ...readRide(search),
    sort: oneOf(TRANSFER_SORTS, search.sort),
    page: pageNumber(search.page),
  })
}

/** Returns changed filters. Any change except of the page itself returns to page 1 (spec §4). */
export function changed(filters: TransferFilters, change: Partial<TransferFilters>): TransferFilters {
  return readFilters({ ...filters, page: undefined, ...change })
}
