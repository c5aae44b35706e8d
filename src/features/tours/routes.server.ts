import { Hono } from "hono"
import * as z from "zod"
import { type DeparturesAnswer, departureQuery } from "#features/departures/departure.ts"
import { listDepartures } from "#features/departures/departures.server.ts"
import { listFields, oneQuery, sized } from "#server/catalogue-query.server.ts"
import { findEntry } from "#server/content-writes.server.ts"
import { query } from "#server/requests.server.ts"
import { staffForHidden, staffRoutes } from "#server/staff-routes.server.ts"
import { tourChange, tourCreation } from "./tour-entry.schema.ts"
import { tourFilters } from "./tour-filters.schema.ts"
import { tourCollection } from "./tour-writes.server.ts"
import { findTour, findTourById, listTourCards, listTours } from "./tours.server.ts"

const listQuery = z.object({ ...tourFilters.shape, ...listFields })
const textQuery = z.object({ ...listQuery.shape, q: z.string().max(100).default("") })

export const tourRoutes = new Hono()
  .get("/", staffForHidden, query(listQuery), async (c) => c.json(await answer(c.req.valid("query"))))
  .get("/featured/list", staffForHidden, query(listQuery), async (c) =>
    c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get("/search/text", staffForHidden, query(textQuery), async (c) => {
    const { q, ...listing } = c.req.valid("query")
    return c.json(await answer({ ...listing, search: q }))
  })
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findTour(c.req.param("slug")) }))
  .get("/:id/departures", query(departureQuery), async (c) =>
    c.json({
      success: true,
      ...(await listDepartures(c.req.param("id"), c.req.valid("query"))),
    } satisfies DeparturesAnswer),
  )
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: edited ? await findEntry(tourCollection, id) : await findTourById(id) })
  })
  .route("/", staffRoutes(tourCollection, { creation: tourCreation, change: tourChange }))

async function answer({ view, ...listing }: z.infer<typeof listQuery>) {
  const page = view === "card" ? await listTourCards(sized(listing)) : await listTours(sized(listing))
  return { success: true, ...page }
}
