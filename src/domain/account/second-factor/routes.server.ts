import { Hono } from "hono"
import { provePassword } from "#domain/account/profile.server.ts"
import { rememberNetwork } from "#domain/account/security/known-networks.server.ts"
import { signedIn } from "#domain/account/shapes.server.ts"
import { signInByPasskey, signInWithNewFactor, takeSecondStep } from "#domain/account/sign-in.server.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { sessionOf, userOf } from "#server/auth/authorize.server.ts"
import { presentUser } from "#server/auth/present-user.server.ts"
import { sessionOrigin } from "#server/auth/session-origin.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { body } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { startApp } from "./authenticator-app.server.ts"
import { factorSchemaMessages } from "./messages.ts"
import {
  addOwnFactor,
  findSecondFactor,
  prepareApp,
  preparePasskey,
  removeOwnApp,
  removeOwnPasskey,
  renewOwnCodes,
} from "./own-factors.server.ts"
import { challengeAnyPasskey, challengePasskeys, startPasskey } from "./passkeys.server.ts"
import { listAccountFactors, resetSecondFactor } from "./reset.server.ts"
import {
  addedPasskey,
  appCode,
  factorReset,
  passkeySignIn,
  secondStep,
  setUpApp,
  setUpPasskey,
  withPassword,
  withTicket,
} from "./second-factor.ts"
import * as shapes from "./shapes.server.ts"
import { findTicket } from "./tickets.server.ts"

const messages = factorSchemaMessages
const limited = limitByNetwork("changes/sign-ins")

/** The second step of a sign-in, by the ticket that the first one has answered. */
const signInRoutes = new Hono()
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

/** What somebody who is signed in does with their own factors. */
const ownRoutes = new Hono()
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

/** What administrators see and do about the factors of others. */
const staffRoutes = new Hono()
  .get(
    "/accounts",
    describe({ summary: "List which staff accounts have a second factor", answer: all(shapes.accountFactors) }),
    async (c) => c.json({ success: true, data: await listAccountFactors() }),
  )
  .post(
    "/reset",
    describe({
      summary: "Remove all second factors of somebody else",
      more: "Ends their sessions and mails them. If their role needs a factor, they set one up at the next sign-in.",
      answer: one(shapes.accountFactors),
      errors: ["NOT_FOUND", "OWN_ACCOUNT"],
    }),
    body(factorReset, messages),
    async (c) => {
      const data = await resetSecondFactor(c.req.valid("json").userId, userOf(c), languageOf(c))
      return c.json({ success: true, data })
    },
  )

export const secondFactorRoutes = new Hono().route("/", signInRoutes).route("/", ownRoutes).route("/", staffRoutes)

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
