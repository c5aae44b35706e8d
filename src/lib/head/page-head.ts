/** `origin` is the site's public URL without a trailing slash. */
export type PageContext = { language: "en" | "vi"; origin: string }

type Tag = Record<string, string>
type Head = { meta: Tag[]; links?: Tag[] }

type Page = {
  title: string
  description: string
  /** Without language prefix and query. */
  path: string
  noindex?: boolean
  page?: number | undefined
  pages?: number | undefined
  feed?: boolean
  article?: { published: string; changed: string }
}

/** Returns the full URL of a page in its language. `path` has no language prefix. */
export function addressOf({ language, origin }: PageContext, path: string): string {
  return origin + (language === "vi" ? `/vi${path === "/" ? "" : path}` : path)
}

/** Returns the head of a page with canonical and hreflang (docs/brand.md). Pages of a list have their own canonical. */
export function pageHead(shown: PageContext, page: Page): Head {
  const { origin } = shown
  const { description, path, noindex, page: number = 1, pages = 1 } = page
  const query = (nth: number) => (nth > 1 ? `?page=${nth}` : "")
  const english = addressOf({ language: "en", origin }, path) + query(number)
  const vietnamese = addressOf({ language: "vi", origin }, path) + query(number)
  const own = addressOf(shown, path)
  return {
    meta: [
      { title: titleOf(shown, page) },
      { name: "description", content: description },
      ...(noindex ? [{ name: "robots", content: "noindex" }] : previewOf(shown, page, own + query(number))),
    ],
    links: noindex
      ? []
      : [
          { rel: "canonical", href: own + query(number) },
          { rel: "alternate", hrefLang: "en", href: english },
          { rel: "alternate", hrefLang: "vi", href: vietnamese },
          { rel: "alternate", hrefLang: "x-default", href: english },
          ...(number > 1 ? [{ rel: "prev", href: own + query(number - 1) }] : []),
          ...(number < pages ? [{ rel: "next", href: own + query(number + 1) }] : []),
          ...feedsOf(shown, page),
        ],
  }
}

function titleOf({ language }: PageContext, { title, page = 1 }: Page): string {
  return page > 1 ? `${title} – ${language === "vi" ? "trang" : "page"} ${page}` : title
}

function previewOf({ language, origin }: PageContext, { title, description, path, article }: Page, url: string) {
  const [own, other] = language === "vi" ? ["vi_VN", "en_US"] : ["en_US", "vi_VN"]
  // server/pages/social-image.server.ts draws it.
  const image = `${origin}/media/social/${language}${path === "/" ? "/home" : path}.jpg`
  const properties = {
    "og:title": title,
    "og:description": description,
    "og:type": article ? "article" : "website",
    "og:url": url,
    "og:locale": own,
    "og:locale:alternate": other,
    "og:image": image,
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
    ...(article && { "article:published_time": article.published, "article:modified_time": article.changed }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

function feedsOf(shown: PageContext, { title, feed, article }: Page): Tag[] {
  if (!feed && !article) return []
  return [{ rel: "alternate", type: "application/rss+xml", title, href: addressOf(shown, "/rss.xml") }]
}
