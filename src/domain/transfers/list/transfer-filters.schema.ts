import * as z from "zod/mini"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { MAX_BAGS, PASSENGERS, TRANSFER_SORTS, TRANSFER_TYPES } from "#domain/transfers/transfer.ts"
import { catalogueFilters, typed, wholeNumber, yes } from "#lib/address/query-fields.ts"
import { calendarDate } from "#lib/fields.ts"
import { WALL_CLOCK } from "#lib/today.ts"

/** `from` and `to` are words of the ends of a ride. */
export const transferFilters = z.object({
  ...catalogueFilters,
  type: z.optional(z.enum(TRANSFER_TYPES)),
  region: z.optional(z.enum(REGIONS)),
  vehicle: z.optional(z.enum(VEHICLE_TYPES)),
  serviceType: z.optional(z.enum(SERVICE_TYPES)),
  from: z.optional(typed),
  to: z.optional(typed),
  sort: z.optional(z.enum(TRANSFER_SORTS)),
})

/** What only `view=card` reads: when, with how many people and bags, and whether also back. */
export const rideFilters = {
  day: z.optional(calendarDate("dateInvalid")),
  time: z.optional(z.string().check(z.regex(WALL_CLOCK))),
  people: z.optional(wholeNumber(PASSENGERS.min, PASSENGERS.max)),
  bags: z.optional(wholeNumber(0, MAX_BAGS)),
  back: z.optional(yes),
}
