import type { Localized, LocalizedContent } from "#i18n/localized.ts"

/*
 * The parts that tours, transfers and products have in common.
 */

/** A picture of content. `url` is its largest rendition; ui/picture derives the others from it. */
export type Image = { url: string; alt: Localized; width: number; height: number; color: string }

/** Full refund percentage while at least `hoursBefore` hours remain until the start. */
export type CancellationBand = { hoursBefore: number; refundPercent: number }

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

/** The fields of a card. `price` and `pricing` are in major units of `pricing.currency`. */
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

/** The fields of a page beyond those of its card. */
export type CataloguePage = {
  description: LocalizedContent
  highlights: LocalizedContent[]
  included: LocalizedContent[]
  excluded: LocalizedContent[]
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  /** Counts the changes by staff, who send it with the next one. */
  version: number
  updatedAt: string
}

/** The filters of a list. Prices are whole US dollars. */
export type CatalogueFilters = {
  search?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  page?: number | undefined
}

/** Returns how many hours before the start a cancellation is still free; null where it never is. */
export function freeCancellationHours(bands: CancellationBand[]): number | null {
  const free = bands.filter((band) => band.refundPercent === 100).map((band) => band.hoursBefore)
  return free.length ? Math.min(...free) : null
}
