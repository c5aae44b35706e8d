import { Hono } from "hono"
import * as z from "zod"
import { listDepartures } from "#features/departures/departures.server.ts"
import { departureQuery } from "#features/departures/departure.ts"
import { query } from "#server/requests.server.ts"
import { tourFilters } from "./tour-filters.schema.ts"
import { findTour, findTourById, listTourCards, listTours } from "./tours.server.ts"

const listQuery = z.object({
  ...tourFilters.shape,
  limit: z.coerce.number().int().min(1).max(50).optional(),
  featured: z.enum(["true", "false"]).transform((value) => value === "true").optional(),
  language: z.enum(["en", "vi"]).optional(),
  view: z.enum(["full", "card"]).default("full"),
})

const textQuery = z.object({ ...listQuery.shape, q: z.string().max(100).default("") })

export const tourRoutes = new Hono()
  .get("/", query(listQuery), async (c) => c.json(await answer(c.req.valid("query"))))
  .get("/featured/list", query(listQuery), async (c) => c.json(await answer({ ...c.req.valid("query"), featured: true })))
  .get("/search/text", query(textQuery), async (c) => {
    const { q, ...listing } = c.req.valid("query")
    return c.json(await answer({ ...listing, search: q }))
  })
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findTour(c.req.param("slug")) }))
  .get("/:id/departures", query(departureQuery), async (c) =>
    c.json({ success: true, data: await listDepartures(c.req.param("id"), c.req.valid("query")) }),
  )
  .get("/:id", async (c) => c.json({ success: true, data: await findTourById(c.req.param("id")) }))

/** A page asked for without a limit has the size of the site's list. */
async function answer({ view, ...listing }: z.infer<typeof listQuery>) {
  const sized = { ...listing, limit: listing.limit ?? (listing.page ? 9 : undefined) }
  const { tours, pagination } = view === "card" ? await listTourCards(sized) : await listTours(sized)
  return { success: true, data: tours, pagination }
}
