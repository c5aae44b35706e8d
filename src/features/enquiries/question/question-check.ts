import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#ui/form/check-form.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { messages } from "./messages.ts"
import { type TourQuestion, tourQuestion } from "./question.ts"

/** Validates a question in the browser. */
export function checkQuestion(question: TourQuestion, language: Language): Problem[] {
  return checkForm(tourQuestion, question, messages, language)
}
