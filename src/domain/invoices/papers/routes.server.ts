import { Hono } from "hono"
import * as z from "zod"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { fileHeaders } from "#server/documents/file-headers.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { messages } from "../messages.ts"
import { paper } from "../shapes.server.ts"
import { openPaper } from "./paper-file.server.ts"
import { receiptRequest, requestRequest } from "./papers.schema.ts"
import { mailPaper, makeReceipt, makeRequest } from "./papers.server.ts"

const linkQuery = query(z.object({ token: z.string().max(100).optional() }))

export const paperRoutes = new Hono()
  .post(
    "/bookings/:id/receipts",
    describe({
      summary: "Make the receipt for a payment",
      more: "For cash of kind `receipt`, otherwise `confirmation`. Numbered without gaps by kind and year. A second receipt for the payment is the same one.",
      answer: one(paper),
      status: 201,
      errors: ["NOT_FOUND"],
      path: BY_REFERENCE.path,
    }),
    body(receiptRequest, messages),
    async (c) => {
      const data = await makeReceipt(userOf(c), c.req.param("id"), c.req.valid("json").paymentId)
      return c.json({ success: true, data }, 201)
    },
  )
  .post(
    "/bookings/:id/requests",
    describe({
      summary: "Make a request for payment",
      more: "Of all that is owed in đồng, unless an amount in minor units is given. Numbered without gaps by year.",
      answer: one(paper),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND", "NOTHING_DUE"],
      path: BY_REFERENCE.path,
      example: { amount: 1_500_000, currency: "VND", dueOn: null },
    }),
    body(requestRequest, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const data = await makeRequest(userOf(c), c.req.param("id"), c.req.valid("json"), key)
      return c.json({ success: true, data }, 201)
    },
  )
  .post(
    "/bookings/:id/:paperId/mail",
    describe({
      summary: "Mail a receipt or request for payment",
      more: "To the address of the invoice, or else to the guest. Void receipts and requests whose sum is no longer due aren't mailed.",
      idempotent: true,
      answer: success,
      errors: ["NOT_FOUND", "NO_EMAIL", "PAPER_OUTDATED"],
      path: { ...BY_REFERENCE.path, paperId: id },
    }),
    async (c) => {
      const { id, paperId } = c.req.param()
      await mailPaper(userOf(c), id, paperId, readIdempotencyKey(c.req.header("idempotency-key")))
      return c.json({ success: true })
    },
  )
  .get(
    "/:id/file.pdf",
    describe({
      summary: "Get a receipt or request for payment",
      more: "Opens with the token of its link alone, which a booking's papers name.",
      answer: { mediaType: "application/pdf" },
      errors: ["NOT_FOUND"],
    }),
    linkQuery,
    limitByNetwork("documents"),
    async (c) => {
      const { filename, content } = await openPaper(c.req.path, c.req.param("id"), c.req.valid("query").token ?? "")
      return new Response(new Uint8Array(content as Buffer), { headers: fileHeaders(filename, "application/pdf") })
    },
  )
