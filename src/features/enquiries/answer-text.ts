import { formatDate } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"

/** Splits an answer into the paragraphs of its mail. Single line breaks stay within a paragraph. */
export function answerParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/** Returns the line above the guest's own words, which end the mail. */
export function quoteHeading(writtenAt: string, language: Language): string {
  const day = formatDate(hanoiDate(new Date(writtenAt)), language, "day")
  return language === "vi" ? `Quý khách đã viết ngày ${day}:` : `You wrote on ${day}:`
}
