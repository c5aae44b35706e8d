import { categoryNames, type PostCategory } from "#domain/blog/post.ts"
import type { Localized } from "#i18n/localized.ts"

const usualCategory: Localized = { en: "Travel", vi: "Du lịch" }

export function findBadgeLabel({ categories: [first] }: { categories: PostCategory[] }): Localized {
  return first ? categoryNames[first] : usualCategory
}
