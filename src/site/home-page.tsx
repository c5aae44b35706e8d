import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { placesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { tourCardsQuery } from "#features/tours/queries.ts"
import { TourCard } from "#features/tours/tour-card.tsx"
import { useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { buttonLook } from "#ui/button.tsx"
import { homeHead } from "./home-head.ts"
import { HomeHero } from "./home-hero.tsx"
import { homeMessages as texts } from "./home-messages.ts"
import { HomePlaces } from "./home-places.tsx"
import { HomeThemes } from "./home-themes.tsx"

/** Spec §9: featured tours on the home page. */
const FEATURED = 6
const featuredQuery = tourCardsQuery({ featured: true, limit: FEATURED })

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(featuredQuery),
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placesQuery),
    ])
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: inLanguage(homeHead.title, context.language),
      description: inLanguage(homeHead.description, context.language),
      path: "/",
    }),
  component: HomePage,
})

function HomePage() {
  const t = useT()
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placesQuery)
  return (
    <>
      <HomeHero />
      <HomePlaces places={places} />
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
      <HomeThemes themes={themes} />
    </>
  )
}
