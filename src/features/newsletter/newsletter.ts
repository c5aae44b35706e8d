import * as z from "zod/mini"
import type { Language } from "#i18n/localized.ts"
import { emailAddress, fieldsError, longest, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"

export type Subscriber = { email: string; language: Language; confirmedAt: string }

/** `open` tells whether the link can still be used. Reading changes nothing. */
export type ConfirmationAnswer = { success: true; data: { email: string; language: Language; open: boolean } }
export type UnsubscribingAnswer = { success: true; data: { email: string; subscribed: boolean } }

export const newsletterRequest = z.strictObject(
  {
    email: emailAddress("emailRequired"),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    ...formGuard,
  },
  { error: fieldsError("emailRequired") },
)
export type NewsletterRequest = z.infer<typeof newsletterRequest>

export const linkQuery = z.object({
  token: z.string("linkInvalid").check(required("linkInvalid"), longest(100, "linkInvalid")),
})
