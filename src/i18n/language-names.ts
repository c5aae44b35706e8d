import type { Language } from "./localized.ts"

export const languageNames: Record<Language, string> = { en: "English", vi: "Tiếng Việt" }
