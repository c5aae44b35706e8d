import { DURATIONS, TOUR_SORTS, type TourFilters } from "./tour.ts"

/**
 * Reads the list's filters from the address. Whatever makes no sense is left out instead of failing the page: an
 * address is often cut or edited by hand.
 */
export function readFilters(search: Record<string, unknown>): TourFilters {
  const filters: TourFilters = {
    search: text(search.search),
    category: text(search.category),
    minPrice: wholeNumber(search.minPrice),
    maxPrice: wholeNumber(search.maxPrice),
    days: lengths(search.days),
    sort: TOUR_SORTS.find((sort) => sort === search.sort),
    page: wholeNumber(search.page) || undefined,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as TourFilters
}

/** Filters changed in some part. Any change but of the page itself leads back to page 1 (spec §4). */
export function changed(filters: TourFilters, change: Partial<TourFilters>): TourFilters {
  return readFilters({ ...filters, page: undefined, ...change })
}

function text(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number"
    ? String(value).trim().slice(0, 100) || undefined
    : undefined
}

function wholeNumber(value: unknown): number | undefined {
  const number = value === "" || value === undefined || value === null ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= 0 && number <= 100_000 ? number : undefined
}

function lengths(value: unknown): number[] | undefined {
  const wanted = String(value ?? "")
    .split(",")
    .map(Number)
  const known = DURATIONS.filter((length) => wanted.includes(length))
  return known.length ? known : undefined
}
