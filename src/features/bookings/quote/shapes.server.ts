import * as z from "zod"
import type { CancellationStep } from "#features/catalogue/cancellation.ts"
import {
  calendarDate,
  currency,
  id,
  instant,
  localized,
  natural,
  shapeOf,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { labels } from "./labels.ts"
import type { Quoted, QuoteLine } from "./types.ts"

const text = z.string()

export const cancellationStep = shapeOf<CancellationStep>()(
  z
    .strictObject({
      refundPercent: natural,
      until: instant.nullable().describe("The last instant of this refund; null if it no longer changes"),
    })
    .meta({ id: "CancellationStep" }),
)

export const line = shapeOf<QuoteLine>()(
  z
    .strictObject({
      code: z.enum([...(Object.keys(labels) as (keyof typeof labels)[]), "vehicle", "choice", "extra"]),
      label: z.strictObject({ en: text, vi: text }),
      quantity: natural,
      unitMinor: z.int(),
      totalMinor: z.int(),
      late: z
        .strictObject({ differenceMinor: natural, percent: natural })
        .optional()
        .describe("On late fees: the price reduction and the percentage of it that is charged"),
    })
    .meta({ id: "QuoteLine", description: "Amounts are in minor units: US cents, whole đồng." }),
)

export const productType = z.enum(["tour", "transfer", "product"])

export const quote = shapeOf<Quoted>()(
  z
    .strictObject({
      lines: z.array(line),
      currency,
      total: z.number().describe("In major units; zero means 'contact for price'"),
      totalMinor: z.int(),
      totalVnd: z.int(),
      vndPerUsd: z.number(),
      rateDate: calendarDate,
      productType,
      travelDate: calendarDate,
      startTime: wallClock.nullable().describe("For transfers the pick-up, computed from the flight if given"),
      returnTrip: z.strictObject({ travelDate: calendarDate, startTime: wallClock.nullable() }).nullable(),
      departureId: id.nullable(),
      placesLeft: z.int().nullable().describe("Places on the departure before this party is added"),
      vehicle: text.nullable().describe("The chosen vehicle, or the proposed one"),
      vehicles: z.array(
        z.strictObject({ code: text, name: localized, price: z.number(), fits: z.boolean(), proposed: z.boolean() }),
      ),
      answerBy: instant,
      cancellationPolicy: localized.nullable(),
      cancellationSteps: z
        .array(cancellationStep)
        .describe("What cancelling refunds once the request is confirmed, the current step first"),
      freeCancellationUntil: instant.nullable(),
      changesAllowed: z.boolean(),
    })
    .meta({ id: "Quote" }),
)
