import type { Language } from "#i18n/localized.ts"
import { post } from "#lib/api.ts"
import type { ContactRequest } from "./contact.ts"

/** @throws ApiError with field errors */
export async function sendMessage(request: ContactRequest, language: Language): Promise<void> {
  await post("/contact", { ...request, language }, { language })
}
