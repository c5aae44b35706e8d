import * as z from "zod/mini"
import { fieldsError, longText } from "#lib/fields.ts"

const reason = z.optional(longText(500, "textInvalid"))

/** `reasons` are what guests read in their language. `reason` is read in a language that `reasons` lacks. */
export const departureCancellation = z.strictObject(
  {
    reason,
    reasons: z.optional(z.strictObject({ en: reason, vi: reason }, { error: fieldsError("fieldRequired") })),
  },
  { error: fieldsError("fieldRequired") },
)

/** Query of the preview: the reason in each language. */
export const callOffPreview = z.object({ en: reason, vi: reason })
