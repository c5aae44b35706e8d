import type { Reply, ReplyField } from "#domain/presets/presets.ts"
import { inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { fillFields } from "#lib/text/text-fields.ts"

export type ReplyFacts = { name: string; tour: LocalizedContent | null; company: LocalizedContent; staff: string }

/** Returns a saved reply as a mail to this guest: greeting, body and the name of who answers. */
export function fillReply(reply: Reply, language: Language, facts: ReplyFacts): string {
  const { name, tour, company, staff } = facts
  const values: Record<ReplyField, string> = {
    guest: name,
    tour: tour ? inLanguage(tour, language) : TOUR_BLANK[language],
    company: inLanguage(company, language),
    staff,
  }
  const body = fillFields(inLanguage(reply.text, language), (field) =>
    Object.hasOwn(values, field) ? values[field as ReplyField] : "",
  )
  return [greeting(name, language), body, `${CLOSING[language]}\n${staff}`].join("\n\n")
}

function greeting(name: string, language: Language): string {
  if (language === "vi") return name ? `Kính gửi quý khách ${name},` : "Kính gửi quý khách,"
  return name ? `Dear ${name},` : "Hello,"
}

const CLOSING: Localized = { en: "Best wishes,", vi: "Trân trọng," }
const TOUR_BLANK: Localized = { en: "[tour]", vi: "[tên tour]" }
