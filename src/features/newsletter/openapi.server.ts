import * as z from "zod"
import { done, group, one, pageOf } from "#server/openapi/describe.server.ts"
import { instant, language, shapeOf } from "#server/openapi/shapes.server.ts"
import type { ConfirmationAnswer, Subscriber, UnsubscribingAnswer } from "./newsletter.ts"

const email = z.string()
const subscriber = shapeOf<Subscriber>()(
  z.strictObject({ email, language, confirmedAt: instant }).meta({ id: "Subscriber" }),
)
const confirmation = shapeOf<ConfirmationAnswer["data"]>()(
  z.strictObject({ email, language, open: z.boolean().describe("Whether the link can still be used") }),
)
const unsubscribing = shapeOf<UnsubscribingAnswer["data"]>()(z.strictObject({ email, subscribed: z.boolean() }))

/** What the API says of the newsletter. */
export const newsletterDescriptions = group("Newsletter", {
  "POST /newsletter": {
    summary: "Ask for the newsletter",
    more: "A mailed link confirms it; the answer is the same whether or not the address is known.",
    answer: done,
    status: 202,
    errors: ["TOO_MANY_REQUESTS", "TOO_FAST"],
    example: { email: "emma@mail.example", language: "en" },
  },
  "GET /newsletter": { summary: "Who gets the newsletter", answer: pageOf(subscriber) },
  "GET /newsletter/confirm": { summary: "What a mailed link would confirm", answer: one(confirmation) },
  "POST /newsletter/confirm": { summary: "Confirm by a mailed link", answer: done },
  "GET /newsletter/unsubscribe": { summary: "What a mailed link would end", answer: one(unsubscribing) },
  "POST /newsletter/unsubscribe": { summary: "End the newsletter by a mailed link", answer: done },
})
