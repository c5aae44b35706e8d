import { Hono } from "hono"
import * as z from "zod"
import { requireStaff } from "./auth.server.ts"
import { notStored } from "./headers.server.ts"
import { findMail, listOutbox, OUTBOX_STATUSES, resendMail } from "./outbox-desk.server.ts"
import { query } from "./requests.server.ts"

const listQuery = z.object({
  status: z.enum(OUTBOX_STATUSES).optional(),
  kind: z.string().max(60).optional(),
  bookingId: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

export const outboxRoutes = new Hono()
  .use(notStored)
  .get("/", requireStaff, query(listQuery), async (c) =>
    c.json({ success: true, ...(await listOutbox(c.req.valid("query"))) }),
  )
  .get("/:id", requireStaff, async (c) => c.json({ success: true, data: await findMail(c.req.param("id")) }))
  .post("/:id/resend", requireStaff, async (c) =>
    c.json({ success: true, data: await resendMail(c.req.param("id"), c.var.user) }),
  )
