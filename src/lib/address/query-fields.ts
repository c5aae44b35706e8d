import * as z from "zod/mini"
import { longest } from "#lib/fields.ts"
import { SHOWN_CURRENCIES } from "#lib/money.ts"
import { MAX_SLUG, SLUG } from "#lib/text/slug.ts"
import { readCompact } from "#lib/text/typed-text.ts"

export const wholeNumber = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max))

export const typed = z.coerce.string().check(longest(1000), z.overwrite(readCompact), longest(100))

/** A flag: 'true', or left out. */
export const yes = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true" || undefined),
)

export const slug = z.string().check(longest(MAX_SLUG), z.regex(SLUG))

/** The most slugs that one list names. */
const MAX_SLUGS = 10

const slugs = z.pipe(
  z.pipe(
    z.string().check(longest(1000)),
    z.transform((text) => text.split(",")),
  ),
  z.array(slug).check(z.maxLength(MAX_SLUGS)),
)

/** Prices are in whole units of `currency`, US dollars if it is not given. */
export const catalogueFilters = {
  search: z.optional(typed),
  slugs: z.optional(slugs),
  category: z.optional(slug),
  minPrice: z.optional(wholeNumber(0, 1_000_000_000)),
  maxPrice: z.optional(wholeNumber(0, 1_000_000_000)),
  currency: z.optional(z.enum(SHOWN_CURRENCIES)),
  page: z.optional(wholeNumber(1, 100_000)),
}
