import { createFileRoute } from "@tanstack/react-router"
import { tourCategoriesQuery, transferCategoriesQuery } from "#features/categories/queries.ts"
import { settingsQuery } from "#features/settings/queries.ts"
import { inLanguage } from "#i18n/localized.ts"
import { useLoaded } from "#lib/loaded.ts"
import { pageHead } from "#lib/seo.ts"
import { homeDescription, homeHead } from "./home-head.ts"
import { HomeHero } from "./home-hero.tsx"
import { homeJsonLd } from "./home-json-ld.ts"
import { HomeMore } from "./home-late.tsx"
import { HomePlaces } from "./home-places.tsx"
import { featuredQuery, featuredTransfersQuery, homePlacesQuery, themeToursQuery } from "./home-queries.ts"

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    const [[first]] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(transferCategoriesQuery),
      queryClient.ensureQueryData(featuredQuery),
      queryClient.ensureQueryData(featuredTransfersQuery),
      queryClient.ensureQueryData(homePlacesQuery),
      import("#features/reviews/queries.ts").then((file) => queryClient.prefetchQuery(file.latestReviewsQuery)),
      HomeMore.preload(),
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
  const places = useLoaded(homePlacesQuery)
  return (
    <>
      <HomeHero />
      <HomePlaces places={places} />
      <HomeMore />
    </>
  )
}
