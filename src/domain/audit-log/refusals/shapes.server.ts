import * as z from "zod"
import { REFUSAL_REASONS } from "#lib/refusal-reasons.ts"
import { calendarDate, natural } from "#server/openapi/shapes.server.ts"

const reason = z.enum(REFUSAL_REASONS)

export const refusedRequests = z
  .strictObject({
    from: calendarDate.describe("The first day, in Hanoi"),
    days: z.array(z.strictObject({ day: calendarDate, reason, count: natural })),
    routes: z
      .array(z.strictObject({ reason, route: z.string(), count: natural }))
      .describe("Endpoints, and patterns of pages, the most refused first"),
  })
  .meta({ id: "RefusedRequests" })
