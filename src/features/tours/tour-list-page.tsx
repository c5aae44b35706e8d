import { createFileRoute } from "@tanstack/react-router"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { inLanguage } from "#i18n/localized.ts"
import { listHead } from "#lib/list-head.ts"
import { messages } from "./messages.ts"
import { toursQuery } from "./queries.ts"
import { TourList } from "./tour-list.tsx"
import { readFilters } from "./tour-search.ts"

export const Route = createFileRoute("/tours")({
  validateSearch: readFilters,
  // The router's own keeps what the address says beside what was read of it.
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, language }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(toursQuery(deps, language)),
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placeNamesQuery),
    ])
  },
  head: ({ match: { context, loaderDeps } }) => {
    const list = {
      title: inLanguage(messages.tours, context.language),
      description: inLanguage(messages.toursDescription, context.language),
      path: "/tours",
      items: "/tour/",
    }
    return listHead(context, list, loaderDeps, toursQuery(loaderDeps, context.language).queryKey)
  },
  component: ToursPage,
})

function ToursPage() {
  const filters = Route.useLoaderDeps()
  return <TourList filters={filters} title={messages.tours} lead={messages.toursLead} />
}
