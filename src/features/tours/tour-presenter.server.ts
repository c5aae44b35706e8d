import { summariseReviews } from "#features/reviews/review.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { presentCommon, presentPage, presentPrices } from "#server/catalogue/catalogue-columns.server.ts"
import type { Stored } from "#server/catalogue/content-writes.server.ts"
import type { TourEntry } from "./staff/tour-entry.schema.ts"
import { NO_PRICE_RULES, type Tour, type TourCard } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

export const cardColumns = {
  id: tours.id,
  slug: tours.slug,
  isActive: tours.isActive,
  isFeatured: tours.isFeatured,
  title: tours.title,
  shortDescription: tours.shortDescription,
  location: tours.location,
  images: tours.images,
  days: tours.days,
  nights: tours.nights,
  priceMinor: tours.priceMinor,
  childPriceMinor: tours.childPriceMinor,
  currency: tours.currency,
  cancellationBands: tours.cancellationBands,
  cutoffHours: tours.cutoffHours,
  hasDepartures: tours.hasDepartures,
  reviewCount: tours.reviewCount,
  reviewStars: tours.reviewStars,
}

type Tours = typeof tours.$inferSelect
type Category = { slug: string; name: LocalizedContent }
type CardRow = { tour: Pick<Tours, keyof typeof cardColumns>; category: Category }
type TourRow = { tour: Tours; category: Category; destination: Category | null }

export function presentCard({ tour, category: { slug, name } }: CardRow): TourCard {
  return {
    ...presentCommon(tour),
    category: { slug, name },
    duration: { days: tour.days, nights: tour.nights },
    pricing: { ...presentPrices(tour), perTrip: false },
    hasDepartures: tour.hasDepartures,
    reviews: summariseReviews({ count: tour.reviewCount, stars: tour.reviewStars }),
  }
}

export function presentTour(row: TourRow): Tour {
  const { tour, destination } = row
  return {
    ...presentCard(row),
    ...presentPage(tour),
    meetingPoint: tour.meetingPoint,
    startTime: tour.startTime,
    destination: destination && { slug: destination.slug, name: destination.name },
    itinerary: tour.itinerary,
    requirements: tour.requirements,
    priceRules: { ...NO_PRICE_RULES, ...tour.priceRules },
    pickupZones: tour.pickupZones,
    interests: tour.interests,
  }
}

export function presentEntry({ tour, category, destination }: TourRow): Stored<TourEntry> {
  const { id, slug, isActive, isFeatured, position, title, shortDescription, description, location } = tour
  const { alsoKnownAs, images, startTime, meetingPoint, highlights, itinerary, included, excluded } = tour
  const { requirements, cancellationPolicy, cancellationBands, interests, hasDepartures, version, updatedAt } = tour
  const { priceRules, pickupZones, isArchived, outdated, cutoffHours } = tour
  const names = { slug, title, shortDescription, description, location, alsoKnownAs, images }
  const content = { startTime, meetingPoint, highlights, itinerary, included, excluded, requirements, interests }
  const child = tour.childPriceMinor === null ? null : toMajor(tour.childPriceMinor, tour.currency)
  return {
    _id: id,
    ...names,
    ...content,
    isActive,
    isArchived,
    isFeatured,
    position,
    outdated,
    hasDepartures,
    cancellationPolicy,
    cancellationBands,
    cutoffHours,
    priceRules: { ...NO_PRICE_RULES, ...priceRules },
    pickupZones,
    category: category.slug,
    destination: destination?.slug ?? null,
    duration: { days: tour.days, nights: tour.nights },
    pricing: { adult: toMajor(tour.priceMinor, tour.currency), child, currency: tour.currency },
    version,
    updatedAt: updatedAt.toISOString(),
  }
}
