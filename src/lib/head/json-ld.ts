import { addressOf, type PageContext } from "./page-head.ts"

type Step = { name: string; path: string }

export function breadcrumb(shown: PageContext, steps: Step[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(shown, path),
    })),
  }
}

type List = { items: string; part?: (Step & { of: Step }) | undefined }

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
  return [...(shows.length ? [list] : []), ...(part ? [breadcrumb(shown, [part.of, part])] : [])]
}
