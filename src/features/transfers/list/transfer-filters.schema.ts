import * as z from "zod/mini"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#features/categories/category.ts"
import { TRANSFER_SORTS, TRANSFER_TYPES } from "#features/transfers/transfer.ts"
import { catalogueFilters, typed } from "#lib/query-fields.ts"

export const transferFilters = z.object({
  ...catalogueFilters,
  type: z.optional(z.enum(TRANSFER_TYPES)),
  region: z.optional(z.enum(REGIONS)),
  vehicle: z.optional(z.enum(VEHICLE_TYPES)),
  serviceType: z.optional(z.enum(SERVICE_TYPES)),
  sort: z.optional(z.enum(TRANSFER_SORTS)),
})

/** Query of `GET /transfers/search`; `from` and `to` are search words. */
export const routeFilters = z.object({ ...transferFilters.shape, from: z.optional(typed), to: z.optional(typed) })
