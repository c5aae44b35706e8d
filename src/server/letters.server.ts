import { findSettings } from "#features/settings/settings.server.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import type { Config } from "./config.server.ts"
import type { Mail } from "./mail.server.ts"

/**
 * Facts, one a line; what a total is made of; a button with what leads to it; a link that is only there for those who
 * look for it; words of somebody else, with their lines.
 */
type Facts = { facts: (readonly [label: string, value: string])[] }
type Sums = { sums: (readonly [label: string, amount: string])[]; total: readonly [label: string, amount: string] }
type Action = { text: string; label: string; link: string }
type Aside = { aside: string; label: string; link: string }
type Quoted = { quoted: string }

/** A part of a letter: a paragraph, or something more. */
export type Block = string | Facts | Sums | Action | Aside | Quoted

/**
 * A mail in words: its subject, and its parts in a language. Vietnamese mails say 'quý khách' (brand.md). `heading`
 * stands over them where the subject is not for that.
 */
export type MailText = {
  subject: LocalizedContent
  heading?: LocalizedContent
  paragraphs: (language: Language) => Block[]
}

/** What mails need to know of the site. */
export type MailSite = Pick<Config, "siteUrl" | "staffEmail">

/**
 * A text as a mail from the company, with its signature: plain, and drawn. Drawing loads react-email; so this is for the
 * job that sends mails, not for requests.
 */
export async function letter(to: string, language: Language, text: MailText, site: MailSite): Promise<Mail> {
  const settings = await findSettings()
  const company = inLanguage(settings.companyName, language)
  const subject = inLanguage(text.subject, language)
  const blocks = text.paragraphs(language)
  const signature = [company, settings.phone, settings.email].filter(Boolean).join("\n")
  const { drawLetter } = await import("./letter-layout.server.ts")
  return {
    to,
    from: { name: company, address: settings.email || site.staffEmail },
    subject,
    text: `${[...blocks.map(plain), signature].join("\n\n")}\n`,
    html: drawLetter({
      language,
      ...{ subject, blocks, settings, siteUrl: site.siteUrl },
      heading: text.heading ? inLanguage(text.heading, language) : subject,
    }),
    language,
  }
}

/** A part in a letter without looks. */
function plain(block: Block): string {
  if (typeof block === "string") return block
  if ("facts" in block) return inLines(block.facts)
  if ("sums" in block) return inLines([...block.sums, block.total])
  if ("quoted" in block) return block.quoted
  return `${"aside" in block ? block.aside : block.text}\n${block.link}`
}

function inLines(facts: Facts["facts"]): string {
  return facts.map(([label, value]) => `${label}: ${value}`).join("\n")
}

/** Facts by their words, in a language; what is unknown is left out. */
export function knownFacts<Word extends string>(
  words: Record<Word, Localized>,
  language: Language,
  facts: [word: Word, value: string | null | undefined][],
): Facts["facts"] {
  return facts.flatMap(([word, value]) => (value ? [[words[word][language], value] as const] : []))
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
