import { Hono } from "hono"
import * as z from "zod"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { requireStaff } from "#server/auth.server.ts"
import { checkPace, originOf } from "#server/form-guard.server.ts"
import { notStored } from "#server/headers.server.ts"
import { count, limitByNetwork } from "#server/limits.server.ts"
import { body, query } from "#server/requests.server.ts"
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

const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max).optional()
const listQuery = z.object({ page: wholeNumber(100_000), limit: wholeNumber(50) })
const link = query(linkQuery, messages)
const done = { success: true }

/**
 * A link in a mail is opened by programs too, that look for evil in it: reading it changes nothing. The page behind it
 * posts.
 */
export const newsletterRoutes = new Hono()
  .use(notStored)
  .post("/", limitByNetwork("formsByNetwork"), body(newsletterRequest, messages), async (c) => {
    const request = c.req.valid("json")
    checkPace(request)
    await count("formMailsByEmail", request.email)
    await askForNewsletter(request, preferredLanguage(c.req.header("accept-language")))
    return c.json(done, 202)
  })
  .get("/", requireStaff, query(listQuery), async (c) =>
    c.json({ success: true, ...(await listSubscribers(c.req.valid("query"))) }),
  )
  .get("/confirm", link, async (c) => {
    const data = await findConfirmation(c.req.valid("query").token)
    return c.json({ success: true, data } satisfies ConfirmationAnswer)
  })
  .post("/confirm", limitByNetwork("mailedLinksByNetwork"), link, async (c) => {
    await subscribe(c.req.valid("query").token, originOf(c).network)
    return c.json(done)
  })
  .get("/unsubscribe", link, async (c) => {
    const data = await findUnsubscribing(c.req.valid("query").token)
    return c.json({ success: true, data } satisfies UnsubscribingAnswer)
  })
  .post("/unsubscribe", link, async (c) => {
    await unsubscribe(c.req.valid("query").token)
    return c.json(done)
  })
