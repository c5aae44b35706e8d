import type { Image } from "#features/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"

/** Spec §9; the list also offers 'all'. */
export const POST_CATEGORIES = ["travel-tips", "destinations", "culture", "food", "adventure"] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]
/** Spec §9: who wrote what names nobody. */
export const DEFAULT_AUTHOR = "Admin"
/** Posts on one page of the list: one featured and three rows of three. */
export const POSTS_PER_PAGE = 10
/** Spec §9: what is offered beside a post, at most. */
export const RELATED = 3

/** What the address of the list and the query of `GET /blogs` have in common. */
export type PostFilters = {
  search?: string | undefined
  category?: PostCategory | undefined
  page?: number | undefined
}

/** What a listing shows of a post (spec §3). */
export type PostCard = {
  _id: string
  slug: string
  isFeatured: boolean
  title: LocalizedContent
  excerpt: LocalizedContent
  featuredImage: Image | null
  categories: PostCategory[]
  tags: (string | LocalizedContent)[]
  author: { name: string }
  /** Visits, each network once an hour. */
  views: number
  createdAt: string
}

/** A post as `GET /blogs` and `GET /blogs/slug/{slug}` answer it. `content` is HTML, safe to be shown as it is. */
export type Post = PostCard & {
  content: LocalizedContent
  images: Image[]
  isActive: boolean
  updatedAt: string
}

/** `GET /blogs` and the other lists; one post comes as `{success, data}`. */
export type PostsAnswer<View extends PostCard> = { success: true; data: View[]; pagination: Pagination }
