import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import * as z from "zod"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { findMail, listOutbox, OUTBOX_STATUSES, resendMail } from "./outbox-list.server.ts"
import * as shapes from "./shapes.server.ts"

const listQuery = z.object({
  status: z.enum(OUTBOX_STATUSES).optional(),
  kind: z.string().max(60).optional(),
  bookingId: z.uuid().optional(),
  sort: z.enum(["newest", "failed"]).optional().describe("`failed`: what could not be sent comes first"),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

const mailId = z.string().describe("`_id` of the mail")

export const outboxRoutes = new Hono()
  .use(describeRoute({ tags: ["Outbox"] }))
  .use(noStore)
  .get(
    "/",
    describe({ summary: "Mails, sent and to be sent", answer: pageOf(shapes.mail) }),
    requireStaff,
    query(listQuery),
    async (c) => c.json({ success: true, ...(await listOutbox(c.req.valid("query"))) }),
  )
  .get(
    "/:id",
    describe({
      summary: "A mail, and what it said",
      more: "Secrets in its links are hidden.",
      answer: one(shapes.mailWithWords),
      errors: ["NOT_FOUND"],
      path: { id: mailId },
    }),
    requireStaff,
    async (c) => c.json({ success: true, data: await findMail(c.req.param("id")) }),
  )
  .post(
    "/:id/resend",
    describe({
      summary: "Send a mail again",
      answer: one(shapes.mail),
      errors: ["NOT_FOUND"],
      path: { id: mailId },
    }),
    requireStaff,
    async (c) => c.json({ success: true, data: await resendMail(c.req.param("id"), c.var.user) }),
  )
