/** The languages of the site, in the order of fallback: what lacks Vietnamese is shown in English. */
export const LANGUAGES = ["en", "vi"] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in both languages: the shape of UI messages and of content alike. */
export type Localized = { en: string; vi: string }

/** Texts of the interface, each in both languages: `export const messages = { … } satisfies Messages`. */
export type Messages = { [name: string]: Localized | Messages | readonly (Localized | Messages)[] }

/** Content as stored: `en` is always there, `vi` may still be missing. */
export type LocalizedContent = { en: string; vi?: string | undefined }

/** The text of a localized value in a language; content without that language falls back to English. */
export function inLanguage(text: LocalizedContent, language: Language): string {
  return text[language] || text.en
}
