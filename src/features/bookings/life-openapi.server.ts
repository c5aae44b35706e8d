import * as z from "zod"
import type { Verification } from "#features/documents/document.ts"
import { all, type Description, group, one } from "#server/openapi/describe.server.ts"
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
import type { HistoryEntry } from "./booking-events.server.ts"
import type { MoveQuote } from "./booking-life.ts"
import { booking, cancellationCost } from "./booking-shapes.server.ts"
import type { DeskBooking, DeskRow } from "./desk-views.server.ts"
import { quote } from "./quote-shapes.server.ts"

const text = z.string()
const success = z.literal(true)
const unknowns = z.record(text, z.unknown())

const deskBooking = shapeOf<DeskBooking>()(
  booking.extend({ staffNote: text, userId: id.nullable(), updatedAt: instant }).meta({ id: "DeskBooking" }),
)
const deskRow = shapeOf<DeskRow>()(
  deskBooking
    .pick({
      ...{ _id: true, reference: true, status: true, productType: true, productId: true, product: true },
      ...{ travelDate: true, startTime: true, departure: true, travelers: true, party: true, totalPrice: true },
      ...{ priceChanged: true, customerInfo: true, specialRequests: true, language: true, answerBy: true },
      ...{ calledOff: true, cancelledBy: true, version: true, createdAt: true },
      ...{ staffNote: true, userId: true, updatedAt: true },
    })
    .extend({ pricing: booking.shape.pricing.pick({ currency: true, total: true }) })
    .meta({ id: "DeskRow" }),
)
const happened = shapeOf<HistoryEntry>()(
  z.strictObject({ at: instant, kind: text, actor: text, by: text.nullable(), data: unknowns }),
)
const price = { lines: true, currency: true, total: true, totalMinor: true, totalVnd: true } as const
const moveQuote = shapeOf<MoveQuote>()(
  z.strictObject({
    quote: quote.pick({ ...price, vndPerUsd: true, rateDate: true }),
    travelDate: calendarDate,
    startTime: wallClock.nullable(),
    departureId: id.nullable(),
    difference: z.number().nullable(),
    differenceVnd: z.int(),
    needsConfirmation: z.boolean(),
    refundCap: natural,
  }),
)
const verification = shapeOf<Verification>()(
  booking
    .pick({ reference: true, status: true, productType: true, travelDate: true, startTime: true })
    .extend({ product: localized, calledOff: z.boolean() }),
)

const oneBooking = z.strictObject({ success, booking })
const theirs = {
  path: { id: text.describe("Id or reference").meta({ examples: ["GHE-7K3-M9Q-XDT"] }) },
  guest: true,
} as const

const decision = (summary: string): Description => ({
  summary,
  answer: oneBooking,
  errors: ["NOT_FOUND", "WRONG_STATUS", "CALLED_OFF", "VERSION_CONFLICT"],
  path: theirs.path,
})

/** What the API says of what happens to a booking after it was made. */
export const lifeDescriptions = group("Bookings", {
  "PUT /bookings/:id": {
    summary: "Change a booking",
    more: "Whose it is and what was wished for; fields of the order move it.",
    answer: oneBooking,
    errors: ["NOT_FOUND", "CANNOT_CHANGE", "HAS_BEGUN", "PRICE_CHANGED", "PLACES_LEFT", "VERSION_CONFLICT"],
    ...theirs,
  },
  "PUT /bookings/:id/price": {
    summary: "Agree on a price",
    more: "For the whole booking, in minor units: where there was 'contact for price', or instead of what was quoted.",
    answer: oneBooking,
    errors: ["NOT_FOUND", "CANNOT_CHANGE", "VERSION_CONFLICT"],
    path: theirs.path,
    example: { amount: 1_250_00, currency: "USD", version: 1 },
  },
  "GET /bookings/:id/cancellation": {
    summary: "What cancelling costs now",
    answer: one(
      cancellationCost.extend({
        allowed: z.boolean(),
        policy: localized.nullable(),
        total: z.number(),
        totalVnd: z.int(),
      }),
    ),
    errors: ["NOT_FOUND"],
    ...theirs,
  },
  "PUT /bookings/:id/cancel": {
    summary: "Cancel a booking",
    answer: oneBooking,
    errors: ["NOT_FOUND", "CANNOT_CANCEL", "HAS_BEGUN", "REFUND_CHANGED"],
    ...theirs,
  },
  "POST /bookings/:id/move/quote": {
    summary: "What another date or party would cost",
    answer: one(moveQuote),
    errors: ["NOT_FOUND", "CANNOT_CHANGE", "HAS_BEGUN"],
    ...theirs,
  },
  "POST /bookings/:id/move": {
    summary: "Move a booking to another date or party",
    answer: oneBooking,
    errors: ["NOT_FOUND", "CANNOT_CHANGE", "HAS_BEGUN", "PRICE_CHANGED", "PLACES_LEFT", "VERSION_CONFLICT"],
    ...theirs,
  },
  "GET /bookings/:id/calendar.ics": {
    summary: "The booking for a calendar",
    answer: { mediaType: "text/calendar" },
    errors: ["NOT_FOUND"],
    ...theirs,
  },
  "GET /bookings/:id/voucher.pdf": {
    summary: "The voucher of a confirmed booking",
    answer: { mediaType: "application/pdf" },
    errors: ["NOT_FOUND", "NOT_CONFIRMED"],
    ...theirs,
  },
  "GET /bookings": {
    summary: "All bookings",
    more: "`view=row` leaves out what a list does not show.",
    answer: z.strictObject({ success, bookings: z.array(z.union([deskBooking, deskRow])), pagination }),
  },
  "GET /bookings/:id/history": {
    summary: "All that happened to a booking",
    answer: all(happened),
    errors: ["NOT_FOUND"],
    path: theirs.path,
  },
  "POST /bookings/:id/confirm": decision("Confirm a booking"),
  "POST /bookings/:id/complete": decision("Say that a booking took place"),
  "POST /bookings/:id/no-show": decision("Say that nobody came"),
  "GET /verify/:reference": {
    summary: "What the code on a voucher confirms",
    answer: one(verification),
    errors: ["NOT_FOUND"],
    path: { reference: text.meta({ examples: ["GHE-7K3-M9Q-XDT"] }) },
  },
})
