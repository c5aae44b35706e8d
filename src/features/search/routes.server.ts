import { Hono } from "hono"
import { query } from "#server/http/validation.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { searchMessages } from "./messages.ts"
import { searchTours } from "./search.server.ts"
import * as shapes from "./shapes.server.ts"
import { tourSearch } from "./tour-search.schema.ts"

export const searchRoutes = new Hono().get(
  "/tours",
  describe({
    summary: "Search tours by days and party",
    more: "Each tour comes with the first day that fits and what the party pays on it; `counts` says what other filters would find. `ages` are the ages of the children: `8,11`. With `per=party`, prices are those of the whole party, and `adults` must be given.",
    answer: shapes.tourSearch,
  }),
  query(tourSearch, searchMessages),
  async (c) => c.json(await searchTours(c.req.valid("query"))),
)
