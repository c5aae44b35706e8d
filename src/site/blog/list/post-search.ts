import { POST_CATEGORIES, type PostFilters } from "#domain/blog/post.ts"
import { oneOf, text, wholeNumber } from "#lib/address/search-params.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"

export function readFilters(search: Record<string, unknown>): PostFilters {
  return omitUndefined<PostFilters>({
    search: text(search.search),
    category: oneOf(POST_CATEGORIES, search.category),
    page: wholeNumber(search.page) || undefined,
  })
}

export function changed(filters: PostFilters, change: Partial<PostFilters>): PostFilters {
  return readFilters({ ...filters, page: undefined, ...change })
}
