import { POST_CATEGORIES, type PostFilters } from "#features/blog/post.ts"
import { oneOf, text, wholeNumber, withoutGaps } from "#lib/search-params.ts"

/** Reads the list's filters from the address; what makes no sense is left out. 'all' is the same as no category. */
export function readFilters(search: Record<string, unknown>): PostFilters {
  return withoutGaps<PostFilters>({
    search: text(search.search),
    category: oneOf(POST_CATEGORIES, search.category),
    page: wholeNumber(search.page) || undefined,
  })
}

/** Filters changed in some part; any change but of the page itself leads back to page 1. */
export function changed(filters: PostFilters, change: Partial<PostFilters>): PostFilters {
  return readFilters({ ...filters, page: undefined, ...change })
}
