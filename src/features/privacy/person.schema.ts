import * as z from "zod/mini"
import { emailAddress } from "#lib/fields.ts"

/** Body of `POST /people/export` and `/people/erase`, so that no address is in a URL or log. One of the two is given. */
export const personRequest = z
  .strictObject(
    {
      email: z.optional(emailAddress("emailRequired")),
      phone: z.optional(
        z.string("phoneRequired").check(z.trim(), z.minLength(6, "phoneRequired"), z.maxLength(40, "phoneRequired")),
      ),
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
