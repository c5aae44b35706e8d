import type { Tour } from "#domain/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { headMessages } from "#site/tours/head-messages.ts"

type Step = { name: LocalizedContent; to: "/tours" | "/category/$slug"; slug?: string; path: string }

/** Returns the pages above that of a tour. A category that isn't shown has none. */
export function stepsToTour({ category: { slug, name, isActive } }: Pick<Tour, "category">): Step[] {
  const category: Step = { name, to: "/category/$slug", slug, path: `/category/${slug}` }
  return [{ name: headMessages.tours, to: "/tours", path: "/tours" }, ...(isActive ? [category] : [])]
}
