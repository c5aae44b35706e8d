import * as z from "zod/mini"
import type { Language } from "#i18n/localized.ts"
import { EMAIL_PATTERN, fieldsError, oneLine, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"

/** A reader of the newsletter as the staff see them. */
export type Subscriber = { email: string; language: Language; confirmedAt: string }

/**
 * `GET /newsletter/confirm`: whom the link is about, and whether it can still be used. Nothing is changed by asking.
 */
export type ConfirmationAnswer = { success: true; data: { email: string; language: Language; open: boolean } }
/** `GET /newsletter/unsubscribe`: whom the link is about, and whether there is anything to end. */
export type UnsubscribingAnswer = { success: true; data: { email: string; subscribed: boolean } }

/** Body of `POST /newsletter`. */
export const newsletterRequest = z.strictObject(
  {
    email: oneLine(254, "emailRequired").check(
      required("emailRequired"),
      z.regex(EMAIL_PATTERN, "emailInvalid"),
      z.toLowerCase(),
    ),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    ...formGuard,
  },
  { error: fieldsError("emailRequired") },
)
export type NewsletterRequest = z.infer<typeof newsletterRequest>

/** Query of the links in mails. */
export const linkQuery = z.object({
  token: z.string("linkInvalid").check(required("linkInvalid"), z.maxLength(100, "linkInvalid")),
})
