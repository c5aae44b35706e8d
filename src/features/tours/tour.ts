import type { ReviewSummary } from "#features/reviews/review.ts"
import type { Localized, LocalizedContent } from "#i18n/localized.ts"
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
export const INTERESTS = [
  "culture",
  "nature",
  "adventure",
  "relaxation",
  "food",
  "history",
  "beach",
  "mountains",
] as const
export type Interest = (typeof INTERESTS)[number]

/** A picture of content. `url` is its largest rendition; ui/picture derives the others from it. */
export type Image = { url: string; alt: Localized; width: number; height: number; color: string }

/** Full refund percentage while at least `hoursBefore` hours remain until the start. */
export type CancellationBand = { hoursBefore: number; refundPercent: number }

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

/**
 * Where guests are picked up: at their hotel, or at a named meeting point. `surcharge` in major units, for the
 * booking.
 */
export type PickupZone = {
  code: string
  name: LocalizedContent
  hotelPickup: boolean
  meetingPoint: LocalizedContent | null
  /** How long before the start. */
  minutesBefore: number
  surcharge: number
}

export type Day = {
  title: LocalizedContent
  description: LocalizedContent
  meals: ("breakfast" | "lunch" | "dinner")[]
  stay?: LocalizedContent | undefined
}

/** What a listing shows of a tour. Prices are in major units of `pricing.currency`, per adult. */
export type TourCard = {
  _id: string
  slug: string
  isActive: boolean
  isFeatured: boolean
  title: LocalizedContent
  shortDescription: LocalizedContent
  location: LocalizedContent
  images: Image[]
  category: { slug: string; name: LocalizedContent }
  duration: { days: number; nights: number }
  pricing: { adult: number; child?: number; currency: Currency; perTrip: boolean }
  price: number
  freeCancellationHours: number | null
  hasDepartures: boolean
  /** What guests make of it; null where nobody has written yet. */
  reviews: ReviewSummary | null
}

/** A tour as `GET /tours` and `GET /tours/slug/{slug}` answer it (spec §3). */
export type Tour = TourCard & {
  description: LocalizedContent
  meetingPoint: LocalizedContent | null
  startTime: string
  destination: { slug: string; name: LocalizedContent } | null
  highlights: LocalizedContent[]
  itinerary: Day[]
  included: LocalizedContent[]
  excluded: LocalizedContent[]
  requirements: LocalizedContent | null
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  priceRules: TourPriceRules
  pickupZones: PickupZone[]
  interests: Interest[]
  /** Counts the changes of staff, who send it along with the next one. */
  version: number
  updatedAt: string
}

/** What the address of the tour list and the query of `GET /tours` have in common. Prices are whole US dollars. */
export type TourFilters = {
  search?: string | undefined
  category?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  days?: number[] | undefined
  sort?: TourSort | undefined
  page?: number | undefined
}
