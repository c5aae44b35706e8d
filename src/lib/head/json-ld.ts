import type { PageContext } from "./page-head.ts"

export function breadcrumb(path: { name: string; url: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: path.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Returns the full URL of a page in its language. `path` has no language prefix. */
export function addressOf({ language, origin }: PageContext, path: string): string {
  return `${origin}${language === "vi" ? "/vi" : ""}${path === "/" && language === "vi" ? "" : path}`
}

type List = { items: string; part?: { of: { name: string; path: string }; name: string; path: string } | undefined }

export function listJsonLd(shown: PageContext, { items, part }: List, shows: { slug: string }[] = []): object[] {
  const list = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: shows.map(({ slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: addressOf(shown, items + slug),
    })),
  }
  const path = part && [
    { name: part.of.name, url: addressOf(shown, part.of.path) },
    { name: part.name, url: addressOf(shown, part.path) },
  ]
  return [...(shows.length ? [list] : []), ...(path ? [breadcrumb(path)] : [])]
}
