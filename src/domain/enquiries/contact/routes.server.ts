import { Hono } from "hono"
import { listMessages, messageListing } from "#domain/enquiries/enquiries.server.ts"
import { handlingEndpoints } from "#domain/enquiries/handling-endpoints.server.ts"
import { presentMessage } from "#domain/enquiries/presenters.server.ts"
import { acceptForm, receiveMessage } from "#domain/enquiries/receive-enquiry.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, pageOf, success } from "#server/openapi/describe.server.ts"
import { contactRequest } from "./contact.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const contactRoutes = new Hono()
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
    limitByNetwork("forms"),
    body(contactRequest, messages),
    async (c) => {
      const request = c.req.valid("json")
      await acceptForm(c, request, request.email, receiveMessage)
      return c.json({ success: true }, 201)
    },
  )
  .get("/", describe({ summary: "List messages", answer: pageOf(shapes.message) }), query(messageListing), async (c) =>
    c.json({ success: true, ...(await listMessages(c.req.valid("query"))) }),
  )
  .route("/", handlingEndpoints({ kind: "message", noun: "message", shape: shapes.message, present: presentMessage }))
