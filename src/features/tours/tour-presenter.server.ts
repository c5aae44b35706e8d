import { summariseReviews } from "#features/reviews/review.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import type { Stored } from "#server/catalogue/content-writes.server.ts"
import type { TourEntry } from "./staff/tour-entry.schema.ts"
import type { CancellationBand, Tour, TourCard } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

/** The columns of a card: a tour's texts are much longer. */
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
  hasDepartures: tours.hasDepartures,
  reviewCount: tours.reviewCount,
  reviewStars: tours.reviewStars,
}

type Tours = typeof tours.$inferSelect
type Category = { slug: string; name: LocalizedContent }
type CardRow = { tour: Pick<Tours, keyof typeof cardColumns>; category: Category }
/** A tour with the names of its theme and its place. */
type TourRow = { tour: Tours; category: Category; destination: Category | null }

/** A tour in a list. */
export function presentCard({ tour, category: { slug, name } }: CardRow): TourCard {
  const major = (minor: number) => toMajor(minor, tour.currency)
  const child = tour.childPriceMinor === null ? {} : { child: major(tour.childPriceMinor) }
  return {
    _id: tour.id,
    slug: tour.slug,
    isActive: tour.isActive,
    isFeatured: tour.isFeatured,
    title: tour.title,
    shortDescription: tour.shortDescription,
    location: tour.location,
    images: tour.images.slice(0, 1),
    category: { slug, name },
    duration: { days: tour.days, nights: tour.nights },
    pricing: { adult: major(tour.priceMinor), ...child, currency: tour.currency, perTrip: false },
    price: major(tour.priceMinor),
    freeCancellationHours: freeCancellationHours(tour.cancellationBands),
    hasDepartures: tour.hasDepartures,
    reviews: summariseReviews({ count: tour.reviewCount, stars: tour.reviewStars }),
  }
}

/** A tour on its own page. */
export function presentTour(row: TourRow): Tour {
  const { tour, destination } = row
  return {
    ...presentCard(row),
    images: tour.images,
    description: tour.description,
    meetingPoint: tour.meetingPoint,
    startTime: tour.startTime,
    destination: destination && { slug: destination.slug, name: destination.name },
    highlights: tour.highlights,
    itinerary: tour.itinerary,
    included: tour.included,
    excluded: tour.excluded,
    requirements: tour.requirements,
    cancellationPolicy: tour.cancellationPolicy,
    cancellationBands: tour.cancellationBands,
    priceRules: tour.priceRules,
    pickupZones: tour.pickupZones,
    interests: tour.interests,
    version: tour.version,
    updatedAt: tour.updatedAt.toISOString(),
  }
}

/** A tour as staff edit it. */
export function presentEntry({ tour, category, destination }: TourRow): Stored<TourEntry> {
  const { id, slug, isActive, isFeatured, position, title, shortDescription, description, location } = tour
  const { alsoKnownAs, images, startTime, meetingPoint, highlights, itinerary, included, excluded } = tour
  const { requirements, cancellationPolicy, cancellationBands, interests, hasDepartures, version, updatedAt } = tour
  const { priceRules, pickupZones } = tour
  const names = { slug, title, shortDescription, description, location, alsoKnownAs, images }
  const content = { startTime, meetingPoint, highlights, itinerary, included, excluded, requirements, interests }
  const child = tour.childPriceMinor === null ? null : toMajor(tour.childPriceMinor, tour.currency)
  return {
    _id: id,
    ...names,
    ...content,
    ...{ isActive, isFeatured, position, hasDepartures, cancellationPolicy, cancellationBands },
    ...{ priceRules, pickupZones },
    category: category.slug,
    destination: destination?.slug ?? null,
    duration: { days: tour.days, nights: tour.nights },
    pricing: { adult: toMajor(tour.priceMinor, tour.currency), child, currency: tour.currency },
    version,
    updatedAt: updatedAt.toISOString(),
  }
}

/** Hours before the start until which everything is refunded; null where nothing ever is. */
export function freeCancellationHours(bands: CancellationBand[]): number | null {
  const free = bands.filter((band) => band.refundPercent === 100).map((band) => band.hoursBefore)
  return free.length ? Math.min(...free) : null
}
