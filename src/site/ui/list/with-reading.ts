type Words = { search?: string | undefined }

/**
 * Returns the filters with those that were read in their words. Chips remove them like any others. If the words have
 * changed since `read`, nothing is known about them yet.
 */
export function withReading<Filters extends Words>(
  filters: Filters,
  reading: Partial<Filters> | undefined,
  read = filters.search,
): Filters {
  return reading && filters.search === read ? { ...filters, search: undefined, ...reading } : filters
}
