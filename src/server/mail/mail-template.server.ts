import { withPrefix } from "#i18n/address.ts"
import { inEach, inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { readLine } from "#lib/text/typed-text.ts"
import type { Config } from "#server/config/config.server.ts"
import { QUIET_ZONE, qrDataUrl } from "#server/qr-code.server.ts"
import type { Block, DrawnBlock, Facts, MailCompany, MailText, Paragraph } from "./mail-content.server.ts"
import type { Mail } from "./transport.server.ts"
import type { ChangedWords, MailPart, WordedMail } from "./words/mail-words.server.ts"

export type MailSite = Pick<Config, "siteUrl" | "staffEmail"> & {
  findCompany: () => Promise<MailCompany>
  /** Finds what staff have changed in the words of a kind of mail. */
  findWords: (kind: string) => Promise<ChangedWords>
}

/** Renders a mail from the company as plain text and HTML. Loads react-email, so use it in jobs only. */
export async function renderMail(
  to: string,
  language: Language,
  written: MailText | WordedMail,
  site: MailSite,
): Promise<Mail> {
  const company = await site.findCompany()
  const text = await inWords(written, company, site)
  const name = inLanguage(company.companyName, language)
  const blocks = blocksOf(text, language)
  const { subject, text: plainly } = plainText(text, language, company)
  const { renderMailHtml } = await import("./template-layout.server.ts")
  return {
    to,
    from: { name, address: company.email || site.staffEmail },
    subject,
    text: plainly,
    html: renderMailHtml({
      language,
      subject,
      blocks: await Promise.all(blocks.map(drawn)),
      company,
      siteUrl: site.siteUrl,
      heading: (text.heading && inLanguage(text.heading, language)) || subject,
    }),
    language,
  }
}

const CODE_WIDTH = 220

/** Draws the picture of a block at twice its size, for sharp screens. */
async function drawn(block: Block): Promise<DrawnBlock> {
  if (typeof block === "string" || !("qrCode" in block)) return block
  const picture = await qrDataUrl(block.qrCode, 2 * CODE_WIDTH, { margin: QUIET_ZONE })
  return { picture, alt: block.alt, width: CODE_WIDTH }
}

/** Returns a mail in the words of staff. */
export async function inWords(
  written: MailText | WordedMail,
  { companyName }: MailCompany,
  { findWords }: Pick<MailSite, "findWords">,
): Promise<MailText> {
  if (!("fill" in written)) return written
  return written.fill({ changed: await findWords(written.kind), company: inEach(companyName) })
}

/** Returns a mail's subject and plain text, as `renderMail` does, for a preview. */
export function plainText(text: MailText, language: Language, company: MailCompany): { subject: string; text: string } {
  const { companyName, phone, email, registration } = company
  const signature = [inLanguage(companyName, language), phone, email, registration?.[language]]
    .filter(Boolean)
    .join("\n")
  return {
    subject: inLanguage(text.subject, language),
    text: `${[...blocksOf(text, language).map(plain), signature].filter(Boolean).join("\n\n")}\n`,
  }
}

/** Leaves out empty paragraphs. */
const blocksOf = ({ paragraphs }: MailText, language: Language) =>
  paragraphs.map((paragraph) => blockOf(paragraph, language)).filter((block) => block !== "")

/** Returns a paragraph in the reader's language. */
function blockOf(paragraph: Paragraph, language: Language): Block {
  if (typeof paragraph === "string") return paragraph
  if ("en" in paragraph) return paragraph[language]
  const said = (text: string | Localized) => (typeof text === "string" ? text : text[language])
  if ("text" in paragraph) return { text: said(paragraph.text), label: said(paragraph.label), link: paragraph.link }
  if ("qrCode" in paragraph) return { ...paragraph, alt: said(paragraph.alt) }
  if ("aside" in paragraph) return { aside: said(paragraph.aside), label: said(paragraph.label), link: paragraph.link }
  return paragraph
}

/** The greeting of mails that must not name anybody, because the address may be a stranger's. */
export const NAMELESS = { en: "Hello,", vi: "Kính gửi quý khách," }

/** The greeting of a mail to somebody whose name the mail may say (`guestName`). */
export const GREETING = {
  en: "Dear {{guest}},",
  vi: "Kính gửi quý khách {{guest}},",
  unfilled: NAMELESS,
} satisfies MailPart

/** Returns a name for a field of a mail. Leaves out a name that may be abused to carry a message. */
export function guestName(written: string): Localized {
  const name = readLine(written)
  if (!name || isName(name)) return { en: name, vi: name }
  return { en: "guest", vi: "" }
}

/** Returns whether a text can be a name: letters only, nothing that mail programs turn into links or phone numbers. */
export function isName(text: string): boolean {
  return /^(?:[\p{L}\p{M}'’·&, -]|\.(?= |$)){1,60}$/u.test(text)
}

function plain(block: Block): string {
  if (typeof block === "string") return block
  if ("facts" in block) return inLines(block.facts)
  if ("sums" in block) return inLines([...block.sums, block.total])
  if ("quoted" in block) return block.quoted
  if ("qrCode" in block) return ""
  return ["aside" in block ? block.aside : block.text, block.link].filter(Boolean).join("\n")
}

function inLines(facts: Facts["facts"]): string {
  return facts.map(([label, value]) => `${label}: ${value}`).join("\n")
}

/** Returns the facts that have a value, each with its label in a language. */
export function knownFacts<Word extends string>(
  words: Record<Word, Localized>,
  language: Language,
  facts: [word: Word, value: string | null | undefined][],
): Facts["facts"] {
  return facts.flatMap(([word, value]) => (value ? [[words[word][language], value] as const] : []))
}

/** Returns a link to a page in the reader's language, on the configured public URL. */
export function linkTo(
  { siteUrl }: Pick<MailSite, "siteUrl">,
  path: string,
  language: Language,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString()
  return `${siteUrl}${language === "vi" ? withPrefix(path) : path}${search && `?${search}`}`
}
