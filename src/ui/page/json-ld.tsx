import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { listJsonLd } from "#lib/head/json-ld.ts"

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
