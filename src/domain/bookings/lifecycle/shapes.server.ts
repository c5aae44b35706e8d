import * as z from "zod"
import { price, timedDepartures } from "#domain/bookings/quote/shapes.server.ts"
import { booking, cancellationCost } from "#domain/bookings/shapes.server.ts"
import { calendarDate, id, localized, natural, wallClock } from "#server/openapi/shapes.server.ts"

const success = z.literal(true)

export const moveQuote = z.strictObject({
  quote: price,
  travelDate: calendarDate,
  startTime: wallClock.nullable(),
  departureId: id.nullable(),
  departures: timedDepartures,
  difference: z.number().nullable(),
  differenceVnd: z.int(),
  needsConfirmation: z.boolean(),
  /** The highest refund in percent that cancelling can give after the move. */
  refundCap: natural,
  lateFee: z.number().describe("Late fees included in the new total"),
})

export const oneBooking = z.strictObject({ success, booking })

export const cancellation = cancellationCost.extend({
  allowed: z.boolean(),
  policy: localized.nullable(),
  total: z.number(),
  totalVnd: z.int(),
})
export const endedLinks = z.strictObject({ ended: natural })
