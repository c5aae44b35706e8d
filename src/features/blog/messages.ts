import type { Localized } from "#i18n/localized.ts"
import type { PostCategory } from "./post.ts"

const usualCategory: Localized = { en: "Travel", vi: "Du lịch" }

export const categoryNames: Record<PostCategory, Localized> = {
  "travel-tips": { en: "Travel tips", vi: "Mẹo du lịch" },
  destinations: { en: "Destinations", vi: "Điểm đến" },
  culture: { en: "Culture", vi: "Văn hóa" },
  food: { en: "Food", vi: "Ẩm thực" },
  adventure: { en: "Adventure", vi: "Phiêu lưu" },
}

export function findBadgeLabel({ categories: [first] }: { categories: PostCategory[] }): Localized {
  return first ? categoryNames[first] : usualCategory
}
