/** Splits items into sets that are stored by one statement each: PostgreSQL takes at most 65,535 parameters in one. */
export function inSets<Item>(items: readonly Item[], size = 500): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size))
}
