import type { QueryClient, QueryKey } from "@tanstack/react-query"
import type { Pagination } from "#lib/api/pagination.ts"
import { type PageContext, pageHead } from "./page-head.ts"

type List = {
  title: string
  description: string
  path: string
  feed?: boolean
}
type Answer = { data: { slug: string }[]; pagination?: Pagination }

/** Returns the head of a list page. Filtered, searched and empty lists are not indexed. */
export function listHead(
  context: PageContext & { queryClient: QueryClient },
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
