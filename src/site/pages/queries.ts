import { queryOptions } from "@tanstack/react-query"
import type { Page, PageLink, PageVersion } from "#domain/pages/page.ts"
import { type Answer, get } from "#lib/api.ts"

const STALE_MS = 300_000

/** Where the published pages are, for menus and links. Every page is rendered with it. */
export const pageLinksQuery = queryOptions({
  queryKey: ["pages"],
  queryFn: async () => (await get<Answer<PageLink[]>>("/pages")).data,
  staleTime: STALE_MS,
  refetchOnMount: false,
})

/** `preview` is the token that shows a page before it is published. */
export const pageQuery = (slug: string, preview?: string) =>
  queryOptions({
    queryKey: ["pages", slug, { preview }],
    queryFn: async () => (await get<Answer<Page>>(`/pages/slug/${encodeURIComponent(slug)}`, { preview })).data,
    staleTime: STALE_MS,
  })

export const pageVersionQuery = (id: string, number: string) =>
  queryOptions({
    queryKey: ["pages", "versions", id, number],
    queryFn: async () => {
      const path = `/pages/${encodeURIComponent(id)}/versions/${encodeURIComponent(number)}`
      return (await get<Answer<PageVersion>>(path)).data
    },
    staleTime: STALE_MS,
  })
