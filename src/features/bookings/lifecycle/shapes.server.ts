import * as z from "zod"
import type { HistoryEntry } from "#features/bookings/history.server.ts"
import { quote } from "#features/bookings/quote/shapes.server.ts"
import { booking, cancellationCost } from "#features/bookings/shapes.server.ts"
import type { CalendarTrip, StaffBooking, StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import {
  calendarDate,
  id,
  instant,
  localized,
  natural,
  pagination,
  shapeOf,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import type { MoveQuote } from "./changes.schema.ts"

const text = z.string()
const success = z.literal(true)
const unknowns = z.record(text, z.unknown())

export const staffBooking = shapeOf<StaffBooking>()(
  booking
    .extend({ staffNote: text, userId: id.nullable(), updatedAt: instant, undoUntil: instant.nullish() })
    .meta({ id: "StaffBooking" }),
)
const staffRow = shapeOf<StaffBookingRow>()(
  staffBooking
    .pick({
      _id: true,
      reference: true,
      status: true,
      productType: true,
      productId: true,
      product: true,
      travelDate: true,
      startTime: true,
      departure: true,
      travelers: true,
      party: true,
      totalPrice: true,
      priceChanged: true,
      customerInfo: true,
      missing: true,
      specialRequests: true,
      language: true,
      answerBy: true,
      calledOff: true,
      cancelledBy: true,
      placesHeld: true,
      version: true,
      createdAt: true,
      staffNote: true,
      userId: true,
      updatedAt: true,
    })
    .extend({ pricing: booking.shape.pricing.pick({ currency: true, total: true }) })
    .meta({ id: "StaffBookingRow" }),
)
export const calendarTrip = shapeOf<CalendarTrip>()(
  booking.pick({ _id: true, reference: true, status: true, productType: true, travelers: true }).extend({
    product: localized,
    date: calendarDate,
    startTime: wallClock.nullable(),
    isReturn: z.boolean(),
    customer: text,
  }),
)
export const historyEntry = shapeOf<HistoryEntry>()(
  z.strictObject({ at: instant, kind: text, actor: text, by: text.nullable(), data: unknowns }),
)
const price = { lines: true, currency: true, total: true, totalMinor: true, totalVnd: true } as const
export const moveQuote = shapeOf<MoveQuote>()(
  z.strictObject({
    quote: quote.pick({ ...price, vndPerUsd: true, rateDate: true }),
    travelDate: calendarDate,
    startTime: wallClock.nullable(),
    departureId: id.nullable(),
    difference: z.number().nullable(),
    differenceVnd: z.int(),
    needsConfirmation: z.boolean(),
    refundCap: natural,
    lateFee: z.number().describe("Late fees included in the new total"),
  }),
)

export const oneBooking = z.strictObject({ success, booking })

export const bookingList = z.strictObject({
  success,
  bookings: z.array(z.union([staffBooking, staffRow])),
  pagination,
  withoutPlaces: z
    .strictObject({ requests: natural, places: natural, networks: natural })
    .describe("Pending requests without places, and their number of networks"),
})
export const cancellation = cancellationCost.extend({
  allowed: z.boolean(),
  policy: localized.nullable(),
  total: z.number(),
  totalVnd: z.int(),
})
export const endedLinks = z.strictObject({ ended: natural })
