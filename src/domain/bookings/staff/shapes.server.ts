import * as z from "zod"
import { paymentStep } from "#domain/bookings/quote/payment-shapes.server.ts"
import { booking, staffBooking } from "#domain/bookings/shapes.server.ts"
import { related } from "#domain/waiting-list/shapes.server.ts"
import { calendarDate, id, localized, natural, pagination, wallClock } from "#server/openapi/shapes.server.ts"

const text = z.string()

const keys = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>

/** A booking in a list of the staff: who, what, when, for how much, and what there is to be done about it. */
export const staffRow = staffBooking
  .pick({
    ...keys("_id", "reference", "status", "productType", "productId", "product", "travelDate", "startTime"),
    ...keys(
      "departure",
      "travelers",
      "party",
      "totalPrice",
      "priceChanged",
      "balance",
      "balanceOther",
      "isOtherExact",
      "source",
      "channel",
      "customerInfo",
    ),
    ...keys(
      "missing",
      "specialRequests",
      "language",
      "answerBy",
      "calledOff",
      "cancelledBy",
      "confirmedAt",
      "placesHeld",
    ),
    ...keys("version", "createdAt", "staffNote", "userId", "updatedAt"),
  })
  .extend({
    related,
    pricing: booking.shape.pricing.pick({ currency: true, total: true, vndPerUsd: true }),
    duePayment: paymentStep
      .pick(keys("kind", "open", "openOther", "dueAt", "isOverdue"))
      .nullable()
      .describe("What is to be paid next"),
  })
  .meta({ id: "StaffBookingRow" })
/** A trip without a departure in the calendar: a transfer, its return, or a tour on request. */
export const calendarTrip = booking
  .pick({ _id: true, reference: true, status: true, productType: true, travelers: true })
  .extend({
    product: localized,
    date: calendarDate,
    lastDay: calendarDate,
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
