import { summariseReviews } from "#features/reviews/review.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { pick } from "#lib/pick.ts"
import {
  CARD_COLUMNS,
  fieldsOf,
  presentCommon,
  presentPrices,
  presentStored,
} from "#server/catalogue/catalogue-columns.server.ts"
import type { Stored } from "#server/catalogue/content-writes.server.ts"
import * as shapes from "./shapes.server.ts"
import { type TourEntry, tourSchemas } from "./staff/tour-entry.schema.ts"
import { NO_FACTS, NO_PRICE_RULES, type Tour, type TourCard } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

const OWN_COLUMNS = ["days", "nights", "hasDepartures", "reviewCount", "reviewStars"] as const
export const cardColumns = pick(tours, ...CARD_COLUMNS, ...OWN_COLUMNS)

type Tours = typeof tours.$inferSelect
type Category = { slug: string; name: LocalizedContent }
type CardRow = { tour: Pick<Tours, keyof typeof cardColumns>; category: Category }
export type TourRow = { tour: Tours; category: Category; destination: Category | null }

export function presentCard({ tour, category: { slug, name } }: CardRow): TourCard {
  return {
    ...presentCommon(tour),
    // On a page that shows the first one already, a card shows the second.
    images: tour.images.slice(0, 2),
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
    ...fieldsOf(shapes.tour.shape, tour),
    destination: destination && { slug: destination.slug, name: destination.name },
    facts: { ...NO_FACTS, ...tour.facts },
    priceRules: { ...NO_PRICE_RULES, ...tour.priceRules },
    updatedAt: tour.updatedAt.toISOString(),
  }
}

export function presentEntry({ tour, category, destination }: TourRow): Stored<TourEntry> {
  const child = tour.childPriceMinor === null ? null : toMajor(tour.childPriceMinor, tour.currency)
  return {
    ...fieldsOf(tourSchemas.entry.shape, tour),
    ...presentStored(tour),
    category: category.slug,
    destination: destination?.slug ?? null,
    duration: { days: tour.days, nights: tour.nights },
    pricing: { adult: toMajor(tour.priceMinor, tour.currency), child, currency: tour.currency },
    facts: { ...NO_FACTS, ...tour.facts },
    priceRules: { ...NO_PRICE_RULES, ...tour.priceRules },
  }
}
