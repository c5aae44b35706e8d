import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#ui/form/check-form.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { type ContactRequest, contactRequest } from "./contact.ts"
import { messages } from "./messages.ts"

/** Validates a message in the browser. A separate file, so that the validator is loaded only when needed. */
export function checkMessage(request: ContactRequest, language: Language): Problem[] {
  return checkForm(contactRequest, request, messages, language)
}
