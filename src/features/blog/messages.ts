import type { Localized } from "#i18n/localized.ts"
import { categoryNames, type PostCategory } from "./post.ts"

const usualCategory: Localized = { en: "Travel", vi: "Du lịch" }

export function findBadgeLabel({ categories: [first] }: { categories: PostCategory[] }): Localized {
  return first ? categoryNames[first] : usualCategory
}
