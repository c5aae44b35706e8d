import type { Language } from "#i18n/localized.ts"
import type { ReviewCounts, ReviewFilters, TravelledAs } from "./review.ts"

/** How many reviews are alike in all that is counted. */
export type AlikeReviews = {
  rating: number
  language: Language
  travelledAs: TravelledAs | null
  month: number
  count: number
}

/** Returns how many reviews fit the filters. */
export function countFitting(groups: readonly AlikeReviews[], { language, travelledAs, month }: ReviewFilters): number {
  return sum(
    groups.filter(
      (group) =>
        (language === undefined || group.language === language) &&
        (travelledAs === undefined || group.travelledAs === travelledAs) &&
        (month === undefined || group.month === month),
    ),
  )
}

/** Returns how many reviews have each rating and language, and each way and month of travelling. */
export function countReviews(groups: readonly AlikeReviews[]): ReviewCounts {
  const by = (read: (group: AlikeReviews) => string | number | null) => {
    const counts: Record<string, number> = {}
    for (const group of groups) {
      const value = read(group)
      if (value !== null) counts[value] = (counts[value] ?? 0) + group.count
    }
    return counts
  }
  return {
    stars: by(({ rating }) => rating),
    languages: by(({ language }) => language),
    travelledAs: by(({ travelledAs }) => travelledAs),
    months: by(({ month }) => month),
  }
}

const sum = (groups: readonly AlikeReviews[]) => groups.reduce((total, { count }) => total + count, 0)
