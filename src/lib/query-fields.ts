import * as z from "zod/mini"
import { SLUG } from "./search-params.ts"

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(z.coerce.number(), z.int().check(z.gte(min), z.lte(max)))

/** What somebody seeks in a query string, in words. */
export const typed = z.pipe(z.coerce.string(), z.string().check(z.trim(), z.maxLength(100)))

/** What every list of the catalogue is filtered by in a query string; prices in whole US dollars. */
export const catalogueFilters = {
  search: z.optional(typed),
  category: z.optional(z.string().check(z.regex(SLUG))),
  minPrice: z.optional(wholeNumber(0, 100_000_000)),
  maxPrice: z.optional(wholeNumber(0, 100_000_000)),
  page: z.optional(wholeNumber(1, 100_000)),
}
