import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { listJsonLd } from "#lib/head/json-ld.ts"

/** Tells search engines what a page shows, in data that no browser runs. */
export function JsonLd({ data }: { data: object[] }) {
  return data.map((item, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page's data have no name, and keep their order
      key={index}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: without '<' a text cannot end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll("<", "\\u003c") }}
    />
  ))
}

type ListProps = Parameters<typeof listJsonLd>[1] & { shows: { slug: string }[] | undefined }

/** Tells search engines what a list shows, and the path to it where it is part of another. */
export function ListJsonLd({ shows, ...list }: ListProps) {
  return <JsonLd data={listJsonLd(useRouteContext({ from: rootRouteId }), list, shows)} />
}
