import type { Language } from "#i18n/localized.ts"
import { post } from "#lib/api.ts"
import type { NewsletterRequest } from "./newsletter.ts"

/**
 * Asks for the newsletter: a mail with a link to confirm follows.
 * @throws ApiError with the field that is wrong
 */
export async function askForNewsletter(request: NewsletterRequest, language: Language): Promise<void> {
  await post("/newsletter", { ...request, language }, { language })
}
