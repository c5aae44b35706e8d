import { Hono } from "hono"
import * as z from "zod"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { requireStaff } from "#server/auth.server.ts"
import { checkPace, originOf } from "#server/form-guard.server.ts"
import { notStored } from "#server/headers.server.ts"
import { readIdempotencyKey } from "#server/idempotency.server.ts"
import { count, limitByNetwork } from "#server/limits.server.ts"
import { body, query } from "#server/requests.server.ts"
import { listMessages, sendMessage } from "./contact.server.ts"
import { contactRequest, MESSAGE_STATUSES } from "./contact.ts"
import { messages } from "./messages.ts"

const listQuery = z.object({
  status: z.enum(MESSAGE_STATUSES).optional(),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

export const contactRoutes = new Hono()
  .use(notStored)
  .post("/", limitByNetwork("formsByNetwork"), body(contactRequest, messages), async (c) => {
    const request = c.req.valid("json")
    const key = readIdempotencyKey(c.req.header("idempotency-key"))
    checkPace(request)
    await count("formMailsByEmail", request.email)
    await sendMessage(request, preferredLanguage(c.req.header("accept-language")), originOf(c), key)
    return c.json({ success: true }, 201)
  })
  .get("/", requireStaff, query(listQuery), async (c) =>
    c.json({ success: true, ...(await listMessages(c.req.valid("query"))) }),
  )
