import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link, redirect } from "@tanstack/react-router"
import { useEffect } from "react"
import { dateOf } from "#domain/blog/post.ts"
import { useTranslate } from "#i18n/language.tsx"
import { inLanguage, writtenIn } from "#i18n/localized.ts"
import { previewHeaders, readPreviewSearch } from "#lib/address/preview-search.ts"
import { notFoundOr } from "#lib/api/not-found.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { countView, postQuery, relatedPostsQuery } from "#site/blog/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { NotFound } from "#site/ui/page/not-found.tsx"
import { PreviewNotice } from "#site/ui/page/preview-notice.tsx"
import { postMessages as texts } from "./messages.ts"
import { PostArticle } from "./post-article.tsx"
import { PostJsonLd } from "./post-json-ld.tsx"
import { RelatedPosts } from "./related-posts.tsx"

export const Route = createFileRoute("/blog/$slug")({
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { preview } }) => {
    const post = await queryClient.ensureQueryData(postQuery(slug, preview)).catch((error) => {
      throw notFoundOr(error)
    })
    // A former slug: the API has returned the post under its current one.
    if (post.slug !== slug) throw redirect({ to: "/blog/$slug", params: { slug: post.slug }, statusCode: 301 })
    await queryClient.prefetchQuery(relatedPostsQuery(post))
  },
  headers: ({ match }) => previewHeaders(match.search),
  head: ({ match: { context, search }, params: { slug } }) => {
    const post = context.queryClient.getQueryData(postQuery(slug, search.preview).queryKey)
    if (!post) return {}
    return pageHead(context, {
      title: inLanguage(post.title, context.language),
      description: inLanguage(post.excerpt, context.language),
      path: `/blog/${slug}`,
      languages: writtenIn(post.content),
      noindex: search.preview !== undefined,
      article: { published: dateOf(post), changed: post.updatedAt },
    })
  },
  component: PostPage,
  notFoundComponent: PostNotFound,
})

function PostPage() {
  const { slug } = Route.useParams()
  const { preview } = Route.useSearch()
  const { data: post } = useSuspenseQuery(postQuery(slug, preview))
  const { _id: id } = post
  useEffect(() => {
    if (preview === undefined) countView(id).catch(() => {})
  }, [id, preview])
  return (
    <div className="wrap pt-4 lg:pt-6">
      {post.isActive ? <PostJsonLd post={post} /> : <PreviewNotice />}
      <PostArticle key={id} post={post} />
      <RelatedPosts post={post} />
    </div>
  )
}

function PostNotFound() {
  const t = useTranslate()
  return (
    <NotFound title={t(texts.notFound)} text={t(texts.notFoundText)}>
      <Link to="/blog" className={`mt-6 ${buttonClass()}`}>
        {t(texts.back)}
      </Link>
    </NotFound>
  )
}
