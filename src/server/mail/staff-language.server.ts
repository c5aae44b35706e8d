import type { Language } from "#i18n/localized.ts"

/** The language of mails to the office. */
export const STAFF_LANGUAGE: Language = "vi"
