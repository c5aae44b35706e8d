import * as z from "zod/mini"
import { emailAddress, phoneText } from "#lib/fields.ts"

/** Body of `POST /people/export` and `/people/erase`, so that no address is in a URL or log. One of the two is given. */
export const personRequest = z
  .strictObject(
    {
      email: z.optional(emailAddress("emailRequired", "emailRequired")),
      phone: z.optional(phoneText("phoneRequired").check(z.minLength(6, "phoneRequired"))),
    },
    "unknownField",
  )
  .check(
    z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
      error: "emailRequired",
      path: ["email"],
    }),
  )
export type PersonRequest = z.infer<typeof personRequest>
