import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { findHeading } from "#domain/categories/category.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { slugOf } from "#lib/address/search-params.ts"
import { listHead } from "#lib/head/list-head.ts"
import { placeNamesQuery, placesQuery, presentCategorySlug, tourCategoriesQuery } from "#site/categories/queries.ts"
import { foundQuery, tourSearchQuery } from "#site/search/queries.ts"
import { headMessages } from "#site/tours/head-messages.ts"
import { TourList } from "./tour-list.tsx"
import { headingOf } from "./tour-list-link.ts"
import { readFilters } from "./tour-search.ts"

export const Route = createFileRoute("/category/$slug")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, language }, deps, params: { slug } }) => {
    if (!slugOf(slug)) throw notFound()
    const [themes, places] = await Promise.all([
      queryClient.ensureQueryData(tourCategoriesQuery),
      queryClient.ensureQueryData(placesQuery),
      queryClient.ensureQueryData(placeNamesQuery),
    ])
    if (findHeading(slug, themes, places)) {
      const filters = { ...deps, [headingOf(slug, themes)]: slug }
      await Promise.all([
        queryClient.ensureQueryData(tourSearchQuery(filters, language)),
        filters.search && queryClient.prefetchQuery(foundQuery(filters.search)),
      ])
      return
    }
    const present = await presentCategorySlug(slug)
    if (!present) throw notFound()
    throw redirect({ to: "/category/$slug", params: { slug: present }, statusCode: 301 })
  },
  head: ({ match: { context, loaderDeps }, params: { slug } }) => {
    const themes = context.queryClient.getQueryData(tourCategoriesQuery.queryKey)
    const places = context.queryClient.getQueryData(placesQuery.queryKey)
    const heading = themes && places && findHeading(slug, themes, places)
    if (!heading) return {}
    const t = (text: LocalizedContent) => inLanguage(text, context.language)
    const list = {
      title: `${t(heading.name)} · ${t(headMessages.tours)}`,
      description: `${t(heading.description)} ${t(headMessages.toursLead)}`.trim(),
      path: `/category/${slug}`,
    }
    const filters = { ...loaderDeps, [headingOf(slug, themes)]: slug }
    return listHead(context, list, loaderDeps, tourSearchQuery(filters, context.language).queryKey)
  },
  component: CategoryPage,
})

/** The same screen as /tours, for one category or destination (spec §2). */
function CategoryPage() {
  const { slug } = Route.useParams()
  const filters = Route.useLoaderDeps()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placesQuery)
  const shown = findHeading(slug, themes, places)
  if (!shown) return null
  const heading = headingOf(slug, themes)
  return (
    <TourList filters={{ ...filters, [heading]: slug }} heading={heading} title={shown.name} lead={shown.description} />
  )
}
