import type { CatalogueCard, ReviewSummary } from "#domain/catalogue/content.ts"
import { type Review, reviewsJsonLd } from "#domain/reviews/review.ts"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"
import type { Currency } from "#lib/money.ts"
import { renditionUrl } from "#lib/rendition.ts"

export type TripContext = {
  settings: SiteSettings
  reviews: Review[] | undefined
  shown: PageContext
  /** True by default: transfers run on any day. */
  isBookable?: boolean | undefined
}

type Trip = CatalogueCard & { pricing: { currency: Currency }; reviews: ReviewSummary | null }

/** Returns the structured data that tours and transfers have in common. */
export function tripJsonLd(path: string, trip: Trip, { settings, reviews, shown, isBookable = true }: TripContext) {
  const { language, origin } = shown
  const url = addressOf(shown, path)
  const offers = {
    "@type": "Offer",
    price: trip.price,
    priceCurrency: trip.pricing.currency,
    url,
    availability: `https://schema.org/${isBookable ? "InStock" : "SoldOut"}`,
  }
  return {
    "@context": "https://schema.org",
    name: inLanguage(trip.title, language),
    description: inLanguage(trip.shortDescription, language),
    image: trip.images.map((picture) => new URL(renditionUrl(picture, "16x9", 1440, "webp"), origin).href),
    url,
    provider: { "@type": "TravelAgency", name: inLanguage(settings.companyName, language), url: origin },
    ...(trip.price > 0 && { offers }),
    ...reviewsJsonLd(trip.reviews, reviews),
  }
}
