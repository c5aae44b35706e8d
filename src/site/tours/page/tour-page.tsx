import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link, redirect } from "@tanstack/react-router"
import { useState } from "react"
import { formatReviewCount } from "#domain/reviews/review.ts"
import { pageMessages } from "#domain/tours/page/messages.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { inLanguage, shownLanguage, writtenIn } from "#i18n/localized.ts"
import { previewHeaders, readPreviewSearch } from "#lib/address/preview-search.ts"
import { notFoundOr } from "#lib/api/not-found.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { PriceWordsList } from "#site/bookings/checkout/price-words-list.tsx"
import { ReviewList } from "#site/reviews/review-list.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { bookableQuery, tourQuery } from "#site/tours/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Breadcrumb } from "#site/ui/page/breadcrumb.tsx"
import { NotFound } from "#site/ui/page/not-found.tsx"
import { PreviewNotice } from "#site/ui/page/preview-notice.tsx"
import { Paragraphs } from "#site/ui/page/terms.tsx"
import { TripHeader } from "#site/ui/page/trip-header.tsx"
import { Gallery } from "#site/ui/picture/gallery.tsx"
import { Rating } from "#site/ui/rating.tsx"
import { SeenList } from "#site/wishlist/seen/seen-list.tsx"
import { WishlistButton } from "#site/wishlist/wishlist-button.tsx"
import { stepsToTour } from "./steps-to-tour.ts"
import { AskAboutTour, FromPrice, type OrderState, TourBookingBar, TourBookingCard } from "./tour-booking-card.tsx"
import { TourFacts } from "./tour-facts.tsx"
import { TourItinerary } from "./tour-itinerary.tsx"
import { TourJsonLd } from "./tour-json-ld.tsx"
import { TourOnward } from "./tour-onward.tsx"
import { TourQuestions, TourTerms } from "./tour-terms.tsx"

export const Route = createFileRoute("/tour/$slug")({
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { preview } }) => {
    const tour = await queryClient.ensureQueryData(tourQuery(slug, preview)).catch((error) => {
      throw notFoundOr(error)
    })
    // The API has redirected an old slug.
    if (tour.slug !== slug) throw redirect({ to: "/tour/$slug", params: { slug: tour.slug }, statusCode: 301 })
    await Promise.all([
      prefetchReviews(tour, queryClient),
      prefetchOnward(tour, queryClient),
      prefetchBookable(tour, queryClient),
    ])
  },
  headers: ({ match }) => previewHeaders(match.search),
  head: ({ match: { context, search }, params: { slug } }) => {
    const tour = context.queryClient.getQueryData(tourQuery(slug, search.preview).queryKey)
    if (!tour) return {}
    return pageHead(context, {
      title: inLanguage(tour.title, context.language),
      description: inLanguage(tour.shortDescription, context.language),
      path: `/tour/${slug}`,
      languages: writtenIn(tour.description),
      noindex: search.preview !== undefined,
    })
  },
  staticData: { hasBar: true },
  component: TourPage,
  notFoundComponent: TourNotFound,
})

/** Only the structured data says it, which the server alone writes. */
const prefetchBookable = (tour: Tour, queryClient: QueryClient) =>
  import.meta.env.SSR ? queryClient.prefetchQuery(bookableQuery(tour._id)) : undefined

/** The code is imported when it is needed, because each first visit would load it otherwise. */
async function prefetchOnward(tour: Tour, queryClient: QueryClient): Promise<void> {
  const onward = await import("./tour-onward.tsx")
  await onward.prefetchOnward(tour, queryClient)
}

async function prefetchReviews(tour: Tour, queryClient: QueryClient): Promise<void> {
  if (!tour.reviews) return
  const { reviewsQuery } = await import("#site/reviews/queries.ts")
  await queryClient.prefetchQuery(reviewsQuery({ tour: tour._id }, 1))
}

function TourPage() {
  const { slug } = Route.useParams()
  const { preview } = Route.useSearch()
  const { data: tour } = useSuspenseQuery(tourQuery(slug, preview))
  return <TourDetails key={tour._id} tour={tour} />
}

function TourDetails({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const order = useState<OrderState[0]>()
  return (
    <article className="wrap pt-4 lg:pt-6">
      {tour.isActive ? <TourJsonLd tour={tour} /> : <PreviewNotice />}
      <Breadcrumb
        path={stepsToTour(tour).map(({ to, slug, name }) => ({
          to,
          ...(slug && { params: { slug } }),
          label: t(name),
        }))}
        here={t(tour.title)}
      />
      <div className="mt-2 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <TripHeader
            trip={tour}
            heart={
              <WishlistButton
                kind="tour"
                slug={tour.slug}
                title={tour.title}
                className="border border-field bg-sheet"
              />
            }
          >
            <TourRating tour={tour} />
          </TripHeader>
          <div className="mt-6">
            <Gallery images={tour.images} labels={{ all: t(pageMessages.photos), one: t(pageMessages.showPhoto) }} />
          </div>
          <TourFacts tour={tour} />
          {/* On paper there is neither card nor bar. */}
          <div className="mt-4 hidden print:block">
            <FromPrice tour={tour} />
          </div>
          <PriceWordsList tour={tour} className="mt-4 lg:hidden print:block" />
          <Overview tour={tour} />
          <TourItinerary tour={tour} />
          <TourTerms tour={tour} />
          <TourQuestions questions={tour.questions} />
          {tour.reviews && <ReviewList of={{ tour: tour._id }} summary={tour.reviews} />}
          <TourOnward tour={tour} />
          <div className="mt-12 lg:hidden">
            <h2 className="text-2xl font-bold">{t(pageMessages.unsure)}</h2>
            <AskAboutTour tour={tour} order={order} className="mt-3 max-w-sm" />
          </div>
        </div>
        <TourBookingCard tour={tour} order={order} />
      </div>
      {tour.isActive && <SeenList here={{ kind: "tour", slug: tour.slug }} />}
      <TourBookingBar tour={tour} order={order} />
    </article>
  )
}

/** Without guest reviews, shows the company's own figure and says so (spec §9). */
function TourRating({ tour: { reviews } }: { tour: Tour }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { average, count } = settings.ratings.tour
  if (reviews) {
    return (
      <a href="#reviews" className="mt-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        <Rating average={reviews.average} basis={formatReviewCount(reviews, t)} />
      </a>
    )
  }
  if (!count) return null
  const basis = `${interpolate(t(pageMessages.reviews), { n: count })} ${t(pageMessages.ofTours)}`
  return (
    <div className="mt-3">
      <Rating average={average} basis={basis} />
    </div>
  )
}

function Overview({ tour: { description } }: { tour: Tour }) {
  const t = useTranslate()
  const language = useLanguage()
  if (!t(description)) return null
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t(pageMessages.overview)}</h2>
      <div lang={shownLanguage(description, language)}>
        <Paragraphs text={t(description)} />
      </div>
    </section>
  )
}

function TourNotFound() {
  const t = useTranslate()
  return (
    <NotFound title={t(pageMessages.notFound)} text={t(pageMessages.notFoundText)}>
      <Link to="/tours" className={`mt-6 ${buttonClass()}`}>
        {t(pageMessages.backToTours)}
      </Link>
    </NotFound>
  )
}
