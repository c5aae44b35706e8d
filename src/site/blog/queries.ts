import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { POSTS_PER_PAGE, type Post, type PostFilters, RELATED } from "#domain/blog/post.ts"
import type { PostsAnswer } from "#domain/search/search.ts"
import { type Answer, get, post } from "#lib/api.ts"

/** Spec §9. */
const STALE_MS = 1_200_000

export const postsQuery = (filters: PostFilters) =>
  queryOptions({
    queryKey: ["blogs", filters],
    queryFn: () =>
      get<PostsAnswer>("/blogs", {
        ...filters,
        page: filters.page ?? 1,
        limit: POSTS_PER_PAGE,
        view: "card",
      }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })

/** `preview` is the token that shows a post before it is published. */
export const postQuery = (slug: string, preview?: string) =>
  queryOptions({
    queryKey: ["blogs", slug, { preview }],
    queryFn: async () => (await get<Answer<Post>>(`/blogs/slug/${encodeURIComponent(slug)}`, { preview })).data,
    staleTime: STALE_MS,
  })

/** Posts of the same first category (spec §2). */
export const relatedPostsQuery = ({ _id, categories: [category] }: Pick<Post, "_id" | "categories">) =>
  queryOptions({
    queryKey: ["blogs", "related", _id],
    queryFn: async () => {
      if (!category) return []
      const parameters = { limit: RELATED, exclude: _id, view: "card" }
      return (await get<PostsAnswer>(`/blogs/category/${category}`, parameters)).data
    },
    staleTime: STALE_MS,
  })

export async function countView(id: string): Promise<void> {
  await post(`/blogs/${id}/views`, {})
}
