import { inLanguage, type Language } from "#i18n/localized.ts"
import { ApiError } from "#lib/api-error.ts"
import { messages } from "./messages.ts"
import { askForNewsletter } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What came of sending the form, in words. */
export type Outcome = { good: boolean; text: string }

/** Sends the newsletter's form; loaded when somebody does. */
export async function submitNewsletter(form: FormData, startedAt: string, language: Language): Promise<Outcome> {
  const email = String(form.get("email") ?? "").trim()
  if (!EMAIL_SHAPE.test(email)) return refusal(email ? messages.emailInvalid : messages.emailRequired, language)
  try {
    await askForNewsletter({ email, website: String(form.get("website") ?? ""), startedAt }, language)
    return { good: true, text: inLanguage(messages.asked, language) }
  } catch (error) {
    const said = error instanceof ApiError && error.status > 0 && error.status < 500 && error.message
    return said ? { good: false, text: said } : refusal(texts.failed, language)
  }
}

function refusal(text: { en: string; vi: string }, language: Language): Outcome {
  return { good: false, text: inLanguage(text, language) }
}
