import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { categoryQuery, placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { toursQuery } from "./queries.ts"
import { TourList } from "./tour-list.tsx"
import { readFilters } from "./tour-search.ts"

export const Route = createFileRoute("/category/$slug")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, language }, deps, params: { slug } }) => {
    const [category] = await Promise.all([
      queryClient.ensureQueryData(categoryQuery(slug)).catch(missing),
      queryClient.ensureQueryData(toursQuery({ ...deps, category: slug }, language)),
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placeNamesQuery),
    ])
    return { name: category.name, description: category.description }
  },
  head: ({ match, params, loaderData }) =>
    loaderData
      ? pageHead(match.context, {
          title: inLanguage(loaderData.name, match.context.language),
          description: inLanguage(loaderData.description, match.context.language),
          path: `/category/${params.slug}`,
        })
      : {},
  component: CategoryPage,
})

function missing(error: { status?: number }): never {
  throw error.status === 404 ? notFound() : error
}

function CategoryPage() {
  const { slug } = Route.useParams()
  const { data: category } = useSuspenseQuery(categoryQuery(slug))
  return <TourList filters={Route.useSearch()} title={category.name} lead={category.description} category={slug} />
}
