import { complaintDeadlines, registrationFacts } from "#domain/settings/registration.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatDate, formatNumber } from "#i18n/format.ts"
import { inBoth, inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { htmlToLine, replaceInText, tagsIn } from "#lib/text/html-text.ts"
import { fillFields } from "#lib/text/text-fields.ts"

/** What `{{name}}` in a page's text becomes. It follows the settings. */
const FIELDS = {
  companyName: ({ companyName }, language) => inLanguage(companyName, language),
  legalName: ({ legalName, companyName }, language) => legalName || inLanguage(companyName, language),
  address: ({ address }, language) => inLanguage(address, language),
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  businessHours: ({ businessHours }, language) => inLanguage(businessHours, language),
  registration: (settings, language) =>
    registrationFacts(settings, language)
      .map(({ label, value }) => `${label}: ${value}`)
      .join("; "),
  licenceNumber: ({ licenceNumber }) => licenceNumber,
  howToPay: ({ howToPay }, language) => inLanguage(howToPay, language),
  exchangeRate: ({ exchangeRate: { vndPerUsd, date } }, language) =>
    inLanguage(
      {
        en: `1 US dollar = ${formatNumber(vndPerUsd, "en")} đồng (${formatDate(date, "en", "day")})`,
        vi: `1 đô la Mỹ = ${formatNumber(vndPerUsd, "vi")} đồng (${formatDate(date, "vi", "day")})`,
      },
      language,
    ),
  answerHours: ({ office }, language) => formatNumber(office.answerHours, language),
  complaintsContact: ({ complaintsContact }, language) => inLanguage(complaintsContact, language),
  complaintDeadlines: (settings, language) => complaintDeadlines(settings, language),
  guestDays: ({ retention }, language) => formatNumber(retention.guestDays, language),
  networkDays: ({ retention }, language) => formatNumber(retention.networkDays, language),
} satisfies Record<string, (settings: Settings, language: Language) => string>

type PageField = keyof typeof FIELDS
export type FieldValues = Record<string, Localized>

/** Returns what the fields say now, in both languages. */
export function fieldValues(settings: Settings): FieldValues {
  const say = (name: PageField) => inBoth((language) => FIELDS[name](settings, language))
  return Object.fromEntries(keysOf(FIELDS).map((name) => [name, say(name)]))
}

/** What the texts of pages may name. */
export const PAGE_FIELDS = { names: keysOf(FIELDS), owner: { en: "pages", vi: "trang" } }

/** Returns what a text says with its fields filled. */
export const fillPageText = ({ en, vi }: LocalizedContent, values: FieldValues): LocalizedContent => ({
  en: fill(en, values, "en"),
  ...(vi !== undefined && { vi: fill(vi, values, "vi") }),
})

/**
 * The same for sanitised HTML. `write` makes values safe there. Fields in attributes stay as they are, because a value
 * could lead a link elsewhere.
 */
export function fillPageHtml(
  { en, vi }: LocalizedContent,
  values: FieldValues,
  write: (value: string) => string,
): LocalizedContent {
  const fillHtml = (html: string, language: Language) =>
    replaceInText(html, (text) => fill(text, values, language, write))
  return { en: fillHtml(en, "en"), ...(vi !== undefined && { vi: fillHtml(vi, "vi") }) }
}

function fill(
  text: string,
  values: FieldValues,
  language: Language,
  write: (value: string) => string = (value) => value,
): string {
  const find = (name: string) => (Object.hasOwn(values, name) ? write(values[name]![language]) : undefined)
  return fillFields(text, find, { onMissing: "keep" })
}

const SHOWN = 100

/** Returns what a company must still decide in a text: it stands between double brackets. */
export function marksIn(text: string): string[] {
  const [, ...marked] = text.split("[[")
  return marked.map((words) => shorten(words.split("]]", 1)[0]!.trim(), SHOWN) || "…")
}

/** The same for sanitised HTML, however it is formatted, and in descriptions of pictures. */
export const marksInHtml = (html: string): string[] => [htmlToLine(html), ...tagsIn(html)].flatMap(marksIn)
