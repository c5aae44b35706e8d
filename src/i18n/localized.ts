/** Missing Vietnamese falls back to English. */
export const LANGUAGES = ["en", "vi"] as const
export type Language = (typeof LANGUAGES)[number]

export type Localized = { en: string; vi: string }

/** Interface texts: `export const messages = { … } satisfies Messages`. */
export type Messages = { [name: string]: Localized | Messages | readonly (Localized | Messages)[] }

/** Stored content. Vietnamese may be missing. */
export type LocalizedContent = { en: string; vi?: string | undefined }

export function inLanguage(text: LocalizedContent, language: Language): string {
  return text[language] || text.en
}

/** Returns what `make` returns for each language. */
export function inBoth<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make("en"), vi: make("vi") }
}
