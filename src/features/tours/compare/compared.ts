import { readTrip, type Trip } from "#features/search/search.ts"
import { MAX_COMPARED } from "#features/tours/tour.ts"
import { withoutGaps } from "#lib/search-params.ts"
import { isSlug } from "#lib/text/slug.ts"

export type Compared = Trip & { tours?: string[] | undefined }

/** Reads from a URL which tours are compared, and for which days and party. A single day stands for both ends. */
export function readCompared(search: Record<string, unknown>): Compared {
  const slugs = String(search.tours ?? "").split(",")
  const tours = [...new Set(slugs.filter(isSlug))].slice(0, MAX_COMPARED)
  const [from, to] = [search.from || search.to, search.to || search.from]
  return withoutGaps<Compared>({ tours: tours.length ? tours : undefined, ...readTrip({ ...search, from, to }) })
}
