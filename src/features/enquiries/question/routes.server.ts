import { Hono } from "hono"
import { receiveQuestion } from "#features/enquiries/receive-enquiry.server.ts"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body } from "#server/http/validation.server.ts"
import { checkMinimumTime, originOf } from "#server/limits/bot-check.server.ts"
import { count, limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, success } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import { readContact, tourQuestion } from "./question.ts"

export const questionRoutes = new Hono().use(noStore).post(
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
  limitByNetwork("formsByNetwork"),
  body(tourQuestion, messages),
  async (c) => {
    const request = c.req.valid("json")
    const key = readIdempotencyKey(c.req.header("idempotency-key"))
    checkMinimumTime(request)
    const email = readContact(request.contact)?.email
    if (email) await count("formMailsByEmail", email)
    const language = preferredLanguage(c.req.header("accept-language"))
    await receiveQuestion({ request, language, origin: originOf(c), idempotencyKey: key })
    return c.json({ success: true }, 201)
  },
)
