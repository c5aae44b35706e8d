import * as z from "zod/mini"
import { fieldsError, longest } from "#lib/fields.ts"
import { MAX_SLUG, SLUG } from "#lib/text/slug.ts"
import { MAX_WISHES, WISH_KINDS } from "./wish.ts"

const wish = z.strictObject(
  {
    kind: z.enum(WISH_KINDS, "wishInvalid"),
    slug: z.string("wishInvalid").check(longest(MAX_SLUG, "wishInvalid"), z.regex(SLUG, "wishInvalid")),
  },
  { error: fieldsError("wishInvalid") },
)
const wishes = z.array(wish, "wishInvalid").check(z.maxLength(MAX_WISHES, "wishesTooMany"))

/** Body of `PUT /wishlist`. */
export const wishChange = z.strictObject(
  { add: z.optional(wishes), remove: z.optional(wishes) },
  { error: fieldsError("wishInvalid") },
)
