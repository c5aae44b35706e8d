import type { Language, Localized, LocalizedContent } from "#i18n/localized.ts"

export type Facts = { facts: (readonly [label: string, value: string])[] }
type Sums = { sums: (readonly [label: string, amount: string])[]; total: readonly [label: string, amount: string] }
type Action<Text> = { text: Text; label: Text; link: string }
type Aside<Text> = { aside: Text; label: Text; link: string }
type Quoted = { quoted: string }
/** A QR code of a text. Plain text leaves it out. */
type Code<Text> = { qrCode: string; alt: Text }

export type Block = string | Facts | Sums | Action<string> | Aside<string> | Quoted | Code<string>
/** A block whose code is a picture, as a data URL. */
export type DrawnBlock = Exclude<Block, Code<string>> | { picture: string; alt: string; width: number }

/** A block whose sentences stand side by side in both languages, or a block that needs no translation. */
export type Paragraph = Block | Record<Language, Block> | Action<Localized> | Aside<Localized> | Code<Localized>

export type MailCompany = {
  companyName: LocalizedContent
  phone: string
  email: string
  address: LocalizedContent
  /** Name, tax code and licence as the law wants them. */
  registration?: Localized
  primaryColor: string
  /** The logo on a field of `primaryColor`, on a plate of a colour if it can't be read on that. Without one, the name. */
  wordmark?: { path: string; width: number; height: number; plate: string | undefined } | undefined
}

/** A mail's subject and paragraphs in both languages. Vietnamese mails say 'quý khách' (docs/brand.md). */
export type MailText = {
  subject: LocalizedContent
  heading?: LocalizedContent | undefined
  paragraphs: Paragraph[]
}
