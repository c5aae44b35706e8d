import { Hono } from "hono"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { bearerToken, requireUser } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { readIdempotencyKey } from "#server/idempotency.server.ts"
import { count, limitByNetwork } from "#server/limits.server.ts"
import { body } from "#server/requests.server.ts"
import { endSession } from "#server/sessions.server.ts"
import { visitorNetwork } from "#server/visitor-network.server.ts"
import { changePassword, register, signIn, updateProfile } from "./account.server.ts"
import {
  credentials,
  type DoneAnswer,
  forgottenPassword,
  passwordChange,
  passwordReset,
  profile,
  registration,
  type SignedInAnswer,
  type UserAnswer,
  verification,
} from "./account.ts"
import { confirmAddress, resendConfirmation } from "./confirmation.server.ts"
import { messages } from "./messages.ts"
import { askForReset, resetPassword } from "./password-reset.server.ts"
import { countSignIn, knowNetwork } from "./sign-in-limits.server.ts"

const done: DoneAnswer = { success: true }
const languageOf = (c: { req: { header: (name: string) => string | undefined } }) =>
  preferredLanguage(c.req.header("accept-language"))

export const accountRoutes = new Hono()
  .use(notStored)
  .post("/register", limitByNetwork("registrationsByNetwork"), body(registration, messages), async (c) => {
    const request = c.req.valid("json")
    const key = readIdempotencyKey(c.req.header("idempotency-key"))
    await count("accountMailsByEmail", request.email)
    const data = await register(request, languageOf(c), key)
    return c.json({ success: true, data } satisfies SignedInAnswer, 201)
  })
  .post("/login", body(credentials, messages), async (c) => {
    const request = c.req.valid("json")
    await countSignIn(request.email, visitorNetwork(c))
    const data = await signIn(request)
    if (data.emailVerified) knowNetwork(data.email, visitorNetwork(c))
    return c.json({ success: true, data } satisfies SignedInAnswer)
  })
  .post("/logout", async (c) => {
    const token = bearerToken(c)
    if (token) await endSession(token)
    return c.json(done)
  })
  .post("/forgot-password", limitByNetwork("mailedLinksByNetwork"), body(forgottenPassword, messages), async (c) => {
    const { email } = c.req.valid("json")
    await count("accountMailsByEmail", email)
    await askForReset(email, languageOf(c))
    return c.json(done)
  })
  .post("/reset-password", limitByNetwork("mailedLinksByNetwork"), body(passwordReset, messages), async (c) => {
    const email = await resetPassword(c.req.valid("json"), languageOf(c))
    knowNetwork(email, visitorNetwork(c))
    return c.json(done)
  })
  .get("/profile", requireUser, (c) => c.json({ success: true, data: c.var.user } satisfies UserAnswer))
  .put("/profile", requireUser, body(profile, messages), async (c) => {
    const data = await updateProfile(c.var.user, c.req.valid("json"), languageOf(c))
    return c.json({ success: true, data } satisfies UserAnswer)
  })
  .put("/change-password", requireUser, body(passwordChange, messages), async (c) => {
    const { user, sessionEnds } = c.var
    await count("passwordChecksByUser", user._id)
    const data = await changePassword(user, c.req.valid("json"), sessionEnds, languageOf(c))
    return c.json({ success: true, data } satisfies SignedInAnswer)
  })
  .post(
    "/verify-email",
    requireUser,
    limitByNetwork("mailedLinksByNetwork"),
    body(verification, messages),
    async (c) => {
      const data = await confirmAddress(c.var.user, c.req.valid("json").token, languageOf(c))
      return c.json({ success: true, data } satisfies UserAnswer)
    },
  )
  .post("/resend-verification", requireUser, async (c) => {
    await resendConfirmation(c.var.user, languageOf(c))
    return c.json(done)
  })
