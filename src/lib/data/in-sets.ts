/**
 * Splits items into sets that one statement stores each. A statement takes at most 65,535 parameters, and building one of
 * thousands holds up other requests.
 */
export function inSets<Item>(items: readonly Item[], size = 100): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size))
}
