type Words = { search?: string | undefined }

/** Returns the filters with those that were read in their words. Chips remove them like any others. */
export function withReading<Filters extends Words>(filters: Filters, reading: Partial<Filters> | undefined): Filters {
  return reading ? { ...filters, search: undefined, ...reading } : filters
}
