import type { Language } from "#i18n/localized.ts"
import { post } from "#lib/api.ts"

/** Sends what a visitor wrote. @throws ApiError with field errors */
export function sendEnquiry(path: "/consultations" | "/contact" | "/questions", request: object, language: Language) {
  return post(path, { ...request, language })
}
