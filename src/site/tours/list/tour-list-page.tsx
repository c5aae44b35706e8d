import { createFileRoute, redirect } from "@tanstack/react-router"
import { inLanguage } from "#i18n/localized.ts"
import { listHead } from "#lib/head/list-head.ts"
import { placeNamesQuery, tourCategoriesQuery } from "#site/categories/queries.ts"
import { foundQuery, tourSearchQuery } from "#site/search/queries.ts"
import { headMessages } from "#site/tours/head-messages.ts"
import { TourList } from "./tour-list.tsx"
import { withPlace } from "./tour-list-link.ts"
import { readFilters } from "./tour-search.ts"

export const Route = createFileRoute("/tours")({
  validateSearch: readFilters,
  // `search` also contains unknown parameters of the URL.
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, language }, deps }) => {
    const [themes, places] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placeNamesQuery),
      queryClient.ensureQueryData(tourSearchQuery(deps, language)),
      deps.search && queryClient.prefetchQuery(foundQuery(deps.search)),
    ])
    const search = withPlace(deps, themes, places)
    if (search) throw redirect({ to: "/tours", search, statusCode: 301 })
  },
  head: ({ match: { context, loaderDeps } }) => {
    const list = {
      title: inLanguage(headMessages.tours, context.language),
      description: inLanguage(headMessages.toursDescription, context.language),
      path: "/tours",
    }
    return listHead(context, list, loaderDeps, tourSearchQuery(loaderDeps, context.language).queryKey)
  },
  component: ToursPage,
})

function ToursPage() {
  const filters = Route.useLoaderDeps()
  return <TourList filters={filters} title={headMessages.tours} lead={headMessages.toursLead} />
}
