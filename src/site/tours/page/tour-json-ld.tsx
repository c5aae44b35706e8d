import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { type ReviewsAnswer, reviewsKey } from "#domain/reviews/review.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { type TripContext, tripJsonLd } from "#site/reviews/trip-json-ld.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { bookableQuery } from "#site/tours/queries.ts"
import { breadcrumb, JsonLd } from "#site/ui/page/json-ld.tsx"
import { stepsToTour } from "./steps-to-tour.ts"

export function TourJsonLd({ tour }: { tour: Tour }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const queryClient = useQueryClient()
  const reviews = queryClient.getQueryData<ReviewsAnswer>(reviewsKey({ tour: tour._id }, 1))?.data
  const isBookable = queryClient.getQueryData(bookableQuery(tour._id).queryKey)?.isBookable
  const shown = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? tourJsonLd(tour, { settings, reviews, shown, isBookable }) : []} />
}

function tourJsonLd(tour: Tour, context: TripContext): object[] {
  const { language } = context.shown
  const path = `/tour/${tour.slug}`
  const common = tripJsonLd(path, tour, context)
  const trip = {
    ...common,
    // Search engines reject a Product without price or reviews.
    "@type": tour.price > 0 ? ["Product", "TouristTrip"] : "TouristTrip",
    itinerary: {
      "@type": "ItemList",
      itemListElement: tour.highlights.map((highlight, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: inLanguage(highlight, language),
      })),
    },
  }
  const above = stepsToTour(tour).map(({ name, path }) => ({ name: inLanguage(name, language), path }))
  const steps = breadcrumb(context.shown, [...above, { name: common.name, path }])
  return [trip, ...questionsJsonLd(tour, language), steps]
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
