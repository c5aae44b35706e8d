import { findSettings } from "#features/settings/settings.server.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import type { Config } from "./config.server.ts"
import type { Mail } from "./mail.server.ts"

/** A mail in words: its subject, and its paragraphs in a language. Vietnamese mails say 'quý khách' (brand.md). */
export type MailText = { subject: LocalizedContent; paragraphs: (language: Language) => string[] }

/** What mails need to know of the site. */
export type MailSite = Pick<Config, "siteUrl" | "staffEmail">

/** A text as a mail from the company, with its signature. */
export async function letter(to: string, language: Language, text: MailText, site: MailSite): Promise<Mail> {
  const settings = await findSettings()
  const company = inLanguage(settings.companyName, language)
  const signature = [company, settings.phone, settings.email].filter(Boolean).join("\n")
  return {
    to,
    from: { name: company, address: settings.email || site.staffEmail },
    subject: inLanguage(text.subject, language),
    text: `${[...text.paragraphs(language), signature].join("\n\n")}\n`,
    language,
  }
}

/** A link to a page in the reader's language, on the public address of the site, never on a Host header. */
export function linkTo(
  { siteUrl }: MailSite,
  path: string,
  language: Language,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString()
  return `${siteUrl}${language === "vi" ? withPrefix(path) : path}${search && `?${search}`}`
}
