import { Hono } from "hono"
import * as z from "zod"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { calendarDate } from "#server/openapi/shapes.server.ts"
import { isBookable } from "./availability.server.ts"
import { type DeparturesAnswer, departureQuery } from "./departure.ts"
import { listDepartures } from "./departures.server.ts"
import * as shapes from "./shapes.server.ts"

const departureRoutes = new Hono().get(
  "/:id/departures",
  describe({
    summary: "List the departures of a tour",
    more: "By default from today for a year. Includes full departures, but no closed ones.",
    answer: all(shapes.departure).extend({
      closedDays: z.array(shapes.closedDays),
      firstDay: calendarDate.nullable().describe("The first day that can still be booked without a departure"),
      holidays: z.array(shapes.pricedHoliday),
    }),
    tags: ["Departures"],
    errors: ["NOT_FOUND"],
  }),
  query(departureQuery),
  async (c) =>
    c.json({
      success: true,
      ...(await listDepartures(c.req.param("id"), c.req.valid("query"))),
    } satisfies DeparturesAnswer),
)

const availabilityRoute = new Hono().get(
  "/:id/availability",
  describe({
    summary: "Get whether any day of the next year can be booked",
    answer: one(z.strictObject({ isBookable: z.boolean() })),
    tags: ["Departures"],
    errors: ["NOT_FOUND"],
  }),
  async (c) => c.json({ success: true, data: { isBookable: await isBookable(c.req.param("id")) } }),
)

/** The endpoints of a tour about its dates, below `/tours`. */
export const tourDateRoutes = new Hono().route("/", departureRoutes).route("/", availabilityRoute)
