import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { placesQuery, tourCategoriesQuery, transferCategoriesQuery } from "#features/categories/queries.ts"
import { LATEST_KEY, type Review } from "#features/reviews/review.ts"
import { LatestReviewsCard } from "#features/reviews/reviews-card.tsx"
import { settingsQuery } from "#features/settings/queries.ts"
import { tourCardsQuery } from "#features/tours/queries.ts"
import { TourCard } from "#features/tours/tour-card.tsx"
import { transferCardsQuery } from "#features/transfers/queries.ts"
import { useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { buttonLook } from "#ui/button.tsx"
import { FigureStrip } from "./figure-strip.tsx"
import { HOME_FIGURES } from "./figures.ts"
import { homeDescription, homeHead } from "./home-head.ts"
import { HomeHero } from "./home-hero.tsx"
import { homeJsonLd } from "./home-json-ld.ts"
import { homeMessages as texts } from "./home-messages.ts"
import { HomePlaces } from "./home-places.tsx"
import { HomeClosing, HomeFeatures, HomeReasons } from "./home-promises.tsx"
import { HomeThemes } from "./home-themes.tsx"
import { themeToursQuery } from "./home-tours.ts"
import { HomeTransfers } from "./home-transfers.tsx"

/** Spec §9: featured tours and transfers on the home page. */
const featuredQuery = tourCardsQuery({ featured: true, limit: 6 })
const transfersQuery = transferCardsQuery({ featured: true, limit: 3 })

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    const [[first]] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(transferCategoriesQuery),
      queryClient.ensureQueryData(featuredQuery),
      queryClient.ensureQueryData(transfersQuery),
      queryClient.ensureQueryData(placesQuery),
      import("#features/reviews/queries.ts").then((file) => queryClient.prefetchQuery(file.latestReviewsQuery)),
    ])
    if (first) await queryClient.ensureQueryData(themeToursQuery(first.slug))
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: inLanguage(homeHead.title, context.language),
      description: import.meta.env.SSR ? inLanguage(homeDescription, context.language) : "",
      path: "/",
      jsonLd: homeJsonLd(context.queryClient.getQueryData(settingsQuery.queryKey), context),
    }),
  component: HomePage,
})

function HomePage() {
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: kinds } = useSuspenseQuery(transferCategoriesQuery)
  const { data: transfers } = useSuspenseQuery(transfersQuery)
  const { data: places } = useSuspenseQuery(placesQuery)
  return (
    <>
      <HomeHero />
      <HomePlaces places={places} />
      <Featured />
      <FigureStrip title={texts.figures} figures={HOME_FIGURES} />
      <HomeThemes themes={themes} />
      <HomeTransfers transfers={transfers} categories={kinds} />
      <HomeFeatures />
      <HomeReasons />
      <Testimonials />
      <HomeClosing />
    </>
  )
}

/** What guests wrote last; nothing where nobody has written yet. */
function Testimonials() {
  const reviews = useQueryClient().getQueryData<Review[]>(LATEST_KEY)
  return reviews?.length ? <LatestReviewsCard reviews={reviews} /> : null
}

function Featured() {
  const t = useT()
  const { data: featured } = useSuspenseQuery(featuredQuery)
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.featured)}</h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {featured.map((tour) => (
          <li key={tour._id} className="grid">
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
      <Link to="/tours" className={`mt-8 ${buttonLook("secondary")}`}>
        {t(texts.allTours)}
      </Link>
    </section>
  )
}
