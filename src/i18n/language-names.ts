import type { Language } from "#i18n/localized.ts"

export const languageNames: Record<Language, string> = { en: "English", vi: "Tiếng Việt" }
