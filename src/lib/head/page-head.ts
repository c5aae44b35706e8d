/** `origin` is the site's public URL without a trailing slash. */
type Language = "en" | "vi"
export type PageContext = { language: Language; origin: string }

type Tag = Record<string, string | true>
type Head = { meta: Tag[]; links?: Tag[] }

type Page = {
  title: string
  description: string
  /** Without language prefix and query. One for each language if they differ. */
  path: string | Record<Language, string>
  noindex?: boolean
  page?: number | undefined
  pages?: number | undefined
  feed?: boolean
  /** The languages in which its text exists: both by default. Its address in the other one points to that text. */
  languages?: readonly Language[]
  article?: { published: string; changed: string }
}

/** Returns the full URL of a page in its language. `path` has no language prefix. */
export function addressOf({ language, origin }: PageContext, paths: Page["path"]): string {
  const path = pathIn(paths, language)
  return origin + (language === "vi" ? `/vi${path === "/" ? "" : path}` : path)
}

const pathIn = (path: Page["path"], language: Language) => (typeof path === "string" ? path : path[language])

/** Returns the head of a page with canonical and hreflang (docs/brand.md). Pages of a list have their own canonical. */
export function pageHead(shown: PageContext, page: Page): Head {
  const { origin } = shown
  const { description, path, noindex, page: number = 1, pages = 1 } = page
  const query = (nth: number) => (nth > 1 ? `?page=${nth}` : "")
  const language = languageShown(shown, page)
  const own = addressOf({ language, origin }, path)
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
          ...alternatesOf(shown, page, query(number)),
          ...(number > 1 ? [{ rel: "prev", href: own + query(number - 1) }] : []),
          ...(number < pages ? [{ rel: "next", href: own + query(number + 1) }] : []),
          ...feedsOf(shown, page),
        ],
  }
}

/** Returns the language of the text that the page shows. */
function languageShown({ language }: PageContext, { languages = [language] }: Page): Language {
  return languages.includes(language) ? language : (languages[0] ?? language)
}

const isTranslated = ({ languages = ["en", "vi"] }: Page) => languages.length > 1

function alternatesOf({ origin }: PageContext, page: Page, query: string): Tag[] {
  if (!isTranslated(page)) return []
  return (["en", "vi", "x-default"] as const).map((hrefLang) => {
    const language = hrefLang === "vi" ? "vi" : "en"
    return { rel: "alternate", hrefLang, href: addressOf({ language, origin }, page.path) + query }
  })
}

function titleOf({ language }: PageContext, { title, page = 1 }: Page): string {
  return page > 1 ? `${title} – ${language === "vi" ? "trang" : "page"} ${page}` : title
}

function previewOf(shown: PageContext, page: Page, url: string) {
  const { language, origin } = shown
  const { title, description, article } = page
  const path = pathIn(page.path, language)
  const [own, other] = languageShown(shown, page) === "vi" ? ["vi_VN", "en_US"] : ["en_US", "vi_VN"]
  // social-image.server.ts draws it, and the server writes a version into its address.
  const image = `${origin}/media/social/${language}${path === "/" ? "/home" : path}.jpg`
  const properties = {
    "og:title": title,
    "og:description": description,
    "og:type": article ? "article" : "website",
    "og:url": url,
    "og:locale": own,
    ...(isTranslated(page) && { "og:locale:alternate": other }),
    "og:image": image,
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
    ...(article && { "article:published_time": article.published, "article:modified_time": article.changed }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({
      property,
      content,
      ...(property === "og:image" && { suppressHydrationWarning: true as const }),
    })),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

function feedsOf(shown: PageContext, { title, feed, article }: Page): Tag[] {
  if (!feed && !article) return []
  return [{ rel: "alternate", type: "application/rss+xml", title, href: addressOf(shown, "/rss.xml") }]
}
