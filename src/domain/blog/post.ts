import type * as z from "zod"
import type { Localized } from "#i18n/localized.ts"
import type * as shapes from "./shapes.server.ts"

export type Post = z.infer<typeof shapes.post>
export type PostCard = z.infer<typeof shapes.postCard>
export type PostRow = z.infer<typeof shapes.postRow>

/** Returns the date that a post bears: its first publication, in a preview the day on which it was begun. */
export const dateOf = ({ createdAt, publishedAt }: Pick<PostCard, "createdAt" | "publishedAt">): string =>
  publishedAt ?? createdAt

/** Spec §9. The list also offers 'all'. */
export const POST_CATEGORIES = ["travel-tips", "destinations", "culture", "food", "adventure"] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]
export const categoryNames: Record<PostCategory, Localized> = {
  "travel-tips": { en: "Travel tips", vi: "Mẹo du lịch" },
  destinations: { en: "Destinations", vi: "Điểm đến" },
  culture: { en: "Culture", vi: "Văn hóa" },
  food: { en: "Food", vi: "Ẩm thực" },
  adventure: { en: "Adventure", vi: "Phiêu lưu" },
}
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
