import * as z from "zod/mini"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#features/categories/category.ts"
import { TRANSFER_SORTS, TRANSFER_TYPES } from "./transfer.ts"

const wholeNumber = (min: number, max: number) => z.pipe(z.coerce.number(), z.int().check(z.gte(min), z.lte(max)))
const typed = z.pipe(z.coerce.string(), z.string().check(z.trim(), z.maxLength(100)))

/** The filters of `GET /transfers` as they stand in a query string (`TransferFilters`). */
export const transferFilters = z.object({
  search: z.optional(typed),
  type: z.optional(z.enum(TRANSFER_TYPES)),
  region: z.optional(z.enum(REGIONS)),
  vehicle: z.optional(z.enum(VEHICLE_TYPES)),
  serviceType: z.optional(z.enum(SERVICE_TYPES)),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  minPrice: z.optional(wholeNumber(0, 100_000_000)),
  maxPrice: z.optional(wholeNumber(0, 100_000_000)),
  sort: z.optional(z.enum(TRANSFER_SORTS)),
  page: z.optional(wholeNumber(1, 100_000)),
})

/** What `GET /transfers/search` takes besides: where from and where to, in words. */
export const journeyFilters = z.object({ ...transferFilters.shape, from: z.optional(typed), to: z.optional(typed) })
