import * as z from "zod/mini"
import { longest } from "./fields.ts"
import { MAX_SLUG, SLUG } from "./text/slug.ts"
import { readCompact } from "./text/typed-text.ts"

export const wholeNumber = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max))

export const typed = z.coerce.string().check(longest(1000), z.overwrite(readCompact), longest(100))

export const slug = z.string().check(longest(MAX_SLUG), z.regex(SLUG))

/** Prices are in whole US dollars. */
export const catalogueFilters = {
  search: z.optional(typed),
  category: z.optional(slug),
  minPrice: z.optional(wholeNumber(0, 100_000_000)),
  maxPrice: z.optional(wholeNumber(0, 100_000_000)),
  page: z.optional(wholeNumber(1, 100_000)),
}
