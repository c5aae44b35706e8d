import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { findHeading } from "#features/categories/category.ts"
import { placeNamesQuery, placesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { toursQuery } from "./queries.ts"
import { TourList } from "./tour-list.tsx"
import { readFilters } from "./tour-search.ts"

export const Route = createFileRoute("/category/$slug")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, language }, deps, params: { slug } }) => {
    const [themes, places] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placesQuery),
      queryClient.ensureQueryData(placeNamesQuery),
      queryClient.ensureQueryData(toursQuery({ ...deps, category: slug }, language)),
    ])
    if (!findHeading(slug, themes, places)) throw notFound()
  },
  head: ({ match: { context }, params: { slug } }) => {
    const themes = context.queryClient.getQueryData(tourCategoriesQuery.queryKey)
    const places = context.queryClient.getQueryData(placesQuery.queryKey)
    const heading = themes && places && findHeading(slug, themes, places)
    if (!heading) return {}
    return pageHead(context, {
      title: inLanguage(heading.name, context.language),
      description: inLanguage(heading.description, context.language),
      path: `/category/${slug}`,
    })
  },
  component: CategoryPage,
})

/** The list of tours of one theme or place: the same screen as /tours (spec §2). */
function CategoryPage() {
  const { slug } = Route.useParams()
  const filters = Route.useSearch()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placesQuery)
  const heading = findHeading(slug, themes, places)
  if (!heading) return null
  return <TourList filters={filters} title={heading.name} lead={heading.description} category={slug} />
}
