import { REGIONS, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { TRANSFER_SORTS, TRANSFER_TYPES, type TransferFilters } from "#domain/transfers/transfer.ts"
import { oneOf, pageNumber, readCommonFilters, slugOf } from "#lib/address/search-params.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import { readRide } from "#site/search/ride.ts"

export function readFilters(search: Record<string, unknown>): TransferFilters {
  return omitUndefined<TransferFilters>({
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
