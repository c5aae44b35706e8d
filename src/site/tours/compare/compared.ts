import { readTrip, type Trip } from "#domain/search/search.ts"
import { MAX_COMPARED } from "#domain/tours/tour.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import { isSlug } from "#lib/text/slug.ts"

export type Compared = Trip & { tours?: string[] | undefined }

/** Returns the tours, days and party that the URL of a comparison names. A day alone is both the first and the last. */
export function readCompared(search: Record<string, unknown>): Compared {
  const slugs = String(search.tours ?? "").split(",")
  const tours = [...new Set(slugs.filter(isSlug))].slice(0, MAX_COMPARED)
  const [from, to] = [search.from || search.to, search.to || search.from]
  return omitUndefined<Compared>({ tours: tours.length ? tours : undefined, ...readTrip({ ...search, from, to }) })
}
