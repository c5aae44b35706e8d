import { createIsomorphicFn } from "@tanstack/react-start"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { breadcrumb } from "#lib/json-ld.ts"
import type { Shown } from "#lib/seo.ts"
import { headMessages } from "./head-messages.ts"
import { DEFAULT_AUTHOR, type Post } from "./post.ts"

/**
 * Structured data of a post's page: the article with its writer and publisher, and the path to it. Nobody reads it in
 * a browser, so only the server writes it.
 */
export const postJsonLd = createIsomorphicFn()
  .server(describe)
  .client((): object[] => [])

function describe(post: Post, settings: Settings | undefined, { language, origin }: Shown): object[] {
  const prefix = language === "vi" ? "/vi" : ""
  const url = `${origin}${prefix}/blog/${post.slug}`
  const name = inLanguage(post.title, language)
  const publisher = settings && {
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
    ...(post.featuredImage && { image: [new URL(post.featuredImage.url, origin).href] }),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: post.content[language] ? language : "en",
    mainEntityOfPage: url,
    url,
    ...((author || publisher) && { author: author || publisher }),
    ...(publisher && { publisher }),
  }
  return [
    article,
    breadcrumb([
      { name: inLanguage(headMessages.blog, language), url: `${origin}${prefix}/blog` },
      { name, url },
    ]),
  ]
}
