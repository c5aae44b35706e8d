import { Hono } from "hono"
import * as z from "zod"
import { type DeparturesAnswer, departureQuery } from "#features/departures/departure.ts"
import { listDepartures } from "#features/departures/departures.server.ts"
import * as departureShapes from "#features/departures/shapes.server.ts"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { detailQuery, listFields, slugQuery, withPageSize } from "#server/catalogue/list-schema.server.ts"
import { previewNotStored, staffOnlyForHidden, staffRoutes } from "#server/catalogue/staff-routes.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { tourFilters } from "./list/tour-filters.schema.ts"
import * as shapes from "./shapes.server.ts"
import { tourChange, tourCreation } from "./staff/tour-entry.schema.ts"
import { tourCollection } from "./staff/tour-writes.server.ts"
import { findTour, findTourById, listTourCards, listTourRows, listTours } from "./tours.server.ts"

const listQuery = z.object({ ...tourFilters.shape, ...listFields })
const textQuery = z.object({ ...listQuery.shape, q: z.string().max(100).default("") })

export const tourRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List tours",
      more: "Without `page` and `limit`, returns up to 500. With `view=card`, only the fields of a list. With `view=edit`, the rows of the staff's list.",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer(c.req.valid("query"))),
  )
  .get(
    "/featured/list",
    describe({ summary: "List featured tours", answer: shapes.list }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get(
    "/search/text",
    describe({ summary: "Search tours by all words of `q`, ignoring accents", answer: shapes.list }),
    staffOnlyForHidden,
    query(textQuery),
    async (c) => {
      const { q, ...listing } = c.req.valid("query")
      return c.json(await answer({ ...listing, search: q }))
    },
  )
  .get(
    "/slug/:slug",
    describe({ summary: "Get a tour by slug", answer: one(shapes.tour), errors: ["NOT_FOUND", "MOVED"] }),
    previewNotStored,
    query(slugQuery),
    async (c) => c.json({ success: true, data: await findTour(c.req.param("slug"), c.req.valid("query").preview) }),
  )
  .get(
    "/:id/departures",
    describe({
      summary: "List the departures of a tour",
      more: "By default from today for a year. Includes full departures, but no closed ones.",
      answer: all(departureShapes.departure).extend({ closedDays: z.array(departureShapes.closedDays) }),
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
  .get(
    "/:id",
    describe({
      summary: "Get a tour by id",
      more: "With `view=edit`, the fields that staff edit.",
      answer: one(z.union([shapes.tour, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      return c.json({ success: true, data: edited ? await findEntry(tourCollection, id) : await findTourById(id) })
    },
  )
  .route(
    "/",
    staffRoutes(
      tourCollection,
      { creation: tourCreation, change: tourChange },
      { what: "a tour", entry: shapes.entry, page: "/tour/" },
    ),
  )

async function answer({ view, ...listing }: z.infer<typeof listQuery>) {
  const page =
    view === "edit"
      ? await listTourRows(withPageSize(listing))
      : view === "card"
        ? await listTourCards(withPageSize(listing))
        : await listTours(withPageSize(listing))
  return { success: true, ...page }
}
