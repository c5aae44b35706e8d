import { Hono } from "hono"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { auditListing } from "./audit-listing.schema.ts"
import { listActors, listAuditLog } from "./audit-log.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const auditLogRoutes = new Hono()
  .get(
    "/people",
    describe({
      summary: "List who works or has worked here",
      more: "For the filter `actor` of the log.",
      answer: all(shapes.person),
    }),
    async (c) => c.json({ success: true, data: await listActors() }),
  )
  .get(
    "/",
    describe({
      summary: "List who changed what, and when",
      more:
        "The newest come first. `kind` and `id` name an entry, such as a tour; `settings` have no id. `from` and `to` are " +
        "days in Hanoi. Erased people's data is gone from here, too.",
      answer: one(shapes.page),
    }),
    query(auditListing, messages),
    async (c) => c.json({ success: true, data: await listAuditLog(c.req.valid("query")) }),
  )
