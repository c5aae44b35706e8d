import * as z from "zod/mini"
import { emailAddress, oneLine, phoneText } from "#lib/fields.ts"

/** Body of `POST /people/export` and `/people/erase`, so that no address is in a URL or log. One of the three is given. */
export const personRequest = z
  .strictObject(
    {
      email: z.optional(emailAddress("emailRequired", "emailRequired")),
      phone: z.optional(phoneText("phoneRequired").check(z.minLength(6, "phoneRequired"))),
      chatName: z.optional(oneLine(200, "chatNameRequired").check(z.minLength(1, "chatNameRequired"))),
    },
    "unknownField",
  )
  .check(
    z.refine(({ email, phone, chatName }) => [email, phone, chatName].filter((way) => way !== undefined).length === 1, {
      error: "emailRequired",
      path: ["email"],
    }),
  )
export type PersonRequest = z.infer<typeof personRequest>
