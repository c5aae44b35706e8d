import type { Language } from "#i18n/localized.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { checkForm } from "#ui/form/validate.ts"
import { type ContactRequest, contactRequest } from "./contact.ts"
import { messages } from "./messages.ts"

/** What is wrong with a message before it is sent. A file of its own, for it brings the validator along. */
export function checkMessage(request: ContactRequest, language: Language): Problem[] {
  return checkForm(contactRequest, request, messages, language)
}
