import { messages } from "#features/reviews/messages.ts"
import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#ui/form/check-form.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { reviewEntry } from "./review-entry.schema.ts"

/** Validates a review in the browser. A separate file, so that the validator is loaded only when needed. */
export function checkReview(entry: object, language: Language): Problem[] {
  return checkForm(reviewEntry, entry, messages, language)
}
