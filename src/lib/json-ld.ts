import { createIsomorphicFn } from "@tanstack/react-start"
import type { Shown } from "./seo.ts"

/** The path to a page, as search engines show it. */
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

/** The full address of a page in the language shown; `path` is without prefix. */
export function addressOf({ language, origin }: Shown, path: string): string {
  return `${origin}${language === "vi" ? "/vi" : ""}${path === "/" && language === "vi" ? "" : path}`
}

/** Structured data of a list: what it shows, and the path to it where it stands below another page. Server only. */
export const listJsonLd = createIsomorphicFn()
  .server((shown: Shown, paths: string[] = [], steps: { name: string; path: string }[] = []): object[] => [
    ...(paths.length
      ? [
          {
            "@context": "https://schema.org",
            "@type": "ItemList",
            itemListElement: paths.map((path, index) => ({
              "@type": "ListItem",
              position: index + 1,
              url: addressOf(shown, path),
            })),
          },
        ]
      : []),
    ...(steps.length ? [breadcrumb(steps.map(({ name, path }) => ({ name, url: addressOf(shown, path) })))] : []),
  ])
  .client((..._list: unknown[]): object[] => [])
