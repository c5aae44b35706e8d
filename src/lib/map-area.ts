/** What maps of the country reach, in degrees. */
export const MAP = { south: 5, north: 25, west: 99, east: 119 } as const
