import type { Language } from "#i18n/localized.ts"
import { post } from "#lib/api.ts"
import type { ContactRequest } from "./contact.ts"

/**
 * Sends a message to the company.
 * @throws ApiError with the fields that are wrong
 */
export async function sendMessage(request: ContactRequest, language: Language): Promise<void> {
  await post("/contact", { ...request, language }, { language })
}
