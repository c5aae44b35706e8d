import type { LocalizedContent } from "#i18n/localized.ts"

/** Facts, one a line. */
export type Facts = { facts: (readonly [label: string, value: string])[] }
/** What a total is made of. */
type Sums = { sums: (readonly [label: string, amount: string])[]; total: readonly [label: string, amount: string] }
/** A button, and the text above it. */
type Action = { text: string; label: string; link: string }
/** A small link below the rest. */
type Aside = { aside: string; label: string; link: string }
/** Somebody else's text, with its line breaks. */
type Quoted = { quoted: string }

/** A part of a mail: a paragraph, or one of the above. */
export type Block = string | Facts | Sums | Action | Aside | Quoted

/** The company as its mails show it. */
export type MailCompany = {
  companyName: LocalizedContent
  phone: string
  email: string
  address: LocalizedContent
  primaryColor: string
}
