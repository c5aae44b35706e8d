import type * as z from "zod"
import type { CatalogueFilters } from "#domain/catalogue/content.ts"
import { common } from "#i18n/common-messages.ts"
import type * as shapes from "./shapes.server.ts"

export type Tour = z.infer<typeof shapes.tour>
export type TourCard = z.infer<typeof shapes.tourCard>
export type TourPriceRules = z.infer<typeof shapes.priceRules>
export type ChildRules = NonNullable<TourPriceRules["children"]>
export type Day = Tour["itinerary"][number]
export type TourFacts = Tour["facts"]
export type Question = Tour["questions"][number]

export const PER_PAGE = 9
/** The greatest age of a child, in years. */
export const MAX_AGE = 17
/** Places left are said from here down. Not beside the schemas of departures, which cards would load. */
export const FEW_PLACES = 4
/** The most tours that are set side by side. */
export const MAX_COMPARED = 3
/** Days of the longest tour. */
export const MAX_TOUR_DAYS = 60
export const TRAVELERS = { min: 1, max: 10 } as const
/** Spec §9: the price filter, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 5000 } as const
/** Spec §9: durations to filter by. The last one means 'or more'. */
export const DURATIONS = [1, 2, 3, 4, 5, 6, 7] as const
/** All except 'recommended' are from the spec. */
export const TOUR_SORTS = ["recommended", "name", "price-low", "price-high", "duration"] as const
export type TourSort = (typeof TOUR_SORTS)[number]

/** Texts that a tour may lack: what they are called, and their greatest length in characters. */
export const TOUR_TEXTS = {
  meetingPoint: { name: common.meetingPoint, max: 1000 },
  requirements: { name: { en: "Good to know", vi: "Cần biết trước" }, max: 5000 },
}

/** What of its travellers a tour has to know: nothing, their names, or names, birth years and ends of passport numbers. */
export const NEEDS_TRAVELERS = ["none", "names", "passports"] as const
export type NeedsTravelers = (typeof NEEDS_TRAVELERS)[number]

export const MEALS = ["breakfast", "lunch", "dinner"] as const
/** Children's prices depend on years or centimetres. */
export const CHILD_LIMITS = ["age", "height"] as const

/** How demanding a tour is, easiest first. */
export const LEVELS = ["easy", "moderate", "demanding"] as const
/** Languages of guides, as ISO 639-1 codes. */
export const GUIDE_LANGUAGES = ["en", "vi", "fr", "de", "es", "it", "ru", "ko", "ja", "zh"] as const
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number]

/** Needs that a tour meets, and that visitors filter by. */
export const NEEDS = ["wheelchair", "deaf", "blind", "pregnant", "vegetarian", "vegan", "halal", "gluten-free"] as const
export type Need = (typeof NEEDS)[number]
/** What the facts say about such needs in words. */
export const NEED_TEXTS = ["access", "hearing", "sight", "pregnancy", "diet"] as const

export const NO_FACTS = {
  minAge: null,
  maxAge: null,
  level: null,
  groupSize: null,
  guideLanguages: [],
  luggage: null,
  access: null,
  hearing: null,
  sight: null,
  pregnancy: null,
  diet: null,
  suits: [],
  meetingAt: null,
  rain: null,
  bestMonths: [],
}

/** Returns whether a child may not take part. Without a youngest age everybody may. */
export const isTooYoung = (age: number | null | undefined, { minAge }: { minAge: number | null }): boolean =>
  age != null && minAge !== null && age < minAge

export const NO_PRICE_RULES: TourPriceRules = { children: null, tiers: [], privateGroups: [], choices: [] }

/** Filters in the URL of the list and the query of `GET /tours`. Prices are in whole US dollars. */
export type TourFilters = CatalogueFilters & {
  /** Slug of a theme, or of a destination. */
  category?: string | undefined
  /** Slug of a destination; finds its tours and those of the destinations within it. */
  place?: string | undefined
  days?: number[] | undefined
  sort?: TourSort | undefined
}
