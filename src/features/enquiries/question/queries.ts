import type { Language } from "#i18n/localized.ts"
import { post } from "#lib/api.ts"
import type { TourQuestion } from "./question.ts"

/** @throws ApiError with field errors */
export async function sendQuestion(question: TourQuestion, language: Language): Promise<void> {
  await post("/questions", { ...question, language }, { language })
}
