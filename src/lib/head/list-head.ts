import type { QueryClient, QueryKey } from "@tanstack/react-query"
import type { Pagination } from "#lib/api/pagination.ts"
import { pageHead, type Shown } from "./page-head.ts"

type List = {
  title: string
  description: string
  path: string
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
  })
}
