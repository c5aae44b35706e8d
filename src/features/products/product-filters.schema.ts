import * as z from "zod/mini"
import { MAIN_PRODUCTS, PRODUCT_SORTS } from "./product.ts"

const wholeNumber = (min: number, max: number) => z.pipe(z.coerce.number(), z.int().check(z.gte(min), z.lte(max)))

/** The filters of `GET /products` as they stand in a query string (`ProductFilters`). */
export const productFilters = z.object({
  search: z.optional(z.pipe(z.coerce.string(), z.string().check(z.trim(), z.maxLength(100)))),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  addOnFor: z.optional(z.enum(MAIN_PRODUCTS)),
  minPrice: z.optional(wholeNumber(0, 100_000_000)),
  maxPrice: z.optional(wholeNumber(0, 100_000_000)),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  page: z.optional(wholeNumber(1, 100_000)),
})
