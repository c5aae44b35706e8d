import * as z from "zod/mini"
import { fieldsError, longText, oneLine, required } from "#lib/fields.ts"
import { blanksOf } from "#lib/text/typed-text.ts"

const filledIn = z.refine<string>((text) => blanksOf(text).length === 0, "blanksLeft")
const inOneLanguage = z.optional(
  z.strictObject(
    {
      subject: oneLine(150, "textInvalid").check(required("fieldRequired"), filledIn),
      text: longText(5000, "textInvalid").check(required("fieldRequired"), filledIn),
    },
    { error: fieldsError("fieldRequired") },
  ),
)

/** Body of `POST /departures/{id}/message` and its preview: what guests read, in each of their languages. */
export const guestMessage = z.strictObject(
  { en: inOneLanguage, vi: inOneLanguage },
  { error: fieldsError("unknownField") },
)
