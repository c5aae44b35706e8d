import { messages } from "#domain/newsletter/messages.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { isEmail, readEmail } from "#lib/text/email.ts"
import { screenMessages as texts } from "./pages/messages.ts"
import { askForNewsletter } from "./queries.ts"

export type Outcome = { good: boolean; text: string }

export async function submitNewsletter(
  written: string,
  guard: { website: string; startedAt: string },
  language: Language,
): Promise<Outcome> {
  const email = readEmail(written)
  if (!isEmail(email)) return refusal(email ? messages.emailInvalid : messages.emailRequired, language)
  try {
    await askForNewsletter({ email, ...guard }, language)
    return { good: true, text: inLanguage(messages.asked, language) }
  } catch (error) {
    const said = error instanceof ApiError && error.status > 0 && error.status < 500 && error.message
    return said ? { good: false, text: said } : refusal(texts.failed, language)
  }
}

function refusal(text: { en: string; vi: string }, language: Language): Outcome {
  return { good: false, text: inLanguage(text, language) }
}
