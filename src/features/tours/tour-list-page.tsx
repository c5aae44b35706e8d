import { createFileRoute } from "@tanstack/react-router"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { inLanguage } from "#i18n/localized.ts"
import { listJsonLd } from "#lib/json-ld.ts"
import { pageHead, pageOfList } from "#lib/seo.ts"
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
  head: ({ match: { context, search } }) => {
    const list = context.queryClient.getQueryData(toursQuery(search, context.language).queryKey)
    return pageHead(context, {
      title: inLanguage(messages.tours, context.language),
      description: inLanguage(messages.toursDescription, context.language),
      path: "/tours",
      ...pageOfList(search, list),
      jsonLd: listJsonLd(
        context,
        list?.data.map(({ slug }) => `/tour/${slug}`),
      ),
    })
  },
  component: ToursPage,
})

function ToursPage() {
  const filters = Route.useSearch()
  return <TourList filters={filters} title={messages.tours} lead={messages.toursLead} />
}
