import { useSuspenseQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { headMessages } from "#domain/blog/head-messages.ts"
import { DEFAULT_AUTHOR, dateOf, type Post } from "#domain/blog/post.ts"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"
import { renditionUrl } from "#lib/rendition.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { breadcrumb, JsonLd } from "#site/ui/page/json-ld.tsx"

export function PostJsonLd({ post }: { post: Post }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const context = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? postJsonLd(post, settings, context) : []} />
}

function postJsonLd(post: Post, settings: SiteSettings, shown: PageContext): object[] {
  const { language, origin } = shown
  const path = `/blog/${post.slug}`
  const url = addressOf(shown, path)
  const name = inLanguage(post.title, language)
  const publisher = {
    "@type": "Organization",
    name: inLanguage(settings.companyName, language),
    url: origin,
  }
  const author = post.author.name &&
    post.author.name !== DEFAULT_AUTHOR && { "@type": "Person", name: post.author.name }
  const article = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: name,
    description: inLanguage(post.excerpt, language),
    ...(post.featuredImage && {
      image: [new URL(renditionUrl(post.featuredImage, "16x9", 1440, "webp"), origin).href],
    }),
    datePublished: dateOf(post),
    dateModified: post.updatedAt,
    inLanguage: post.content[language] ? language : "en",
    mainEntityOfPage: url,
    url,
    author: author || publisher,
    publisher,
  }
  const list = { name: inLanguage(headMessages.blog, language), path: "/blog" }
  return [article, breadcrumb(shown, [list, { name, path }])]
}
