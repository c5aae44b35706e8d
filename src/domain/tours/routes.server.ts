import { Hono } from "hono"
import * as z from "zod"
import { contentRoutes } from "#domain/catalogue/rows/content-routes.server.ts"
import { listFields, VIEWS } from "#domain/catalogue/rows/list-schema.server.ts"
import { type DeparturesAnswer, departureQuery } from "#domain/departures/departure.ts"
import { listDepartures } from "#domain/departures/departures.server.ts"
import * as departureShapes from "#domain/departures/shapes.server.ts"
import { searchTours } from "#domain/search/search.server.ts"
import { itineraryRoutes } from "#domain/tours/itinerary/itinerary.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { calendarDate } from "#server/openapi/shapes.server.ts"
import { isBookable } from "./availability.server.ts"
import { offerFilters, tourFilters } from "./list/tour-filters.schema.ts"
import * as shapes from "./shapes.server.ts"
import { tourCollection } from "./staff/tour-writes.server.ts"
import { findTour, findTourById, listTourCards, listTourRows, listTours } from "./tours.server.ts"

const departureRoutes = new Hono().get(
  "/:id/departures",
  describe({
    summary: "List the departures of a tour",
    more: "By default from today for a year. Includes full departures, but no closed ones.",
    answer: all(departureShapes.departure).extend({
      closedDays: z.array(departureShapes.closedDays),
      firstDay: calendarDate.nullable().describe("The first day that can still be booked without a departure"),
      holidays: z.array(departureShapes.pricedHoliday),
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

const OFFERS =
  "Without `page` and `limit`, returns up to 500. With `view=card`, only the fields of a list. With `view=edit`, the rows of the staff's list. With `view=offer`, tours that fit days and party, each with the first day that fits and what the party pays on it; `counts` says what other filters would find. `ages` are the ages of the children: `8,11`. With `per=party`, prices are those of the whole party, and `adults` must be given. `slugs` names up to ten tours."

export const tourRoutes = contentRoutes({
  collection: tourCollection,
  shape: shapes.tour,
  entry: shapes.entry,
  one: "a tour",
  many: "tours",
  texts: {
    list: { more: OFFERS },
    id: { more: "With `view=edit`, the fields that staff edit." },
  },
  page: "/tour/",
  findBySlug: findTour,
  findById: findTourById,
  lists: {
    fields: { ...tourFilters.shape, ...offerFilters, ...listFields, view: z.enum([...VIEWS, "offer"]).default("full") },
    shape: shapes.list,
    find: { full: listTours, card: listTourCards, edit: listTourRows, offer: searchTours },
  },
  more: new Hono().route("/", departureRoutes).route("/", availabilityRoute).route("/", itineraryRoutes),
})
