import type { ChildRules, TourPriceRules } from "#features/tours/tour.ts"
import { choicesOf } from "../choices.ts"
import type { TourSeed } from "../seed-types.ts"

/** One child under 5 free for two adults, the second pays half. Child price up to 10 years. */
const byAge: ChildRules = {
  by: "age",
  free: { below: 5, perAdults: 2, furtherPercent: 50 },
  bands: [{ below: 11, percent: null }],
}
/** By height, as on boats and cable cars: free under 1 m, child price under 1.40 m. */
const byHeight: ChildRules = {
  by: "height",
  free: { below: 100, perAdults: 2, furtherPercent: 50 },
  bands: [{ below: 140, percent: null }],
}
/** For tours with beds and seats: only the smallest are free. */
const withBeds: ChildRules = {
  by: "age",
  free: { below: 2, perAdults: 2, furtherPercent: 25 },
  bands: [
    { below: 5, percent: 50 },
    { below: 11, percent: null },
  ],
}

const PRIVATE: [people: number, factor: number][] = [
  [2, 1.5],
  [4, 1.3],
  [6, 1.15],
  [10, 1.05],
]

export function priceRulesOf({ slug, category, price, nights, itinerary }: TourSeed): TourPriceRules {
  const choices = choicesOf(slug)
  if (category === "cruises")
    return { children: price.child === undefined ? null : withBeds, tiers: [], privateGroups: [], choices }
  const children = nights >= 3 ? withBeds : category === "beaches-islands" || category === "family" ? byHeight : byAge
  const tiers = [
    { people: 4, percentOff: 5 },
    { people: 8, percentOff: 10 },
  ]
  const wholeFives = (dollars: number) => Math.round(dollars / 5) * 5
  return {
    children: price.child === undefined ? null : children,
    tiers: itinerary.length <= 3 ? tiers : [],
    privateGroups: PRIVATE.map(([people, factor]) => ({ people, price: wholeFives(price.adult * people * factor) })),
    choices,
  }
}
