import { REGIONS, VEHICLE_TYPES } from "#features/categories/category.ts"
import { TRANSFER_SORTS, TRANSFER_TYPES, type TransferFilters } from "#features/transfers/transfer.ts"
import { oneOf, pageNumber, readCommonFilters, withoutGaps } from "#lib/search-params.ts"

/**
 * Reads the list's filters from the address. Whatever makes no sense is left out instead of failing the page: an
 * address is often cut or edited by hand.
 */
export function readFilters(search: Record<string, unknown>): TransferFilters {
  return withoutGaps<TransferFilters>({
    ...readCommonFilters(search),
    type: oneOf(TRANSFER_TYPES, search.type),
    vehicle: oneOf(VEHICLE_TYPES, search.vehicle),
    region: oneOf(REGIONS, search.region),
    sort: oneOf(TRANSFER_SORTS, search.sort),
    page: pageNumber(search.page),
  })
}

/** Filters changed in some part. Any change but of the page itself leads back to page 1 (spec §4). */
export function changed(filters: TransferFilters, change: Partial<TransferFilters>): TransferFilters {
  return readFilters({ ...filters, page: undefined, ...change })
}
