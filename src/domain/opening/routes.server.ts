import { Hono } from "hono"
import { setCookie } from "hono/cookie"
import { languageOf } from "#i18n/accept-language.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { runningConfig } from "#server/config/running-config.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { PREVIEW_COOKIE, PREVIEW_SECONDS, sealPreview } from "#server/pages/until-opened.server.ts"
import { findOpening, sendTestMail } from "./opening.server.ts"
import * as shapes from "./shapes.server.ts"

export const openingRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "Say what is done of what comes before the opening of a site",
      more: "The steps are found out from what is so. `PUT /settings/group/opening` opens the site.",
      answer: one(shapes.opening),
    }),
    async (c) => c.json({ success: true, data: await findOpening() }),
  )
  .post(
    "/preview",
    describe({
      summary: "Let this browser see the site before it is opened",
      more: "Sets a cookie for twelve hours, or until the account is disabled.",
      answer: success,
    }),
    async (c) => {
      const secure = runningConfig().siteUrl.startsWith("https:")
      const more = { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: PREVIEW_SECONDS } as const
      setCookie(c, PREVIEW_COOKIE, await sealPreview(userOf(c)), more)
      return c.json({ success: true })
    },
  )
  .post(
    "/test-mail",
    describe({ summary: "Send a mail to oneself, to see that mails arrive", answer: success, status: 202 }),
    async (c) => {
      await sendTestMail(userOf(c), languageOf(c))
      return c.json({ success: true }, 202)
    },
  )
