import * as z from "zod/mini"
import { take } from "#lib/data/take.ts"
import { contentLine, fieldsError, longText } from "#lib/fields.ts"
import { checkFields, type TextFields } from "#server/check-fields.server.ts"
import { type FieldError, invalid } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import type { DeclaredMail } from "#server/mail/words/mail-words.server.ts"

export const MAX_LINE = 200
export const MAX_TEXT = 2_000
const MAX_ERRORS = 20

/** Whether a part of a mail is one line. */
export const isLine = (part: string) => part === "subject" || part === "heading"

type Texts = Record<string, string>

/**
 * Checks texts of a mail, by the name under which the request has them. Some parts may be missing.
 * @throws invalid with the line of each wrong field
 */
export function parseWords<Name extends string>(
  mail: DeclaredMail,
  sent: Partial<Record<Name, unknown>>,
): Partial<Record<Name, Texts>> {
  const names = Object.keys(sent).filter((name) => sent[name as Name] !== undefined)
  const schema = z.strictObject(Object.fromEntries(names.map((name) => [name, textsOf(mail)])))
  const parsed = parse(schema, Object.fromEntries(names.map((name) => [name, sent[name as Name]]))) as Record<
    Name,
    Texts
  >
  const errors = take(wrongFields(mail, parsed), MAX_ERRORS)
  if (errors.length) throw invalid(errors)
  return parsed
}

function* wrongFields(mail: DeclaredMail, parsed: Record<string, Texts>): Generator<FieldError, void, undefined> {
  for (const [name, texts] of Object.entries(parsed))
    for (const [part, text] of Object.entries(texts))
      for (const message of checkFields(text, fieldsOfMail(mail))) yield { field: `${name}.${part}`, message }
}

/** Returns the fields that the words of a mail may name. */
export const fieldsOfMail = ({ fields }: Pick<DeclaredMail, "fields">): TextFields => ({
  names: Object.keys(fields),
  owner: { en: "this mail", vi: "email này" },
})

function textsOf(mail: DeclaredMail) {
  const text = (part: string) =>
    isLine(part) ? contentLine(MAX_LINE, "textInvalid") : longText(MAX_TEXT, "textInvalid")
  const parts = Object.keys(mail.texts).map((part) => [part, z.optional(text(part))])
  return z.strictObject(Object.fromEntries(parts), { error: fieldsError("textInvalid") })
}
