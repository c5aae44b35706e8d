import { Hono } from "hono"
import { languageOf } from "#i18n/accept-language.ts"
import { bearerToken, sessionOf, userOf } from "#server/auth/authorize.server.ts"
import { sessionOrigin } from "#server/auth/session-origin.server.ts"
import { endSession } from "#server/auth/sessions.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { body } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { register } from "./account.server.ts"
import {
  credentials,
  forgottenPassword,
  passwordChange,
  passwordReset,
  profile,
  registration,
  type SignedInAnswer,
  type UserAnswer,
  verification,
} from "./account.ts"
import { messages } from "./messages.ts"
import { changePassword, updateProfile } from "./profile.server.ts"
import { accountFactorRoutes } from "./second-factor/account-factor-routes.server.ts"
import { ownFactorRoutes } from "./second-factor/own-factor-routes.server.ts"
import { secondStepRoutes } from "./second-factor/sign-in-routes.server.ts"
import { confirmAddress, resendConfirmation } from "./security/email-verification.server.ts"
import { rememberNetwork } from "./security/known-networks.server.ts"
import { requestPasswordReset, resetPassword } from "./security/password-reset.server.ts"
import { limitSignIn, uncountSignIn } from "./security/sign-in-limits.server.ts"
import * as shapes from "./shapes.server.ts"
import { signIn } from "./sign-in.server.ts"

const done = { success: true }

const lan = { name: "Nguyễn Thị Lan", email: "lan@thu.example", phone: "0987 654 321" }
const password = "a password of hers"

export const accountRoutes = new Hono()
  .post(
    "/register",
    describe({
      summary: "Create an account and sign in",
      more:
        "Each email address has one account. A mailed link confirms it. Unconfirmed accounts without bookings are deleted " +
        "after 7 days.",
      answer: one(shapes.signedIn),
      status: 201,
      idempotent: true,
      errors: ["EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
      example: { ...lan, password },
    }),
    limitByNetwork("forms/registrations"),
    body(registration, messages),
    async (c) => {
      const request = c.req.valid("json")
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const data = await register(request, languageOf(c), sessionOrigin(c), key)
      await rememberNetwork(data._id, clientNetwork(c))
      return c.json({ success: true, data } satisfies SignedInAnswer, 201)
    },
  )
  .post(
    "/login",
    describe({
      summary: "Sign in",
      more:
        "The session lasts 12 hours, or 30 days with `remember`. An account with a second factor gets a `ticket` for " +
        "`POST /auth/second-factor`; one whose role needs a factor that it lacks, one for `/auth/second-factor/setup`.",
      answer: one(shapes.signedIn),
      errors: ["INVALID_CREDENTIALS", "SECOND_FACTOR_REQUIRED", "SECOND_FACTOR_SETUP_REQUIRED", "TOO_MANY_REQUESTS"],
      example: { email: lan.email, password, remember: true },
    }),
    body(credentials, messages),
    async (c) => {
      const request = c.req.valid("json")
      const counted = await limitSignIn(request.email, clientNetwork(c))
      const outcome = await signIn(request, sessionOrigin(c))
      await uncountSignIn(counted)
      if ("refusal" in outcome) throw outcome.refusal
      const data = outcome.signedIn
      await rememberNetwork(data._id, clientNetwork(c))
      return c.json({ success: true, data } satisfies SignedInAnswer)
    },
  )
  .post(
    "/logout",
    describe({ summary: "Sign out", more: "Ends the session of the token, if one is sent.", answer: success }),
    async (c) => {
      const token = bearerToken(c)
      if (token) await endSession(token)
      return c.json(done)
    },
  )
  .post(
    "/forgot-password",
    describe({
      summary: "Request a password reset link",
      more:
        "The answer is the same with and without an account. After many requests no further link is mailed while the last " +
        "one is valid.",
      answer: success,
      example: { email: lan.email },
    }),
    limitByNetwork("forms/resets", { queued: true }),
    body(forgottenPassword, messages),
    async (c) => {
      const { email } = c.req.valid("json")
      await requestPasswordReset(email, languageOf(c))
      return c.json(done)
    },
  )
  .post(
    "/reset-password",
    describe({
      summary: "Set a new password with a mailed link",
      more:
        "Signs out everywhere, confirms the email address and cancels a pending change of it. If it was unconfirmed, name " +
        "and phone are deleted, because someone else may have entered them.",
      answer: success,
      errors: ["TOO_MANY_REQUESTS"],
    }),
    limitByNetwork("forms/links"),
    body(passwordReset, messages),
    async (c) => {
      const user = await resetPassword(c.req.valid("json"), languageOf(c))
      await rememberNetwork(user._id, clientNetwork(c))
      return c.json(done)
    },
  )
  .get("/profile", describe({ summary: "Get the signed-in user", answer: one(shapes.user) }), (c) =>
    c.json({ success: true, data: userOf(c) } satisfies UserAnswer),
  )
  .put(
    "/profile",
    describe({
      summary: "Change name, email address or phone",
      more:
        "A new email address needs `currentPassword` and takes effect when the link mailed to it is opened. The current " +
        "address is notified.",
      answer: one(shapes.user),
      errors: ["EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
      example: lan,
    }),
    body(profile, messages),
    async (c) => {
      const data = await updateProfile(userOf(c), c.req.valid("json"), languageOf(c))
      return c.json({ success: true, data } satisfies UserAnswer)
    },
  )
  .put(
    "/change-password",
    describe({
      summary: "Change the password",
      more: "Signs out everywhere else. The returned token replaces the one that was sent.",
      answer: one(shapes.signedIn),
      errors: ["TOO_MANY_REQUESTS"],
    }),
    body(passwordChange, messages),
    async (c) => {
      const user = userOf(c)
      const data = await changePassword(user, c.req.valid("json"), sessionOf(c), languageOf(c))
      await rememberNetwork(user._id, clientNetwork(c))
      return c.json({ success: true, data } satisfies SignedInAnswer)
    },
  )
  .post(
    "/verify-email",
    describe({
      summary: "Confirm an email address with a mailed link",
      more: "Replacing a confirmed address signs out everywhere else.",
      answer: one(shapes.user),
      errors: ["EMAIL_TAKEN"],
    }),
    limitByNetwork("forms/links"),
    body(verification, messages),
    async (c) => {
      const { token } = c.req.valid("json")
      const data = await confirmAddress(userOf(c), token, sessionOf(c).tokenHash, languageOf(c))
      return c.json({ success: true, data } satisfies UserAnswer)
    },
  )
  .post(
    "/resend-verification",
    describe({
      summary: "Resend the confirmation link",
      answer: success,
      errors: ["TOO_MANY_REQUESTS"],
    }),
    async (c) => {
      await resendConfirmation(userOf(c), languageOf(c))
      return c.json(done)
    },
  )

export const secondFactorRoutes = new Hono()
  .route("/", secondStepRoutes)
  .route("/", ownFactorRoutes)
  .route("/", accountFactorRoutes)
