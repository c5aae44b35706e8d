import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { type Review, type ReviewsAnswer, reviewsJsonLd, reviewsKey } from "#features/reviews/review.ts"
import { settingsQuery } from "#features/settings/queries.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Tour } from "#features/tours/tour.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"
import { renditionUrl } from "#lib/rendition.ts"
import { breadcrumb, JsonLd } from "#ui/page/json-ld.tsx"

export function TourJsonLd({ tour }: { tour: Tour }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const reviews = useQueryClient().getQueryData<ReviewsAnswer>(reviewsKey({ tour: tour._id }, 1))?.data
  const context = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? tourJsonLd(tour, { settings, reviews }, context) : []} />
}

type Known = { settings: Settings; reviews: Review[] | undefined }

function tourJsonLd(tour: Tour, { settings, reviews }: Known, shown: PageContext): object[] {
  const { language, origin } = shown
  const path = `/tour/${tour.slug}`
  const url = addressOf(shown, path)
  const name = inLanguage(tour.title, language)
  const description = inLanguage(tour.shortDescription, language)
  const image = tour.images.map((picture) => new URL(renditionUrl(picture, "16x9", 1440, "webp"), origin).href)
  const provider = {
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
    // Search engines reject a Product without price or reviews.
    "@type": offer ? ["Product", "TouristTrip"] : "TouristTrip",
    name,
    description,
    image,
    url,
    provider,
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
    ...questionsJsonLd(tour, language),
    breadcrumb(shown, [
      { name: inLanguage(tour.category.name, language), path: `/category/${tour.category.slug}` },
      { name, path },
    ]),
  ]
}

function questionsJsonLd({ questions }: Tour, language: Language): object[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: inLanguage(question, language),
    acceptedAnswer: { "@type": "Answer", text: inLanguage(answer, language) },
  }))
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }]
}
