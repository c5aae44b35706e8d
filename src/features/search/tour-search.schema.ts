import * as z from "zod/mini"
import { tourFilters } from "#features/tours/search/tour-filters.schema.ts"
import { GUIDE_LANGUAGES, TRAVELERS } from "#features/tours/tour.ts"
import { calendarDate, longest } from "#lib/fields.ts"
import { wholeNumber } from "#lib/query-fields.ts"
import { isSearchable, MAX_AGE, MAX_CHILDREN } from "./search.ts"

const ages = z.pipe(
  z.pipe(
    z.string().check(longest(40)),
    z.transform((text) => text.split(",").map(Number)),
  ),
  z.array(z.int().check(z.gte(0), z.lte(MAX_AGE))).check(z.maxLength(MAX_CHILDREN)),
)

const yes = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true" || undefined),
)

const tripFields = {
  from: z.optional(calendarDate("dateInvalid")),
  to: z.optional(calendarDate("dateInvalid")),
  adults: z.optional(wholeNumber(TRAVELERS.min, TRAVELERS.max)),
  ages: z.optional(ages),
}

/** The query of `GET /search/tours`. */
export const tourSearch = z
  .object({
    ...tourFilters.shape,
    ...tripFields,
    per: z.optional(z.enum(["party"])),
    free: z.optional(yes),
    guaranteed: z.optional(yes),
    guide: z.optional(z.enum(GUIDE_LANGUAGES)),
    featured: z.optional(yes),
    language: z.optional(z.enum(["en", "vi"])),
    limit: z.optional(wholeNumber(1, 50)),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), { error: "daysIncomplete", path: ["to"] }),
    z.refine(({ from, to }) => from === undefined || to === undefined || isSearchable(from, to), {
      error: "daysInvalid",
      path: ["to"],
    }),
  )
