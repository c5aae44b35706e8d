import * as z from "zod"
import { booking, staffBooking } from "#features/bookings/shapes.server.ts"
import { calendarDate, id, localized, natural, pagination, wallClock } from "#server/openapi/shapes.server.ts"

const text = z.string()

/** A booking in a list of the staff: who, what, when, for how much, and what there is to be done about it. */
export const staffRow = staffBooking
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
    balance: true,
    source: true,
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
  .extend({ pricing: booking.shape.pricing.pick({ currency: true, total: true, vndPerUsd: true }) })
  .meta({ id: "StaffBookingRow" })
/** A trip without a departure in the calendar: a transfer, its return, or a tour on request. */
export const calendarTrip = booking
  .pick({ _id: true, reference: true, status: true, productType: true, travelers: true })
  .extend({
    product: localized,
    date: calendarDate,
    startTime: wallClock.nullable(),
    isReturn: z.boolean(),
    customer: text,
  })
export const bookingList = z.strictObject({
  success: z.literal(true),
  bookings: z.array(z.union([staffBooking, staffRow])),
  pagination,
  withoutPlaces: z
    .strictObject({ requests: natural, places: natural, networks: natural })
    .describe("Pending requests without reserved seats, and the number of networks they came from"),
})
/** A colleague who has a booking open. */
export const bookingViewer = z.strictObject({ _id: id, name: text })
