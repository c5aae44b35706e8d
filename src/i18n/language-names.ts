import type { Language } from "./localized.ts"

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: "English", vi: "Tiếng Việt" }
