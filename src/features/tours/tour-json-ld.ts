import type { QueryClient } from "@tanstack/react-query"
import { createIsomorphicFn } from "@tanstack/react-start"
import { type Review, reviewsJsonLd, reviewsKey } from "#features/reviews/review.ts"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { breadcrumb } from "#lib/json-ld.ts"
import type { Shown } from "#lib/seo.ts"
import type { Tour } from "./tour.ts"

/**
 * Structured data of a tour's page: the product with its offer (only where there is a price) and the trip, and the
 * path to it. Nobody reads it in a browser, so only the server writes it.
 */
export const tourJsonLd = createIsomorphicFn()
  .server(describe)
  .client((): object[] => [])

type Known = { settings: Settings | undefined; queryClient: QueryClient }

function describe(tour: Tour, { settings, queryClient }: Known, { language, origin }: Shown): object[] {
  const reviews = queryClient.getQueryData<Review[]>(reviewsKey({ tour: tour._id }, 1))
  const prefix = language === "vi" ? "/vi" : ""
  const url = `${origin}${prefix}/tour/${tour.slug}`
  const name = inLanguage(tour.title, language)
  const description = inLanguage(tour.shortDescription, language)
  const image = tour.images.map((picture) => new URL(picture.url, origin).href)
  const provider = settings && {
    "@type": "TravelAgency",
    name: inLanguage(settings.companyName, language),
    url: origin,
  }
  const offer = tour.price > 0 && {
    offers: {
      "@type": "Offer",
      price: tour.price,
      priceCurrency: tour.pricing.currency,
      url,
      availability: "https://schema.org/InStock",
    },
  }
  const trip = {
    "@context": "https://schema.org",
    // A product without a price or reviews is none to search engines.
    "@type": offer ? ["Product", "TouristTrip"] : "TouristTrip",
    name,
    description,
    image,
    url,
    ...(provider && { provider }),
    ...offer,
    ...reviewsJsonLd(tour.reviews, reviews),
    itinerary: {
      "@type": "ItemList",
      itemListElement: tour.highlights.map((highlight, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: inLanguage(highlight, language),
      })),
    },
  }
  return [
    trip,
    breadcrumb([
      { name: inLanguage(tour.category.name, language), url: `${origin}${prefix}/category/${tour.category.slug}` },
      { name, url },
    ]),
  ]
}
