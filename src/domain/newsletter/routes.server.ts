import { Hono } from "hono"
import * as z from "zod"
import { languageOf } from "#i18n/accept-language.ts"
import { body, query } from "#server/http/validation.server.ts"
import { originOf, takeMailingForm } from "#server/limits/bot-check.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import {
  askForNewsletter,
  findConfirmation,
  findUnsubscribing,
  listSubscribers,
  subscribe,
  unsubscribe,
} from "./newsletter.server.ts"
import { type ConfirmationAnswer, linkQuery, newsletterRequest, type UnsubscribingAnswer } from "./newsletter.ts"
import * as shapes from "./shapes.server.ts"

const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max).optional()
const listQuery = z.object({ page: wholeNumber(100_000), limit: wholeNumber(50) })
const link = query(linkQuery, messages)
const done = { success: true }

/** GET changes nothing, because mail scanners open links. The page behind the link posts. */
export const newsletterRoutes = new Hono()
  .post(
    "/",
    describe({
      summary: "Subscribe to the newsletter",
      more: "The address must be confirmed with a mailed link. The answer is the same for known and unknown addresses.",
      answer: success,
      status: 202,
      errors: ["TOO_MANY_REQUESTS", "TOO_FAST"],
      example: { email: "emma@mail.example", language: "en" },
    }),
    limitByNetwork("forms"),
    body(newsletterRequest, messages),
    async (c) => {
      const request = c.req.valid("json")
      await takeMailingForm(request, c, () => askForNewsletter(request, languageOf(c)))
      return c.json(done, 202)
    },
  )
  .get(
    "/",
    describe({ summary: "List newsletter subscribers", answer: pageOf(shapes.subscriber) }),
    query(listQuery),
    async (c) => c.json({ success: true, ...(await listSubscribers(c.req.valid("query"))) }),
  )
  .get(
    "/confirm",
    describe({ summary: "Get the address of a confirmation link", answer: one(shapes.confirmation) }),
    link,
    async (c) => {
      const data = await findConfirmation(c.req.valid("query").token)
      return c.json({ success: true, data } satisfies ConfirmationAnswer)
    },
  )
  .post(
    "/confirm",
    describe({ summary: "Confirm a subscription with a mailed link", answer: success }),
    limitByNetwork("forms/links"),
    link,
    async (c) => {
      await subscribe(c.req.valid("query").token, originOf(c).network)
      return c.json(done)
    },
  )
  .get(
    "/unsubscribe",
    describe({ summary: "Get the address of an unsubscribe link", answer: one(shapes.unsubscribing) }),
    link,
    async (c) => {
      const data = await findUnsubscribing(c.req.valid("query").token)
      return c.json({ success: true, data } satisfies UnsubscribingAnswer)
    },
  )
  .post("/unsubscribe", describe({ summary: "Unsubscribe with a mailed link", answer: success }), link, async (c) => {
    await unsubscribe(c.req.valid("query").token)
    return c.json(done)
  })
