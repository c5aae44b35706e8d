/** What a head needs to know of where it is shown. `origin` is the site's public address without a slash at the end. */
export type Shown = { language: "en" | "vi"; origin: string }

type Page = {
  title: string
  description: string
  /** Path without the language prefix; no query. */
  path: string
  /** Structured data; `<` is escaped here. */
  jsonLd?: object[]
  noindex?: boolean
}

/**
 * Head of a page by brand.md's scheme: canonical is the address of the language shown; hreflang en and x-default are
 * the unprefixed address, vi is the one below `/vi`.
 */
export function pageHead({ language, origin }: Shown, { title, description, path, jsonLd = [], noindex }: Page) {
  const english = origin + (path === "/" ? "/" : path)
  const vietnamese = `${origin}/vi${path === "/" ? "" : path}`
  const canonical = language === "vi" ? vietnamese : english
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:type", content: "website" },
      { property: "og:url", content: canonical },
      { property: "og:locale", content: language === "vi" ? "vi_VN" : "en_US" },
      ...(noindex ? [] : previewOf(`${origin}/media/social/${language}${path === "/" ? "/home" : path}.jpg`, title)),
    ],
    links: noindex
      ? []
      : [
          { rel: "canonical", href: canonical },
          { rel: "alternate", hrefLang: "en", href: english },
          { rel: "alternate", hrefLang: "vi", href: vietnamese },
          { rel: "alternate", hrefLang: "x-default", href: english },
        ],
    scripts: jsonLd.map((data) => ({
      type: "application/ld+json",
      children: JSON.stringify(data).replaceAll("<", "\\u003c"),
    })),
  }
}

/** The picture that chats and networks show of a page (server/social-image.server.ts draws it). */
function previewOf(image: string, title: string) {
  return [
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ]
}
