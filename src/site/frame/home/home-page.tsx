import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { tourCategoriesQuery, transferCategoriesQuery } from "#site/categories/queries.ts"
import { leavingSoonQuery } from "#site/search/queries.ts"
import { featuredTransfersQuery } from "#site/transfers/queries.ts"
import { HomeBelowFold } from "./home-below-fold.tsx"
import { homeDescription, homeHead } from "./home-head.ts"
import { HomeHero } from "./home-hero.tsx"
import { HomeJsonLd } from "./home-json-ld.tsx"
import { HomeLeaving } from "./home-leaving.tsx"
import { HomePlaces } from "./home-places.tsx"
import { featuredQuery, homePlacesQuery, themeToursQuery } from "./home-queries.ts"

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient, language } }) => {
    const [[first]] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(transferCategoriesQuery),
      queryClient.ensureQueryData(featuredQuery),
      queryClient.ensureQueryData(featuredTransfersQuery),
      queryClient.ensureQueryData(homePlacesQuery),
      queryClient.ensureQueryData(leavingSoonQuery),
      import("#site/reviews/queries.ts").then((file) => queryClient.prefetchQuery(file.latestReviewsQuery(language))),
    ])
    if (first) await queryClient.ensureQueryData(themeToursQuery(first.slug))
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: inLanguage(homeHead.title, context.language),
      description: inLanguage(homeDescription, context.language),
      path: "/",
    }),
  component: HomePage,
})

function HomePage() {
  const { data: places } = useSuspenseQuery(homePlacesQuery)
  return (
    <>
      <HomeJsonLd />
      <HomeHero />
      <HomeLeaving />
      <HomePlaces places={places} />
      <HomeBelowFold />
    </>
  )
}
