import * as z from "zod"
import { cancellationStep } from "#domain/catalogue/shapes.server.ts"
import { transferDeparture } from "#domain/transfers/shapes.server.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { calendarDate, currency, id, instant, localized, natural, wallClock } from "#server/openapi/shapes.server.ts"
import { labels } from "./labels.ts"
import { payments } from "./payment-shapes.server.ts"

const text = z.string()

/** Discounts are negative. Several lines may have the same code. */
export const line = z
  .strictObject({
    code: z.enum([...keysOf(labels), "vehicle", "choice", "extra"]),
    label: z.strictObject({ en: text, vi: text }),
    quantity: natural,
    unitMinor: z.int(),
    totalMinor: z.int(),
    late: z
      .strictObject({ differenceMinor: natural, percent: natural })
      .optional()
      .describe("On late fees: the price reduction and the percentage of it that is charged"),
  })
  .meta({ id: "QuoteLine", description: "Amounts are in minor units: US cents, whole đồng." })

export const party = z
  .strictObject({
    adults: natural,
    children: natural,
    childAges: z.array(natural).optional(),
    childHeights: z.array(natural).optional(),
  })
  .describe("Ages in years or heights in centimetres, if the tour uses them")

export const productType = z.enum(["tour", "transfer", "product"])

export const price = z.strictObject({
  lines: z.array(line),
  currency,
  total: z.number().describe("In major units; zero means 'contact for price'"),
  totalMinor: z.int(),
  totalVnd: z.int(),
  vndPerUsd: z.number(),
  rateDate: calendarDate,
})

export const timedDepartures = z
  .strictObject({ outbound: z.array(transferDeparture), returnLeg: z.array(transferDeparture) })
  .describe("Of a transfer with a timetable, on the days of the order")

export const quote = z
  .strictObject({
    ...price.shape,
    productType,
    travelDate: calendarDate,
    startTime: wallClock.nullable().describe("For transfers the pick-up, computed from the flight if given"),
    returnTrip: z.strictObject({ travelDate: calendarDate, startTime: wallClock.nullable() }).nullable(),
    departureId: id.nullable(),
    /** Null without a departure. */
    placesLeft: z.int().nullable().describe("Seats left on the departure before this party is added"),
    departures: timedDepartures,
    vehicle: text.nullable().describe("The chosen vehicle, or the proposed one"),
    /** From the smallest; empty if seats are sold one by one. Prices are for one leg, in major units. */
    vehicles: z.array(
      z.strictObject({ code: text, name: localized, price: z.number(), fits: z.boolean(), proposed: z.boolean() }),
    ),
    answerBy: instant
      .nullable()
      .describe("When the office will have answered, before the trip. Null: the booking is confirmed at once"),
    cancellationPolicy: localized.nullable(),
    cancellationSteps: z
      .array(cancellationStep)
      .describe("What cancelling refunds once the request is confirmed, the current step first"),
    freeCancellationUntil: instant.nullable(),
    payments: payments.describe("What is paid, by when and how, if it is confirmed now"),
    changesAllowed: z.boolean(),
    changeTerms: localized.nullable().describe("Which holiday excludes changes"),
    holidayTerms: localized.nullable().describe("What a holiday changes about the refund"),
  })
  .meta({ id: "Quote" })
