/** A text that is missing in one language is shown in the other. */
export const LANGUAGES = ["en", "vi"] as const
export type Language = (typeof LANGUAGES)[number]

export type Localized = { en: string; vi: string }

/** Interface texts: `export const messages = { … } satisfies Messages`. */
export type Messages = { [name: string]: Localized | Messages | readonly (Localized | Messages)[] }

/** Stored content. One language may be missing: then `en` is empty, or `vi` is absent or empty. */
export type LocalizedContent = { en: string; vi?: string | undefined }

export function inLanguage(text: LocalizedContent, language: Language): string {
  return text[language] || text.en || text.vi || ""
}

/** Returns the language in which `inLanguage` returns a text. */
export function shownLanguage(text: LocalizedContent, language: Language): Language {
  if (text[language] || !inLanguage(text, language)) return language
  return language === "en" ? "vi" : "en"
}

/** Returns the languages in which a text is written: the page about it is announced in these. */
export function writtenIn(text: LocalizedContent): Language[] {
  const written = LANGUAGES.filter((language) => text[language])
  return written.length > 0 ? written : [...LANGUAGES]
}

/** Returns a text with both languages: the one that is missing is the other one. */
export function inEach(text: LocalizedContent): Localized {
  return inBoth((language) => inLanguage(text, language))
}

/** Returns what `make` returns for each language. */
export function inBoth<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make("en"), vi: make("vi") }
}
