import { formatDate, formatTime } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"

/** Formats a date with its time of day, if that is known: 'Saturday, 21 November 2026 · 8:00 AM'. */
export function formatMoment(date: string, time: string | null, language: Language): string {
  return withDots(formatDate(date, language), time && formatTime(time, language))
}
