import * as z from "zod/mini"
import { placeQuery } from "#features/bookings/guest/guest-lookup.schema.ts"
import { isCalendarDate } from "#lib/today.ts"

const day = z.optional(z.string().check(z.refine(isCalendarDate)))

/** Query of `GET /bookings`; what is absent does not restrict. `from` and `to` are days of travel, all days Hanoi's. */
export const bookingListing = z.object({
  status: z.optional(z.enum(["pending", "confirmed", "completed", "cancelled", "no-show"])),
  /** What waits for staff: an answer, or a word on how a journey that is over has gone. */
  due: z.optional(z.enum(["answer", "completion"])),
  productType: z.optional(z.enum(["tour", "transfer", "product"])),
  productId: z.optional(z.uuid()),
  departureId: z.optional(z.uuid()),
  from: day,
  to: day,
  createdFrom: day,
  createdTo: day,
  /** False: requests that hold no places yet. */
  placesHeld: z.optional(z.enum(["true", "false"])),
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(["queue", "newest", "travelDate"])),
  /** `row`: what a list shows, without what only the page of one booking does. */
  view: z.optional(z.enum(["full", "row"])),
  ...placeQuery.shape,
})
export type BookingListing = z.infer<typeof bookingListing>
