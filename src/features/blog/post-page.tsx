import { createFileRoute, redirect } from "@tanstack/react-router"
import { useEffect } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { useLoaded } from "#lib/loaded.ts"
import { notFoundOr } from "#lib/not-found.ts"
import { pageHead } from "#lib/seo.ts"
import { buttonLook } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import { PostArticle } from "./post-article.tsx"
import { postJsonLd } from "./post-json-ld.ts"
import { RelatedPosts } from "./post-late.tsx"
import { postMessages as texts } from "./post-messages.ts"
import { countView, postQuery, relatedPostsQuery } from "./queries.ts"

export const Route = createFileRoute("/blog/$slug")({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const post = await queryClient.ensureQueryData(postQuery(slug)).catch((error) => {
      throw notFoundOr(error)
    })
    // A slug of former days: the API has led on to the present one.
    if (post.slug !== slug) throw redirect({ to: "/blog/$slug", params: { slug: post.slug }, statusCode: 301 })
    await Promise.all([queryClient.prefetchQuery(relatedPostsQuery(post)), RelatedPosts.preload()])
  },
  head: ({ match: { context }, params: { slug } }) => {
    const post = context.queryClient.getQueryData(postQuery(slug).queryKey)
    const settings = context.queryClient.getQueryData(settingsQuery.queryKey)
    if (!post) return {}
    return pageHead(context, {
      title: inLanguage(post.title, context.language),
      description: inLanguage(post.excerpt, context.language),
      path: `/blog/${slug}`,
      article: { published: post.createdAt, changed: post.updatedAt },
      jsonLd: postJsonLd(post, settings, context),
    })
  },
  component: PostPage,
  notFoundComponent: PostNotFound,
})

function PostPage() {
  const { slug } = Route.useParams()
  const post = useLoaded(postQuery(slug))
  const { _id: id } = post
  useEffect(() => {
    // A reader who is not counted has lost nothing.
    countView(id).catch(() => {})
  }, [id])
  return (
    <div className="wrap pt-4 lg:pt-6">
      <PostArticle key={id} post={post} />
      <RelatedPosts post={post} />
    </div>
  )
}

function PostNotFound() {
  const t = useT()
  return (
    <div className="wrap py-16 lg:py-28">
      <title>{t(texts.notFound)}</title>
      <h1 className="text-4xl font-bold">{t(texts.notFound)}</h1>
      <p className="mt-3 text-lg text-soft">{t(texts.notFoundText)}</p>
      <Link to="/blog" className={`mt-6 ${buttonLook()}`}>
        {t(texts.back)}
      </Link>
    </div>
  )
}
