import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { type Page, pathsOf, slugAt } from "#domain/pages/page.ts"
import { inLanguage, type Language, writtenIn } from "#i18n/localized.ts"
import { previewHeaders, readPreviewSearch } from "#lib/address/preview-search.ts"
import { notFoundOr } from "#lib/api/not-found.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { htmlToLine } from "#lib/text/html-text.ts"
import { isSlug } from "#lib/text/slug.ts"
import { PreviewNotice } from "#site/ui/page/preview-notice.tsx"
import { AboutPage } from "./about/about-page.tsx"
import { ArticlePage } from "./article-page.tsx"
import { LegalPage } from "./legal-page.tsx"
import { PageJsonLd } from "./page-json-ld.tsx"
import { pageQuery } from "./queries.ts"

export const Route = createFileRoute("/$slug")({
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async ({ context: { queryClient, prefixed }, params: { slug }, deps: { preview } }) => {
    if (!isSlug(slug)) throw notFound()
    const page = await queryClient.ensureQueryData(pageQuery(slug, preview)).catch((error) => {
      throw notFoundOr(error)
    })
    // A former slug, or the one of the other language.
    const own = slugAt(page, prefixed)
    if (own !== slug && preview === undefined) throw redirect({ to: "/$slug", params: { slug: own }, statusCode: 308 })
  },
  headers: ({ match }) => previewHeaders(match.search),
  head: ({ match: { context, search }, params: { slug } }) => {
    const page = context.queryClient.getQueryData(pageQuery(slug, search.preview).queryKey)
    if (!page) return {}
    return pageHead(context, {
      title: inLanguage(page.title, context.language),
      description: descriptionOf(page, context.language),
      path: pathsOf(page),
      languages: writtenIn(page.content),
      noindex: search.preview !== undefined,
    })
  },
  component: ContentPage,
})

const DESCRIPTION = 160

function descriptionOf({ description, content }: Page, language: Language): string {
  return inLanguage(description, language) || shorten(htmlToLine(inLanguage(content, language)), DESCRIPTION)
}

const LAYOUTS = { page: ArticlePage, faq: ArticlePage, about: AboutPage, terms: LegalPage, privacy: LegalPage }

function ContentPage() {
  const { slug } = Route.useParams()
  const { preview } = Route.useSearch()
  const { data: page } = useSuspenseQuery(pageQuery(slug, preview))
  const Layout = LAYOUTS[page.kind]
  return (
    <>
      {page.isActive ? (
        <PageJsonLd page={page} />
      ) : (
        <div className="wrap pt-4">
          <PreviewNotice />
        </div>
      )}
      <Layout key={page._id} page={page} />
    </>
  )
}
