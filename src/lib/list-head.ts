import type { QueryClient, QueryKey } from "@tanstack/react-query"
import { listJsonLd } from "./json-ld.ts"
import type { Pagination } from "./pagination.ts"
import { pageHead, type Shown } from "./seo.ts"

type List = {
  title: string
  description: string
  path: string
  /** What stands before the slugs of what is listed. */
  items: string
  /** The list that this one is a part of. */
  part?: { of: { name: string; path: string }; name: string; path: string }
  feed?: boolean
}
type Answer = { data: { slug: string }[]; pagination?: Pagination }

/**
 * Head of a page of a list, whose answer is under `key`. Only the bare list is for search engines: what was filtered
 * or searched, or has nothing to show, is not listed.
 */
export function listHead(
  context: Shown & { queryClient: QueryClient },
  list: List,
  { page, ...filters }: { page?: number | undefined },
  key: QueryKey,
) {
  const answer = context.queryClient.getQueryData<Answer>(key)
  return pageHead(context, {
    ...list,
    page,
    pages: answer?.pagination?.pages,
    noindex: Object.keys(filters).length > 0 || answer?.data.length === 0,
    jsonLd: listJsonLd(context, list, answer?.data),
  })
}
