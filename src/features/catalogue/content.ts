import type { Localized, LocalizedContent } from "#i18n/localized.ts"
import type { Focus } from "#lib/rendition.ts"

/** `url` is the largest rendition; ui/picture derives the others. Without `focus` crops keep the middle. */
export type Image = {
  url: string
  alt: Localized
  width: number
  height: number
  color: string
  focus?: Focus | undefined
}

/** Refund percentage while at least `hoursBefore` hours remain until the start. */
export type CancellationBand = { hoursBefore: number; refundPercent: number }

/** A pick-up at the hotel or at a meeting point. `surcharge` is per booking, in major units. */
export type PickupZone = {
  code: string
  name: LocalizedContent
  hotelPickup: boolean
  meetingPoint: LocalizedContent | null
  minutesBefore: number
  surcharge: number
}

/** What one price of a choice is for: everyone travelling, each room or cabin, each seat or berth, or the booking. */
export const CHOICE_UNITS = ["person", "room", "seat", "booking"] as const

/**
 * Something that guests choose beside the product, such as a single room, a berth or the class of the hotel. Of rooms
 * and seats they choose how many, of the others one option.
 */
export type Choice = {
  code: string
  name: LocalizedContent
  per: (typeof CHOICE_UNITS)[number]
  /** The first option applies to those who choose nothing. */
  isRequired: boolean
  options: ChoiceOption[]
}
/** `price` is in major units. `alone`: someone who travels alone always pays it. */
export type ChoiceOption = { code: string; name: LocalizedContent; price: number; alone: boolean }

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

/** `price` and `pricing` are in major units of `pricing.currency`. */
export type CatalogueCard = {
  _id: string
  slug: string
  isActive: boolean
  isFeatured: boolean
  title: LocalizedContent
  shortDescription: LocalizedContent
  location: LocalizedContent
  images: Image[]
  price: number
  freeCancellationHours: number | null
}

export type CataloguePage = {
  description: LocalizedContent
  highlights: LocalizedContent[]
  included: LocalizedContent[]
  excluded: LocalizedContent[]
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  /** Guests book on request until this many hours before the start. Departures close at their own time. */
  cutoffHours: number
  version: number
  updatedAt: string
}

export type CatalogueFilters = {
  search?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  page?: number | undefined
}
