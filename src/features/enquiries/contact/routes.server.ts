import { Hono } from "hono"
import * as z from "zod"
import { ENQUIRY_STATUSES } from "#features/enquiries/handling.ts"
import { handlingEndpoints } from "#features/enquiries/handling-endpoints.server.ts"
import { listMessages } from "#features/enquiries/kind-lists.server.ts"
import { presentMessage } from "#features/enquiries/presenters.server.ts"
import { receiveMessage } from "#features/enquiries/receive-enquiry.server.ts"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { checkMinimumTime, originOf } from "#server/limits/bot-check.server.ts"
import { count, limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, pageOf, success } from "#server/openapi/describe.server.ts"
import { contactRequest } from "./contact.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

const listQuery = z.object({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

export const contactRoutes = new Hono()
  .use(noStore)
  .post(
    "/",
    describe({
      summary: "Send a message to the company",
      answer: success,
      status: 201,
      idempotent: true,
      errors: ["TOO_MANY_REQUESTS", "TOO_FAST"],
      example: {
        name: "Emma Jones",
        email: "emma@mail.example",
        subject: "Arriving by night train",
        message: "Can we leave our bags with you from six in the morning?",
      },
    }),
    limitByNetwork("formsByNetwork"),
    body(contactRequest, messages),
    async (c) => {
      const request = c.req.valid("json")
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      checkMinimumTime(request)
      await count("formMailsByEmail", request.email)
      const language = preferredLanguage(c.req.header("accept-language"))
      await receiveMessage({ request, language, origin: originOf(c), idempotencyKey: key })
      return c.json({ success: true }, 201)
    },
  )
  .get(
    "/",
    describe({ summary: "List messages", answer: pageOf(shapes.message) }),
    requireStaff,
    query(listQuery),
    async (c) => c.json({ success: true, ...(await listMessages(c.req.valid("query"))) }),
  )
  .route("/", handlingEndpoints({ kind: "message", noun: "message", shape: shapes.message, present: presentMessage }))
