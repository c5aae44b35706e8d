import type {
  CatalogueCard,
  CatalogueFilters,
  CataloguePage,
  Choice,
  Interest,
  PickupZone,
} from "#features/catalogue/content.ts"
import type { ReviewSummary } from "#features/reviews/review.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

export const PER_PAGE = 9
export const TRAVELERS = { min: 1, max: 10 } as const
/** Spec §9: the price filter, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 5000 } as const
/** Spec §9: durations to filter by. The last one means 'or more'. */
export const DURATIONS = [1, 2, 3, 4, 5, 6, 7] as const
/** All except 'recommended' are from the spec. */
export const TOUR_SORTS = ["recommended", "name", "price-low", "price-high", "duration"] as const
export type TourSort = (typeof TOUR_SORTS)[number]
export type TourPriceRules = {
  children: ChildRules | null
  /** Group discounts, ascending. The last tier that the party reaches applies. */
  tiers: { people: number; percentOff: number }[]
  /** Total price of a private group, ascending. The first group that holds the party applies. Major units. */
  privateGroups: { people: number; price: number }[]
  choices: Choice[]
}

export const NO_PRICE_RULES: TourPriceRules = { children: null, tiers: [], privateGroups: [], choices: [] }

/** Prices of children by age in years or height in centimetres. Children without either pay the child price. */
export type ChildRules = {
  by: "age" | "height"
  /** One child below this limit is free for each `perAdults` adults. Others pay a percentage of the adult price. */
  free: { below: number; perAdults: number; furtherPercent: number } | null
  /** Percent of the adult price, ascending; null means the child price. Above the last band: as adults. */
  bands: { below: number; percent: number | null }[]
}

export type Day = {
  title: LocalizedContent
  description: LocalizedContent
  meals: ("breakfast" | "lunch" | "dinner")[]
  stay?: LocalizedContent | undefined
}

export type TourCard = CatalogueCard & {
  category: { slug: string; name: LocalizedContent }
  duration: { days: number; nights: number }
  pricing: { adult: number; child?: number; currency: Currency; perTrip: boolean }
  hasDepartures: boolean
  reviews: ReviewSummary | null
}

export type Tour = TourCard &
  CataloguePage & {
    meetingPoint: LocalizedContent | null
    startTime: string
    destination: { slug: string; name: LocalizedContent } | null
    itinerary: Day[]
    requirements: LocalizedContent | null
    priceRules: TourPriceRules
    pickupZones: PickupZone[]
    interests: Interest[]
  }

/** Filters in the URL of the list and the query of `GET /tours`. Prices are in whole US dollars. */
export type TourFilters = CatalogueFilters & {
  category?: string | undefined
  days?: number[] | undefined
  sort?: TourSort | undefined
}
