import * as z from "zod/mini"
import { catalogueFilters } from "#lib/address/query-fields.ts"
import { MAIN_PRODUCTS, PRODUCT_SORTS } from "./product.ts"

export const productFilters = z.object({
  ...catalogueFilters,
  addOnFor: z.optional(z.enum(MAIN_PRODUCTS)),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
})
