import * as z from "zod/mini"
import { TOUR_SORTS } from "./tour.ts"

const wholeNumber = (min: number, max: number) => z.pipe(z.coerce.number(), z.int().check(z.gte(min), z.lte(max)))

/** `1,3,7` or a repeated parameter: a set of lengths in days. */
const days = z.pipe(
  z.pipe(
    z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
    z.transform((value) =>
      [value]
        .flat()
        .flatMap((item) => String(item).split(","))
        .map(Number),
    ),
  ),
  z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
)

/** The filters of `GET /tours` as they stand in a query string (`TourFilters`). */
export const tourFilters = z.object({
  search: z.optional(z.pipe(z.coerce.string(), z.string().check(z.trim(), z.maxLength(100)))),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  minPrice: z.optional(wholeNumber(0, 100_000_000)),
  maxPrice: z.optional(wholeNumber(0, 100_000_000)),
  days: z.optional(days),
  sort: z.optional(z.enum(TOUR_SORTS)),
  page: z.optional(wholeNumber(1, 100_000)),
})
