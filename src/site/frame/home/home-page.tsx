import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "#lib/head/page-head.ts"
import { tourCategoriesQuery, transferCategoriesQuery } from "#site/categories/queries.ts"
import { leavingSoonQuery } from "#site/search/queries.ts"
import { homeSettingsQuery, settingsQuery } from "#site/settings/queries.ts"
import { HomeBelowFold } from "./home-below-fold.tsx"
import { homeHead } from "./home-head.ts"
import { HomeHero } from "./home-hero.tsx"
import { HomeJsonLd } from "./home-json-ld.tsx"
import { HomeLeaving } from "./home-leaving.tsx"
import { HomePlaces } from "./home-places.tsx"
import { homePlacesQuery, homeToursQuery, homeTransfersQuery, themeToursQuery } from "./home-queries.ts"

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient, language } }) => {
    const home = await queryClient.ensureQueryData(homeSettingsQuery)
    const [[first]] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(transferCategoriesQuery),
      queryClient.ensureQueryData(homeToursQuery(home.homeTours)),
      queryClient.ensureQueryData(homeTransfersQuery(home.homeTransfers)),
      queryClient.ensureQueryData(homePlacesQuery(home.homePlaces.map(({ slug }) => slug))),
      queryClient.ensureQueryData(homePlacesQuery(home.homeMap)),
      queryClient.ensureQueryData(leavingSoonQuery),
      import("#site/reviews/queries.ts").then((file) => queryClient.prefetchQuery(file.latestReviewsQuery(language))),
    ])
    if (first) await queryClient.ensureQueryData(themeToursQuery(first.slug))
  },
  head: ({ match: { context } }) => {
    const home = context.queryClient.getQueryData(homeSettingsQuery.queryKey)
    const settings = context.queryClient.getQueryData(settingsQuery.queryKey)
    if (!home || !settings) return {}
    return pageHead(context, { ...homeHead(home, settings, context.language), path: "/" })
  },
  component: HomePage,
})

function HomePage() {
  return (
    <>
      <HomeJsonLd />
      <HomeHero />
      <HomeLeaving />
      <HomePlaces />
      <HomeBelowFold />
    </>
  )
}
