import { Hono } from "hono"
import { languageOf } from "#i18n/accept-language.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { listAccountFactors, removeFactorsOf } from "./account-factors.server.ts"
import { factorSchemaMessages as messages } from "./messages.ts"
import { factorReset } from "./second-factor.ts"
import * as shapes from "./shapes.server.ts"

/** The second factors of others, for administrators. */
export const accountFactorRoutes = new Hono()
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
      const data = await removeFactorsOf(c.req.valid("json").userId, userOf(c), languageOf(c))
      return c.json({ success: true, data })
    },
  )
