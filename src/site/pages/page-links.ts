import { useQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { type PageKind, type PageLink, slugAt } from "#domain/pages/page.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { pageLinksQuery } from "./queries.ts"

export type LinkToPage = { to: "/$slug"; params: { slug: string }; label: LocalizedContent }

/** Returns links to the published pages of a kind or at a place, in their order. */
export function usePageLinks(which: { kind: PageKind } | { placement: PageLink["placement"] }): LinkToPage[] {
  const { data = [] } = useQuery(pageLinksQuery)
  const { prefixed } = useRouteContext({ from: rootRouteId })
  const isWanted = (page: PageLink) => ("kind" in which ? page.kind === which.kind : page.placement === which.placement)
  return data.filter(isWanted).map((page) => {
    const { shortName, title } = page
    const isNamed = Boolean(shortName.en || shortName.vi)
    return { to: "/$slug", params: { slug: slugAt(page, prefixed) }, label: isNamed ? shortName : title }
  })
}
