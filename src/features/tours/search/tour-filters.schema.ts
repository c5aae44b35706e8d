import * as z from "zod/mini"
import { TOUR_SORTS } from "#features/tours/tour.ts"
import { longest } from "#lib/fields.ts"
import { catalogueFilters, slug } from "#lib/query-fields.ts"

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

export const tourFilters = z.object({
  ...catalogueFilters,
  place: z.optional(slug),
  days: z.optional(days),
  sort: z.optional(z.enum(TOUR_SORTS)),
})
