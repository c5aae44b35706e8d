import * as z from "zod/mini"
import { emailAddress, fieldsError, longest, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"
import type * as shapes from "./shapes.server.ts"

export type Subscriber = z.infer<typeof shapes.subscriber>
export type ConfirmationAnswer = { success: true; data: z.infer<typeof shapes.confirmation> }
export type UnsubscribingAnswer = { success: true; data: z.infer<typeof shapes.unsubscribing> }

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
