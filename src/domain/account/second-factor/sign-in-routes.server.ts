import { Hono } from "hono"
import { rememberNetwork } from "#domain/account/security/known-networks.server.ts"
import { signedIn } from "#domain/account/shapes.server.ts"
import { signInByPasskey, signInWithNewFactor, takeSecondStep } from "#domain/account/sign-in.server.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { presentUser } from "#server/auth/present-user.server.ts"
import { sessionOrigin } from "#server/auth/session-origin.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { body } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { startApp } from "./authenticator-app.server.ts"
import { factorSchemaMessages as messages } from "./messages.ts"
import { prepareApp, preparePasskey } from "./own-factors.server.ts"
import { challengeAnyPasskey, challengePasskeys, startPasskey } from "./passkeys.server.ts"
import { passkeySignIn, secondStep, setUpApp, setUpPasskey, withTicket } from "./second-factor.ts"
import * as shapes from "./shapes.server.ts"
import { findTicket } from "./tickets.server.ts"

const limited = limitByNetwork("changes/sign-ins")

/** The second step of a sign-in, by the ticket that the first one has answered. */
export const secondStepRoutes = new Hono()
  .post(
    "/",
    describe({
      summary: "Take the second step of a sign-in",
      more:
        "With a `code` of the app, a recovery code as `code`, or a `passkey`. Each code works once. After five wrong ones the " +
        "account waits; `Retry-After` says how long. The ticket works for ten minutes and opens one session.",
      answer: one(signedIn),
      example: { ticket: "…", code: "123456" },
    }),
    limited,
    body(secondStep, messages),
    async (c) => {
      const data = await takeSecondStep(c.req.valid("json"), sessionOrigin(c), languageOf(c))
      await rememberNetwork(data._id, clientNetwork(c))
      return c.json({ success: true, data })
    },
  )
  .post(
    "/passkey-options",
    describe({
      summary: "Begin the second step with a passkey",
      more: "The answer is for `navigator.credentials.get`. Its challenge works once, for five minutes, with this ticket.",
      answer: one(shapes.passkeyOptions),
    }),
    limited,
    body(withTicket, messages),
    async (c) => {
      const { ticket } = c.req.valid("json")
      const { account } = await findTicket("second-factor", ticket)
      const data = await challengePasskeys({ userId: account.id, tokenHash: hashSecret(ticket) })
      return c.json({ success: true, data })
    },
  )
  .post(
    "/setup/app",
    describe({
      summary: "Begin to set up an authenticator app during a sign-in",
      answer: one(shapes.appSetup),
    }),
    limited,
    body(withTicket, messages),
    async (c) => {
      const { account } = await findTicket("second-factor-setup", c.req.valid("json").ticket)
      return c.json({ success: true, data: await startApp(presentUser(account)) })
    },
  )
  .post(
    "/setup/app/confirm",
    describe({
      summary: "Set up an authenticator app with a code of it, and sign in",
      answer: one(shapes.signedInWithCodes),
    }),
    limited,
    body(setUpApp, messages),
    async (c) => {
      const { ticket, code } = c.req.valid("json")
      const found = await findTicket("second-factor-setup", ticket)
      const add = await prepareApp(presentUser(found.account), code, languageOf(c))
      const data = await signInWithNewFactor(found, add, sessionOrigin(c))
      await rememberNetwork(data._id, clientNetwork(c))
      return c.json({ success: true, data })
    },
  )
  .post(
    "/setup/passkey-options",
    describe({
      summary: "Begin to set up a passkey during a sign-in",
      more: "The answer is for `navigator.credentials.create`.",
      answer: one(shapes.passkeyOptions),
    }),
    limited,
    body(withTicket, messages),
    async (c) => {
      const { ticket } = c.req.valid("json")
      const { account } = await findTicket("second-factor-setup", ticket)
      const data = await startPasskey(account, { userId: account.id, tokenHash: hashSecret(ticket) })
      return c.json({ success: true, data })
    },
  )
  .post(
    "/setup/passkey",
    describe({ summary: "Set up a passkey, and sign in", answer: one(shapes.signedInWithCodes) }),
    limited,
    body(setUpPasskey, messages),
    async (c) => {
      const { ticket, ...sent } = c.req.valid("json")
      const found = await findTicket("second-factor-setup", ticket)
      const add = await preparePasskey(presentUser(found.account), sent, hashSecret(ticket), languageOf(c))
      const data = await signInWithNewFactor(found, add, sessionOrigin(c))
      await rememberNetwork(data._id, clientNetwork(c))
      return c.json({ success: true, data })
    },
  )

/** Signing in by a passkey alone. */
export const passkeyRoutes = new Hono()
  .post(
    "/options",
    describe({
      summary: "Begin to sign in by a passkey alone",
      more: "The answer is for `navigator.credentials.get`. Its challenge works once, for five minutes.",
      answer: one(shapes.passkeyOptions),
    }),
    limited,
    async (c) => c.json({ success: true, data: await challengeAnyPasskey() }),
  )
  .post(
    "/",
    describe({
      summary: "Sign in by a passkey alone",
      more: "The passkey must have verified its owner by finger, face or PIN. It is both factors.",
      answer: one(signedIn),
    }),
    limited,
    body(passkeySignIn, messages),
    async (c) => {
      const data = await signInByPasskey(c.req.valid("json").passkey, sessionOrigin(c))
      await rememberNetwork(data._id, clientNetwork(c))
      return c.json({ success: true, data })
    },
  )
