import { Hono } from "hono"
import * as z from "zod"
import { oneLine, required } from "#lib/fields.ts"
import { query } from "#server/http/validation.server.ts"
import { limitSearches } from "#server/limits/search-limit.server.ts"
import { all, describe } from "#server/openapi/describe.server.ts"
import { requestMessages } from "./request-messages.ts"
import * as shapes from "./shapes.server.ts"
import { searchSite } from "./site-search.server.ts"
import { findLeavingSoon } from "./tours/leaving-soon.server.ts"
import { suggestPlaces } from "./transfers/suggest-places.server.ts"

const searchQuery = z.object({
  q: oneLine(100, "wordsMissing").check(required("wordsMissing")),
  limit: z.coerce.number().int().min(1).max(20).default(5),
})

const leavingQuery = z.object({ limit: z.coerce.number().int().min(1).max(12).default(4) })

const placesQuery = z.object({
  q: oneLine(100, "wordsMissing").check(required("wordsMissing")),
  kind: z.enum(["rides", "tours"]).default("rides"),
  limit: z.coerce.number().int().min(1).max(20).default(6),
})

export const searchRoutes = new Hono()
  .get(
    "/places",
    describe({
      summary: "Suggest places while their name is being typed",
      more: "The ends of rides, or the destinations of tours, also by their synonyms.",
      answer: all(shapes.suggestedPlace),
    }),
    limitSearches,
    query(placesQuery, requestMessages),
    async (c) => c.json({ success: true, data: await suggestPlaces(c.req.valid("query")) }),
  )
  .get(
    "/leaving-soon",
    describe({
      summary: "List tours that leave in the next ten days",
      more: "Each tour once, with places for two and what two adults pay, in the order of their days. Those that are certain to run come first if there are more than `limit`.",
      answer: shapes.leavingSoon,
    }),
    query(leavingQuery, requestMessages),
    async (c) => c.json({ success: true, data: await findLeavingSoon(c.req.valid("query").limit) }),
  )
  .get(
    "/",
    describe({
      summary: "Search tours, transfers, posts and places",
      more: "Reads days, lengths, prices and the party in `q`, in English or Vietnamese: 'north 2 days end of december 2 adults 1 child under 150'. `reading` says how, as filters of `GET /tours`. Returns the first `limit` of each kind, best first.",
      answer: shapes.siteSearch,
    }),
    limitSearches,
    query(searchQuery, requestMessages),
    async (c) => {
      const { q, limit } = c.req.valid("query")
      return c.json({ success: true, ...(await searchSite(q, limit)) })
    },
  )
