import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"

/**
 * Structured data for search engines, which read the server's HTML. The browser keeps what the server wrote, so pages
 * pass the data on the server only (`import.meta.env.SSR`), and the browser loads no code for it.
 */
export function JsonLd({ data }: { data: object[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: without '<' a text cannot end the script
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? JSON.stringify(data).replaceAll("<", "\\u003c") : "" }}
    />
  )
}

type ListProps = Parameters<typeof listJsonLd>[1] & { shows: { slug: string }[] | undefined }

export function ListJsonLd({ shows, ...list }: ListProps) {
  const context = useRouteContext({ from: rootRouteId })
  if (!shows?.length && !list.part) return null
  return <JsonLd data={import.meta.env.SSR ? listJsonLd(context, list, shows) : []} />
}

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

function listJsonLd(shown: PageContext, { items, part }: List, shows: { slug: string }[] = []): object[] {
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
