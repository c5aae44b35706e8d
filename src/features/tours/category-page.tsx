import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { findHeading } from "#features/categories/category.ts"
import { placeNamesQuery, placesQuery, presentCategorySlug, tourCategoriesQuery } from "#features/categories/queries.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { listHead } from "#lib/list-head.ts"
import { useLoaded } from "#lib/loaded.ts"
import { slugOf } from "#lib/search-params.ts"
import { messages } from "./messages.ts"
import { toursQuery } from "./queries.ts"
import { TourList } from "./tour-list.tsx"
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
      queryClient.ensureQueryData(toursQuery({ ...deps, category: slug }, language)),
    ])
    if (findHeading(slug, themes, places)) return
    // A slug of former days: the API leads on to the present one.
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
    const path = `/category/${slug}`
    const list = {
      title: `${t(heading.name)} · ${t(messages.tours)}`,
      description: `${t(heading.description)} ${t(messages.toursLead)}`.trim(),
      path,
      items: "/tour/",
      part: { of: { name: t(messages.tours), path: "/tours" }, name: t(heading.name), path },
    }
    return listHead(context, list, loaderDeps, toursQuery({ ...loaderDeps, category: slug }, context.language).queryKey)
  },
  component: CategoryPage,
})

/** The list of tours of one theme or place: the same screen as /tours (spec §2). */
function CategoryPage() {
  const { slug } = Route.useParams()
  const filters = Route.useLoaderDeps()
  const themes = useLoaded(tourCategoriesQuery)
  const places = useLoaded(placesQuery)
  const heading = findHeading(slug, themes, places)
  if (!heading) return null
  return <TourList filters={filters} title={heading.name} lead={heading.description} category={slug} />
}
