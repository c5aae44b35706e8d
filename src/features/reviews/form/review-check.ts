import { messages } from "#features/reviews/messages.ts"
import type { Language } from "#i18n/localized.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { checkForm } from "#ui/form/validate.ts"
import { reviewEntry } from "./review-entry.schema.ts"

/** What is wrong with a review before it is sent. A file of its own, for it brings the validator along. */
export function checkReview(entry: object, language: Language): Problem[] {
  return checkForm(reviewEntry, entry, messages, language)
}
