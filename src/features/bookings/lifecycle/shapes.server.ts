import * as z from "zod"
import { quote } from "#features/bookings/quote/shapes.server.ts"
import { booking, cancellationCost } from "#features/bookings/shapes.server.ts"
import { calendarDate, id, localized, natural, shapeOf, wallClock } from "#server/openapi/shapes.server.ts"
import type { MoveQuote } from "./changes.schema.ts"

const success = z.literal(true)

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

export const cancellation = cancellationCost.extend({
  allowed: z.boolean(),
  policy: localized.nullable(),
  total: z.number(),
  totalVnd: z.int(),
})
export const endedLinks = z.strictObject({ ended: natural })
