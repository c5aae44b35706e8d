import type { MissingPart } from "#features/catalogue/completeness.ts"
import type { Image } from "#features/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"

/** Spec §9. The list also offers 'all'. */
export const POST_CATEGORIES = ["travel-tips", "destinations", "culture", "food", "adventure"] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]
/** Spec §9. */
export const DEFAULT_AUTHOR = "Admin"
export const POSTS_PER_PAGE = 10
/** Spec §9. */
export const RELATED = 3

export type PostFilters = {
  search?: string | undefined
  category?: PostCategory | undefined
  page?: number | undefined
}

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
  /** Counts each network once an hour. */
  views: number
  createdAt: string
}

/** `content` is sanitised HTML. */
export type Post = PostCard & {
  content: LocalizedContent
  images: Image[]
  isActive: boolean
  updatedAt: string
}

/** A row of the staff's list. `outdated` counts texts older than their translation. */
export type PostRow = {
  _id: string
  slug: string
  title: LocalizedContent
  image: Image | null
  categories: PostCategory[]
  isActive: boolean
  isArchived: boolean
  isFeatured: boolean
  missing: MissingPart[]
  outdated: number
  version: number
  createdAt: string
  updatedAt: string
}

export type PostsAnswer<View extends PostCard | PostRow> = { success: true; data: View[]; pagination: Pagination }
