import type { Day, Tour } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

/** Returns the days of a tour. The specification heads each with a highlight; days beyond them have their own title. */
export function daysOf({ highlights, itinerary }: Pick<Tour, "highlights" | "itinerary">) {
  const headings = [...highlights, ...itinerary.slice(highlights.length).map(({ title }) => title)]
  return headings.map((heading: LocalizedContent, index) => ({ heading, day: itinerary[index] as Day | undefined }))
}
