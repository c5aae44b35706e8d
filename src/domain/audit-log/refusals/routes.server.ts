import { Hono } from "hono"
import * as z from "zod"
import { REFUSALS_KEPT_DAYS } from "#server/http/refusals/refused-requests.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { listRefusals } from "./refusals.server.ts"
import * as shapes from "./shapes.server.ts"

const DAYS = 30

const listing = z.object({ days: z.coerce.number().int().min(1).max(REFUSALS_KEPT_DAYS).optional() })

export const refusedRequestRoutes = new Hono().get(
  "/",
  describe({
    summary: "Count refused requests by reason and day",
    more: `Of the last \`days\`, ${DAYS} by default. Says nothing of who sent them. Other processes count up to a minute later.`,
    answer: one(shapes.refusedRequests),
  }),
  query(listing),
  async (c) => c.json({ success: true, data: await listRefusals(c.req.valid("query").days ?? DAYS) }),
)
