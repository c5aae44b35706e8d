import type { Language } from "#i18n/localized.ts"

export const STAFF_LANGUAGE: Language = "vi"
