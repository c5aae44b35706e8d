import { createFileRoute } from "@tanstack/react-router"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { messages } from "./messages.ts"
import { toursQuery } from "./queries.ts"
import { TourList } from "./tour-list.tsx"
import { readFilters } from "./tour-search.ts"

export const Route = createFileRoute("/tours")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, language }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(toursQuery(deps, language)),
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placeNamesQuery),
    ])
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: inLanguage(messages.tours, match.context.language),
      description: inLanguage(messages.toursDescription, match.context.language),
      path: "/tours",
    }),
  component: ToursPage,
})

function ToursPage() {
  const filters = Route.useSearch()
  return <TourList filters={filters} title={messages.tours} lead={messages.toursLead} />
}
