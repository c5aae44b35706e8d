import * as z from "zod/mini"
import { GUIDE_LANGUAGES, MAX_AGE, NEEDS, TOUR_SORTS, TRAVELERS } from "#domain/tours/tour.ts"
import { catalogueFilters, slug, wholeNumber, yes } from "#lib/address/query-fields.ts"
import { calendarDate, longest } from "#lib/fields.ts"

const daysText = z.string().check(longest(40))
const days = z.pipe(
  z.pipe(
    z.union([daysText, z.number(), z.array(z.union([daysText, z.number()]))]),
    z.transform((value) =>
      [value]
        .flat()
        .flatMap((item) => String(item).split(","))
        .map(Number),
    ),
  ),
  z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
)

const ages = z.pipe(
  z.pipe(
    z.string().check(longest(40)),
    z.transform((text) => text.split(",").map(Number)),
  ),
  z.array(z.int().check(z.gte(0), z.lte(MAX_AGE))).check(z.maxLength(TRAVELERS.max - 1)),
)

export const tourFilters = z.object({
  ...catalogueFilters,
  place: z.optional(slug),
  days: z.optional(days),
  sort: z.optional(z.enum(TOUR_SORTS)),
})

/** What only `view=offer` reads: days, party, and what offers are filtered by. */
export const offerFilters = {
  from: z.optional(calendarDate("dateInvalid")),
  to: z.optional(calendarDate("dateInvalid")),
  adults: z.optional(wholeNumber(TRAVELERS.min, TRAVELERS.max)),
  ages: z.optional(ages),
  per: z.optional(z.enum(["party"])),
  free: z.optional(yes),
  guaranteed: z.optional(yes),
  guide: z.optional(z.enum(GUIDE_LANGUAGES)),
  need: z.optional(z.enum(NEEDS)),
}
