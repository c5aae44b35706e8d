import * as z from "zod/mini"
import { EMAIL_PATTERN } from "#lib/email.ts"

/** Body of `POST /people/export` and `/people/erase`, so that the email is in no URL and no log. */
export const personRequest = z.strictObject(
  { email: z.string("emailRequired").check(z.trim(), z.toLowerCase(), z.regex(EMAIL_PATTERN, "emailRequired")) },
  "unknownField",
)
