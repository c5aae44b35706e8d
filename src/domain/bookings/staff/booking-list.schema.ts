import * as z from "zod/mini"
import { BOOKING_CHANNELS, BOOKING_SOURCES, BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { placeQuery } from "#domain/bookings/guest/guest-lookup.schema.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { calendarDate } from "#lib/fields.ts"
import { isRange } from "#lib/today.ts"

const day = z.optional(calendarDate())

/** Query of `GET /bookings`. `from` and `to` are travel dates; all dates are Hanoi's. */
export const bookingListing = z.object({
  status: z.optional(z.enum(BOOKING_STATUSES)),
  /**
   * `answer`: pending requests. `completion`: past bookings without an outcome. `refund`: money to give back. `choice`:
   * guests of departures called off who have neither moved nor cancelled. `payment`: a payment is overdue.
   */
  due: z.optional(z.enum(["answer", "completion", "refund", "choice", "payment"])),
  productType: z.optional(z.enum(["tour", "transfer", "product"])),
  productId: z.optional(z.uuid()),
  departureId: z.optional(z.uuid()),
  from: day,
  to: day,
  createdFrom: day,
  createdTo: day,
  language: z.optional(z.enum(LANGUAGES)),
  source: z.optional(z.enum(BOOKING_SOURCES)),
  channel: z.optional(z.enum(BOOKING_CHANNELS)),
  /** `owed`: guests still owe something. `refund`: the company owes it to them. */
  balance: z.optional(z.enum(["owed", "settled", "refund", "unpriced"])),
  placesHeld: z.optional(z.enum(["true", "false"])),
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(["queue", "newest", "travelDate", "createdAt", "total", "balance", "name"])),
  /** Of a sort by a column. */
  order: z.optional(z.enum(["asc", "desc"])),
  view: z.optional(z.enum(["full", "row"])),
  ...placeQuery.shape,
})
export type BookingListing = z.infer<typeof bookingListing>

const MAX_CALENDAR_DAYS = 62
const calendarDay = calendarDate("dateInvalid")

/** Query of `GET /bookings/calendar`: at most two months. */
export const calendarQuery = z.object({ from: calendarDay, to: calendarDay, productId: z.optional(z.uuid()) }).check(
  z.refine(({ from, to }) => isRange(from, to, MAX_CALENDAR_DAYS), {
    error: "rangeTooLong",
    path: ["to"],
  }),
)
export type CalendarQuery = z.infer<typeof calendarQuery>
