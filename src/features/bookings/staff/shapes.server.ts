import * as z from "zod"
import type { HistoryEntry } from "#features/bookings/history.server.ts"
import { booking, staffBooking } from "#features/bookings/shapes.server.ts"
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
import type { BookingViewer, CalendarTrip, StaffBookingRow } from "./staff-booking.ts"

const text = z.string()

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
  z.strictObject({ at: instant, kind: text, actor: text, by: text.nullable(), data: z.record(text, z.unknown()) }),
)
export const bookingList = z.strictObject({
  success: z.literal(true),
  bookings: z.array(z.union([staffBooking, staffRow])),
  pagination,
  withoutPlaces: z
    .strictObject({ requests: natural, places: natural, networks: natural })
    .describe("Pending requests without places, and their number of networks"),
})
export const bookingViewer = shapeOf<BookingViewer>()(z.strictObject({ _id: id, name: text }))
