import { createFileRoute } from "@tanstack/react-router"
import { blogDescription, headMessages } from "#domain/blog/head-messages.ts"
import { inLanguage } from "#i18n/localized.ts"
import { listHead } from "#lib/head/list-head.ts"
import { postsQuery } from "#site/blog/queries.ts"
import { BlogFailed, BlogList } from "./blog-list.tsx"
import { readFilters } from "./post-search.ts"

export const Route = createFileRoute("/blog")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const loading = queryClient.ensureQueryData(postsQuery(deps))
    // The browser shows the page at once with placeholders. Only the server waits for the data.
    if (typeof window === "undefined") await loading
    else loading.catch(() => {})
  },
  head: ({ match: { context, loaderDeps } }) => {
    const list = {
      title: inLanguage(headMessages.blog, context.language),
      description: inLanguage(blogDescription, context.language),
      path: "/blog",
      feed: true,
    }
    return listHead(context, list, loaderDeps, postsQuery(loaderDeps).queryKey)
  },
  component: BlogPage,
  errorComponent: BlogFailed,
})

function BlogPage() {
  return <BlogList filters={Route.useLoaderDeps()} />
}
