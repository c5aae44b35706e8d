import { Hono } from "hono"
import { provePassword } from "#domain/account/profile.server.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { sessionOf, userOf } from "#server/auth/authorize.server.ts"
import { body } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { startApp } from "./authenticator-app.server.ts"
import { factorSchemaMessages as messages } from "./messages.ts"
import {
  addOwnFactor,
  findSecondFactor,
  prepareApp,
  preparePasskey,
  removeOwnApp,
  removeOwnPasskey,
  renewOwnCodes,
} from "./own-factors.server.ts"
import { startPasskey } from "./passkeys.server.ts"
import { addedPasskey, appCode, withPassword } from "./second-factor.ts"
import * as shapes from "./shapes.server.ts"

/** One's own second factors, after signing in. */
export const ownFactorRoutes = new Hono()
  .get("/", describe({ summary: "Get one's second factors", answer: one(shapes.secondFactor) }), async (c) =>
    c.json({ success: true, data: await findSecondFactor(userOf(c)) }),
  )
  .post(
    "/app",
    describe({
      summary: "Begin to set up an authenticator app",
      more: "An app that is in use works until the new one is confirmed.",
      answer: one(shapes.appSetup),
      errors: ["TOO_MANY_REQUESTS"],
    }),
    body(withPassword, messages),
    async (c) => {
      await provePassword(userOf(c), c.req.valid("json").currentPassword)
      return c.json({ success: true, data: await startApp(userOf(c)) })
    },
  )
  .post(
    "/app/confirm",
    describe({
      summary: "Set up an authenticator app with a code of it",
      more: "The first factor comes with recovery codes, and ends the sessions that were opened without one.",
      answer: one(shapes.setUp),
      errors: ["TOO_MANY_REQUESTS"],
    }),
    body(appCode, messages),
    async (c) => {
      const add = await prepareApp(userOf(c), c.req.valid("json").code, languageOf(c))
      return c.json({ success: true, data: await addOwnFactor(userOf(c), sessionOf(c), add) })
    },
  )
  .post(
    "/app/remove",
    describe({
      summary: "Remove the authenticator app",
      answer: one(shapes.secondFactor),
      errors: ["NOT_FOUND", "LAST_FACTOR", "TOO_MANY_REQUESTS"],
    }),
    body(withPassword, messages),
    async (c) => {
      await provePassword(userOf(c), c.req.valid("json").currentPassword)
      return c.json({ success: true, data: await removeOwnApp(userOf(c), languageOf(c)) })
    },
  )
  .post(
    "/passkeys/options",
    describe({
      summary: "Begin to set up a passkey",
      more: "The answer is for `navigator.credentials.create`. Its challenge works once, for five minutes, in this session.",
      answer: one(shapes.passkeyOptions),
      errors: ["TOO_MANY_REQUESTS"],
    }),
    body(withPassword, messages),
    async (c) => {
      const user = userOf(c)
      await provePassword(user, c.req.valid("json").currentPassword)
      const data = await startPasskey(user, { userId: user._id, tokenHash: sessionOf(c).tokenHash })
      return c.json({ success: true, data })
    },
  )
  .post(
    "/passkeys",
    describe({
      summary: "Set up a passkey",
      more: "An account has ten at most. The first factor comes with recovery codes.",
      answer: one(shapes.setUp),
      status: 201,
    }),
    body(addedPasskey, messages),
    async (c) => {
      const session = sessionOf(c)
      const add = await preparePasskey(userOf(c), c.req.valid("json"), session.tokenHash, languageOf(c))
      return c.json({ success: true, data: await addOwnFactor(userOf(c), session, add) }, 201)
    },
  )
  .post(
    "/passkeys/:id/remove",
    describe({
      summary: "Remove a passkey",
      answer: one(shapes.secondFactor),
      errors: ["NOT_FOUND", "LAST_FACTOR", "TOO_MANY_REQUESTS"],
    }),
    body(withPassword, messages),
    async (c) => {
      await provePassword(userOf(c), c.req.valid("json").currentPassword)
      return c.json({ success: true, data: await removeOwnPasskey(userOf(c), c.req.param("id"), languageOf(c)) })
    },
  )
  .post(
    "/recovery-codes",
    describe({
      summary: "Make new recovery codes",
      more: "The old ones end.",
      answer: one(shapes.setUp),
      errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
    }),
    body(withPassword, messages),
    async (c) => {
      await provePassword(userOf(c), c.req.valid("json").currentPassword)
      return c.json({ success: true, data: await renewOwnCodes(userOf(c), languageOf(c)) })
    },
  )
