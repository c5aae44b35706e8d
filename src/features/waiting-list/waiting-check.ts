import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#ui/form/check-form.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { messages } from "./messages.ts"
import { type WaitingRequest, waitingRequest } from "./waiting-list.ts"

/** Validates the form in the browser. A separate file, so that the validator is loaded only when needed. */
export function checkWaiting(request: WaitingRequest, language: Language): Problem[] {
  return checkForm(waitingRequest, request, messages, language)
}
