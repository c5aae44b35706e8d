import { Hono } from "hono"
import * as z from "zod"
import { handlingBody } from "#features/handling/handling.server.ts"
import { ENQUIRY_STATUSES } from "#features/handling/handling.ts"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { checkMinimumTime, originOf } from "#server/limits/bot-check.server.ts"
import { count, limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { changeMessage, findMessage, listMessages, sendMessage } from "./contact.server.ts"
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
      await sendMessage(request, preferredLanguage(c.req.header("accept-language")), originOf(c), key)
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
  .get(
    "/:id",
    describe({ summary: "Get a message", answer: one(shapes.message), errors: ["NOT_FOUND"] }),
    requireStaff,
    async (c) => c.json({ success: true, data: await findMessage(c.req.param("id")) }),
  )
  .put(
    "/:id",
    describe({
      summary: "Update the status, owner or note of a message",
      answer: one(shapes.message),
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    }),
    requireStaff,
    handlingBody,
    async (c) =>
      c.json({ success: true, data: await changeMessage(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
