import { formatDate } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"

/** Returns the line above the guest's own words, which end the mail. */
export function quoteHeading(writtenAt: string, language: Language): string {
  const day = formatDate(hanoiDate(new Date(writtenAt)), language, "day")
  return language === "vi" ? `Quý khách đã viết ngày ${day}:` : `You wrote on ${day}:`
}
