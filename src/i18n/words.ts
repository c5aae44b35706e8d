import { formatDate, formatDateTime, formatMonth, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"

type Translate = (key: string, options?: Record<string, unknown>) => string
export type Words = ReturnType<typeof wordsIn>

/** Returns what says things in a language: texts of the back office, content, dates and times. */
export function wordsIn(language: Language, translate: Translate) {
  return {
    translate,
    language,
    localized: (text: LocalizedContent) => inLanguage(text, language),
    /** Says a date briefly: 'Sat 5 Dec 2026'. */
    day: (date: string) => formatDate(date, language, "short"),
    month: (date: string) => formatMonth(date, language),
    clock: (time: string) => formatTime(time, language),
    dateTime: (instant: string | Date) => formatDateTime(instant, language),
    party: (people: Parameters<typeof formatParty>[0]) => formatParty(people, language),
  }
}
