import * as z from "zod/mini"

/** The languages of the site, in the order of fallback: what lacks Vietnamese is shown in English. */
export const LANGUAGES = ["en", "vi"] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in both languages: the shape of UI messages and of content alike. */
export type Localized = { en: string; vi: string }

/** Content as stored: `en` is always there, `vi` may still be missing. */
export type LocalizedContent = { en: string; vi?: string | undefined }

/** The text of a localized value in a language; content without that language falls back to English. */
export function inLanguage(text: LocalizedContent, language: Language): string {
  return text[language] || text.en
}

/** Schema of a localized field of at most `max` characters a language. */
export const localizedText = (max: number) =>
  z.strictObject({
    en: z.string().check(z.minLength(1), z.maxLength(max)),
    vi: z.optional(z.string().check(z.maxLength(max))),
  })
