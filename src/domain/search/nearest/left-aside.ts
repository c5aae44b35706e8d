/**
 * What a search may leave aside if nothing fits all of it: what costs least first. Two that cost less together are left
 * aside before one that costs more.
 */
export const COSTS = {
  free: 1,
  guaranteed: 1,
  price: 1,
  days: 2,
  dates: 3,
  guide: 4,
  ages: 5,
  category: 6,
  need: 8,
  place: 9,
  words: 10,
} as const

export type LeftAside = keyof typeof COSTS
export const LEFT_ASIDE = Object.keys(COSTS) as [LeftAside, ...LeftAside[]]
