import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { listJsonLd } from "#lib/head/json-ld.ts"

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

export function ListJsonLd({ shows, ...list }: ListProps) {
  return <JsonLd data={listJsonLd(useRouteContext({ from: rootRouteId }), list, shows)} />
}
