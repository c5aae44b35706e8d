import type {
  CatalogueCard,
  CatalogueFilters,
  CataloguePage,
  Interest,
  PickupZone,
} from "#features/catalogue/content.ts"
import type { ReviewSummary } from "#features/reviews/review.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

/** Spec §9: tours on one page of the list. */
export const PER_PAGE = 9
/** Spec §9: travellers on one tour booking. */
export const TRAVELERS = { min: 1, max: 10 } as const
/** Spec §9: the price slider of the list, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 5000 } as const
/** Spec §9: lengths a visitor can filter by; the last one means 'or more'. */
export const DURATIONS = [1, 2, 3, 4, 5, 6, 7] as const
/** 'recommended' is ours; the others are the spec's. */
export const TOUR_SORTS = ["recommended", "name", "price-low", "price-high", "duration"] as const
export type TourSort = (typeof TOUR_SORTS)[number]
/** How staff price a tour beyond a price for an adult and one for a child. */
export type TourPriceRules = {
  children: ChildRules | null
  /** What large groups get off, from the smallest: the last tier that the party reaches holds. */
  tiers: { people: number; percentOff: number }[]
  /**
   * What a group alone with its guide pays as a whole, from the smallest: the first that holds the party. Major units.
   */
  privateGroups: { people: number; price: number }[]
}

/**
 * What children pay, by their years or their centimetres. The Vietnamese way: two adults bring one child under 5 free,
 * a further one pays half. Who is not told by years or centimetres pays the child price.
 */
export type ChildRules = {
  by: "age" | "height"
  /** Below this one child is free for each `perAdults` adults; further ones pay a part of the adult price. */
  free: { below: number; perAdults: number; furtherPercent: number } | null
  /** Parts of the adult price (null: the child price), from the youngest; from the last `below` on as adults. */
  bands: { below: number; percent: number | null }[]
}

export type Day = {
  title: LocalizedContent
  description: LocalizedContent
  meals: ("breakfast" | "lunch" | "dinner")[]
  stay?: LocalizedContent | undefined
}

/** What a listing shows of a tour. Prices are in major units of `pricing.currency`, per adult. */
export type TourCard = CatalogueCard & {
  category: { slug: string; name: LocalizedContent }
  duration: { days: number; nights: number }
  pricing: { adult: number; child?: number; currency: Currency; perTrip: boolean }
  hasDepartures: boolean
  /** What guests make of it; null where nobody has written yet. */
  reviews: ReviewSummary | null
}

/** A tour as `GET /tours` and `GET /tours/slug/{slug}` answer it (spec §3). */
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

/** What the address of the tour list and the query of `GET /tours` have in common. Prices are whole US dollars. */
export type TourFilters = CatalogueFilters & {
  category?: string | undefined
  days?: number[] | undefined
  sort?: TourSort | undefined
}
