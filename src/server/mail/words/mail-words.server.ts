import { inBoth, type Language, type Localized } from "#i18n/localized.ts"
import { fieldsIn, fillFields } from "#lib/text/text-fields.ts"
import type { MailText, Paragraph } from "#server/mail/mail-content.server.ts"

/** A text of a mail with `{{fields}}`, in the product's own words. */
export type MailPart = Localized & {
  /** Its name for staff. The parts in `PART_NAMES` need none. */
  name?: Localized
  /** Said instead while none of its fields has a value: 'Hello,' for 'Dear {{guest}},'. */
  unfilled?: Localized
}

/** A kind of mail with the words that staff may change. All else in it is made by code. */
export type DeclaredMail<Part extends string = string, Field extends string = string> = {
  /** Its name for staff is in the back office's slices (`staff.mails`). */
  kind: string
  /** Names of what its texts may mention. */
  fields: Readonly<Record<Field, Localized>>
  /** In the order in which they are read. */
  texts: Readonly<Record<Part, MailPart>>
}

/** The words that staff have changed, by language and part. */
export type ChangedWords = Partial<Record<Language, Readonly<Record<string, string>>>>

/** A mail that takes the words of staff when it is rendered. */
export type WordedMail = {
  kind: string
  fill: (words: { changed: ChangedWords; company: Localized }) => MailText
}

type Value = string | Localized

/** What every mail may mention. */
const COMMON_FIELDS = { company: { en: "Company", vi: "Tên công ty" } }
type Common = keyof typeof COMMON_FIELDS

export function declareMail<const Part extends string, const Field extends string>(
  mail: DeclaredMail<Part | "subject", Field>,
): DeclaredMail<Part | "subject", Field | Common> {
  return { ...mail, fields: { ...mail.fields, ...COMMON_FIELDS } }
}

/** Puts a mail together from its words, the values of its fields, and the paragraphs that code makes. */
export function writeMail<Part extends string, Field extends string>(
  mail: DeclaredMail<Part, Field>,
  values: Record<Exclude<Field, Common>, Value>,
  compose: (texts: Record<Part, Localized>) => Paragraph[],
): WordedMail {
  const fill: WordedMail["fill"] = ({ changed, company }) => {
    const all: Record<string, Value> = { ...values, company }
    const texts = Object.fromEntries(
      Object.keys(mail.texts).map((part) => [part, inBoth((language) => say(mail, part, language, changed, all))]),
    ) as Record<Part | "heading" | "subject", Localized>
    const { subject, heading } = texts
    return { subject: inBoth((language) => onOneLine(subject[language])), heading, paragraphs: compose(texts) }
  }
  return { kind: mail.kind, fill }
}

function say(
  mail: DeclaredMail,
  part: string,
  language: Language,
  changed: ChangedWords,
  values: Record<string, Value>,
): string {
  const { unfilled } = mail.texts[part]!
  const text = wordsOf(mail, language, changed[language])[part] ?? ""
  const find = (name: string) => (Object.hasOwn(values, name) ? writeValue(values[name], language) : "")
  const isFilled = fieldsIn(text).some(find)
  if (unfilled && !isFilled && fieldsIn(text).length) return unfilled[language]
  return fillFields(text, find)
}

/** Returns the texts of a mail in one language. Without a subject, or without any text, they are the product's. */
export function wordsOf(
  { texts }: DeclaredMail,
  language: Language,
  changed: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const own = Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, text[language]]))
  const known = Object.entries(changed).filter(([part]) => Object.hasOwn(texts, part))
  const words = { ...own, ...Object.fromEntries(known) }
  const isEmptied = Object.values(words).every((text) => text === "")
  return isEmptied ? own : { ...words, subject: words.subject || own.subject || "" }
}

const writeValue = (value: Value | undefined, language: Language) =>
  onOneLine(typeof value === "object" ? value[language] : (value ?? ""))

const onOneLine = (text: string) =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ")

/** Names of the parts that many mails have. */
export const PART_NAMES: Readonly<Record<string, Localized>> = {
  subject: { en: "Subject", vi: "Tiêu đề thư" },
  heading: { en: "Heading", vi: "Dòng tiêu đề trong thư" },
  greeting: { en: "Greeting", vi: "Lời chào" },
  opening: { en: "Opening", vi: "Mở đầu" },
  closing: { en: "Closing", vi: "Lời kết" },
  action: { en: "Above the button", vi: "Câu trên nút bấm" },
  ignore: { en: "If it wasn't the guest", vi: "Nếu không phải khách yêu cầu" },
  facts: { en: "Above the details", vi: "Câu trên phần chi tiết" },
}
