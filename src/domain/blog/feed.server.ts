import { Hono } from "hono"
import { withVietnameseLinks } from "#domain/catalogue/rich-text/article-links.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { renditionUrl } from "#lib/rendition.ts"
import type { Config } from "#server/config/config.server.ts"
import { renditionSize } from "#server/media/media.server.ts"
import { xmlText } from "#server/pages/xml.server.ts"
import { listPosts } from "./blog.server.ts"
import { blogDescription, headMessages } from "./head-messages.ts"
import { categoryNames, dateOf, type Post } from "./post.ts"

const POSTS = 20
const RSS = { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" }
const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"'

export function feeds({ siteUrl }: Pick<Config, "siteUrl">) {
  const answer = async (language: Language) => new Response(await feed(language, siteUrl), { headers: RSS })
  return new Hono().get("/rss.xml", () => answer("en")).get("/vi/rss.xml", () => answer("vi"))
}

async function feed(language: Language, siteUrl: string): Promise<string> {
  const [{ data: posts }, { companyName }] = await Promise.all([listPosts({ limit: POSTS, language }), findSettings()])
  const at = (path: string) => siteUrl + (language === "vi" ? withPrefix(path) : path)
  const items = await Promise.all(posts.map((post) => item(post, language, siteUrl, at)))
  const changed = Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${xmlText(`${inLanguage(headMessages.blog, language)} · ${inLanguage(companyName, language)}`)}</title>
<link>${at("/blog")}</link>
<atom:link href="${at("/rss.xml")}" rel="self" type="application/rss+xml"/>
<description>${xmlText(inLanguage(blogDescription, language))}</description>
<language>${language}</language>${changed ? `\n<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>` : ""}
${items.join("\n")}
</channel>
</rss>
`
}

async function item(post: Post, language: Language, siteUrl: string, at: (path: string) => string): Promise<string> {
  const html = inLanguage(post.content, language)
  const content = withFullAddresses(language === "vi" ? withVietnameseLinks(html) : html, siteUrl)
  const lines = [
    `<title>${xmlText(inLanguage(post.title, language))}</title>`,
    `<link>${at(`/blog/${post.slug}`)}</link>`,
    // Not the URL: feed readers would show a post with a new slug as a new post.
    `<guid isPermaLink="false">${post._id}-${language}</guid>`,
    `<pubDate>${new Date(dateOf(post)).toUTCString()}</pubDate>`,
    `<dc:creator>${xmlText(post.author.name)}</dc:creator>`,
    ...post.categories.map((name) => `<category>${xmlText(inLanguage(categoryNames[name], language))}</category>`),
    `<description>${xmlText(inLanguage(post.excerpt, language))}</description>`,
    `<content:encoded>${xmlText(content)}</content:encoded>`,
    ...(await enclosure(post, siteUrl)),
  ]
  return `<item>\n${lines.join("\n")}\n</item>`
}

/** RSS requires a length and allows 0 if it is unknown. */
async function enclosure({ featuredImage }: Post, siteUrl: string): Promise<string[]> {
  if (!featuredImage) return []
  const url = renditionUrl(featuredImage, "16x9", 1440, "webp")
  const bytes = await renditionSize(url)
  return [`<enclosure url="${xmlText(siteUrl + url)}" length="${bytes}" type="image/webp"/>`]
}

function withFullAddresses(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}
