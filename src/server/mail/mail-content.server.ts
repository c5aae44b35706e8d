import type { LocalizedContent } from "#i18n/localized.ts"

export type Facts = { facts: (readonly [label: string, value: string])[] }
type Sums = { sums: (readonly [label: string, amount: string])[]; total: readonly [label: string, amount: string] }
type Action = { text: string; label: string; link: string }
type Aside = { aside: string; label: string; link: string }
type Quoted = { quoted: string }

export type Block = string | Facts | Sums | Action | Aside | Quoted

export type MailCompany = {
  companyName: LocalizedContent
  phone: string
  email: string
  address: LocalizedContent
  primaryColor: string
}
