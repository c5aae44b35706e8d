import { reviewEntry } from "#domain/reviews/form/review-entry.schema.ts"
import { messages } from "#domain/reviews/messages.ts"
import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#site/ui/form/check-form.ts"
import type { Problem } from "#site/ui/form/use-form-errors.ts"

/** Validates a review in the browser. A separate file, so that the validator is loaded only when needed. */
export function checkReview(entry: object, language: Language): Problem[] {
  return checkForm(reviewEntry, entry, messages, language)
}
