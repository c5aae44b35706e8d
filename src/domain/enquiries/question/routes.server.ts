import { Hono } from "hono"
import { acceptForm, receiveQuestion } from "#domain/enquiries/receive-enquiry.server.ts"
import { body } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, success } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import { readContact, tourQuestion } from "./question.ts"

export const questionRoutes = new Hono().post(
  "/",
  describe({
    summary: "Ask about a tour",
    more: "`contact` is an email address or a phone number, `tour` a slug. The question becomes a message.",
    answer: success,
    status: 201,
    idempotent: true,
    errors: ["TOO_MANY_REQUESTS", "TOO_FAST"],
    example: {
      message: "Is there room for a pushchair on the boat?",
      contact: "emma@mail.example",
      tour: "ha-long-bay-overnight-cruise",
      adults: 2,
      children: 1,
    },
  }),
  limitByNetwork("forms"),
  body(tourQuestion, messages),
  async (c) => {
    const request = c.req.valid("json")
    await acceptForm(c, request, readContact(request.contact)?.email, receiveQuestion)
    return c.json({ success: true }, 201)
  },
)
