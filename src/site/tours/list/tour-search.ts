import { readOfferFilters, readTrip, type TourSearch } from "#domain/search/search.ts"
import { DURATIONS, TOUR_SORTS } from "#domain/tours/tour.ts"
import { oneOf, pageNumber, readCommonFilters, slugOf } from "#lib/address/search-params.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"

/** Reads the filters from the URL and ignores invalid ones, because URLs are often cut or edited by hand. */
export function readFilters(search: Record<string, unknown>): TourSearch {
  return omitUndefined<TourSearch>({
    ...readCommonFilters(search),
    ...readTrip(search),
    ...readOfferFilters(search),
    category: slugOf(search.category),
    place: slugOf(search.place),
    days: lengths(search.days),
    sort: oneOf(TOUR_SORTS, search.sort),
    page: pageNumber(search.page),
  })
}

/** Returns changed filters. Any change except of the page itself returns to page 1 (spec §4). */
export function changed(filters: TourSearch, change: Partial<TourSearch>): TourSearch {
  return readFilters({ ...filters, page: undefined, ...change })
}

function lengths(value: unknown): number[] | undefined {
  const wanted = String(value ?? "")
    .split(",")
    .map(Number)
  const known = DURATIONS.filter((length) => wanted.includes(length))
  return known.length ? known : undefined
}
