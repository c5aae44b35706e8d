import { useTranslate } from "react-admin"
import { formatDate, formatDateTime, formatMonth, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { useStaffLanguage } from "./use-language.ts"

export type Words = ReturnType<typeof useWords>

/** Returns what says things in the language of the back office: its texts, content, dates and times. */
export function useWords() {
  const translate = useTranslate()
  const language = useStaffLanguage()
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
